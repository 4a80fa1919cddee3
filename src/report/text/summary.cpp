#include "report/text/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <span>
#include <vector>

#include "report/plural.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::report {
namespace {

/// How many of the games, or records, have errors.
std::string verdict_on(std::uint64_t count, std::uint64_t with_errors, std::string_view noun) {
  if (with_errors != 0)
    return fmt::format("{} of {} {} errors", with_errors, in_words(count, noun),
                       with_errors == 1 ? "has" : "have");
  return count == 1 ? fmt::format("the {} has no errors", noun)
                    : fmt::format("none of {} {}s has errors", count, noun);
}

std::string verdict(const run_summary& all, const look& look) {
  const auto& totals = all.totals;
  if (totals.games == 0 && totals.records == 0)
    return all.holds_records_only() ? "no records" : "no games";
  std::string words;
  const bool are_outside =
      totals.errors != 0 && totals.games_with_errors == 0 && totals.records == 0;
  if (totals.games != 0)
    words = are_outside ? fmt::format("the errors are outside the {}",
                                      totals.games == 1 ? "game" : in_words(totals.games, "game"))
                        : verdict_on(totals.games, totals.games_with_errors, "game");
  if (totals.records != 0) {
    if (!words.empty()) words += ", ";
    words += verdict_on(totals.records, totals.records_with_errors, "record");
  }
  return look.style.paint(totals.errors == 0 ? tone::strong : tone::error, words);
}

std::string findings(const summary& totals, severity shown) {
  auto words =
      fmt::format("{}, {}", in_words(totals.errors, "error"), in_words(totals.warnings, "warning"));
  if (shown == severity::error && totals.warnings != 0) words += " (not shown: --level warning)";
  if (totals.infos == 0) return words;
  words += fmt::format(", {}", in_words(totals.infos, "info"));
  if (shown > severity::info) words += " (not shown: --level info)";
  return words;
}

/// Whom the errors need not trouble (D156).
std::string hint_to_modern(const run_summary& all) {
  const auto files = all.files_sound_in_modern;
  if (files == 0) return {};
  const auto where = all.files == 1 ? std::string()
                                    : fmt::format(" in {} of the {} with errors", files,
                                                  in_words(all.files_with_errors, "file"));
  return fmt::format(
      "--profile modern reports no errors{}: it is quiet about what today's programs always "
      "write\n",
      where);
}

std::string files_in_words(const run_summary& all) {
  if (!all.is_cut) return in_words(all.files, "file");
  if (all.files == 0) return "a part of a file";
  return in_words(all.files, "file") + " and a part of another";
}

/// Files are counted that change in either way.
std::string put_right(const repairs& fixed) {
  auto words = fmt::format("{} {}", fixed.is_only_shown ? "would fix" : "fixed",
                           in_words(fixed.findings, "finding"));
  if (fixed.translated)
    words += fmt::format(" and {} {}", fixed.is_only_shown ? "translate" : "translated",
                         in_words(*fixed.translated, "game"));
  return words + fmt::format(" in {}\n", in_words(fixed.files, "file"));
}

}  // namespace

void render_summary(std::string& out, const run_summary& all, severity shown, const look& look) {
  const auto& totals = all.totals;
  out += fmt::format("{}: {}\n", verdict(all, look), findings(totals, shown));
  const bool has_games = totals.games != 0 || (totals.records == 0 && !all.holds_records_only());
  out += fmt::format(
      "checked {}, {}{} (profile {}{})\n", files_in_words(all), size_in_words(totals.bytes),
      has_games ? ", " + in_words(totals.plies, "ply", "plies") : "", name_of(all.format),
      all.other_formats.empty() ? "" : ", another for some files");
  out += hint_to_modern(all);
  if (all.fixed) {
    out += put_right(*all.fixed);
    if (all.fixed->files_unfinished != 0)
      out += fmt::format("not finished: {} in which {} may fix more\n",
                         in_words(all.fixed->files_unfinished, "file"),
                         all.fixed->is_only_shown ? "a run over the new text" : "another run");
    if (all.fixed->files_refused != 0)
      out += fmt::format("left as they are: {} that could not be replaced\n",
                         in_words(all.fixed->files_refused, "file"));
  }
  if (all.files_unread != 0) {
    out +=
        fmt::format("not checked: {} that could not be read\n", in_words(all.files_unread, "file"));
  }
}

}  // namespace strictpgn::report
