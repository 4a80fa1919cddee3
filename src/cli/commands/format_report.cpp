#include "cli/commands/format_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <utility>

#include "report/plural.hpp"
#include "report/render_context.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::cli {
namespace {

/// A hostile file may have any number of different empty tags.
constexpr std::size_t most_kinds = 100;

void print_line(std::string_view line) {
  const auto text = fmt::format("{}\n", line);
  std::fwrite(text.data(), 1, text.size(), stderr);
}

/// "3 comments, 1 NAG"; empty when nothing was left out.
std::string in_words(const reduction& reduced) {
  std::vector<std::string> parts;
  const auto add = [&](std::uint64_t count, std::string_view noun) {
    if (count != 0) parts.push_back(report::in_words(count, noun));
  };
  add(reduced.tags, "tag pair");
  add(reduced.comments, "comment");
  add(reduced.variations, "variation");
  add(reduced.nags, "NAG");
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace

void format_report::add(const formatted_block& block) {
  for (const auto& one : block.notes) {
    if (one.kind == note_kind::mended)
      count(one);
    else
      say(one);
  }
  reduced_ += block.reduced;
}

void format_report::say(const format_note& one) const {
  const auto rule = one.cause ? fmt::format(" ({})", strictpgn::name_of(*one.cause)) : "";
  const auto said = [&](std::string_view what) {
    print_at(one.at, fmt::format("{}: {}{}", what, shown(one.what), rule));
  };
  switch (one.kind) {
    case note_kind::refused:
      return said("nothing is written");
    case note_kind::left_out:
      return said("left out");
    case note_kind::remaining:
      return said(fmt::format("written, but not {} format", strictpgn::name_of(format_)));
    default:
      return said("passed on as it is");
  }
}

void format_report::count(const format_note& one) {
  auto text = shown(one.what);
  if (mended_.size() >= most_kinds && !mended_.contains(text)) {
    ++more_mended_;
    return;
  }
  mended_.try_emplace(std::move(text), kind{one.at, 0}).first->second.count += 1;
}

void format_report::finish(const format_totals& totals) {
  print_mended();
  const auto name = report::shown_name(name_);
  if (const auto words = in_words(reduced_); !words.empty())
    print_line(fmt::format(
        "{}: left out, as {}: {}", name,
        format_ == profile::reduced ? "reduced export format has none" : "it was asked for",
        words));
  if (totals.passed_on != 0)
    print_line(fmt::format("{}: {} written, {} passed on; --force writes what can be written", name,
                           report::in_words(totals.written, "game"), totals.passed_on));
}

void format_report::print_mended() const {
  std::vector<std::pair<std::string_view, kind>> all(mended_.begin(), mended_.end());
  std::ranges::stable_sort(all, {}, [](const auto& one) {
    return std::pair(one.second.first.line, one.second.first.column);
  });
  for (const auto& [what, one] : all)
    print_at(one.first, one.count == 1 ? std::string(what)
                                       : fmt::format("{} ({} times, here first)", what, one.count));
  if (more_mended_ != 0)
    print_line(fmt::format("{}: and {} more of this", report::shown_name(name_), more_mended_));
}

void format_report::print_at(place at, std::string_view text) const {
  print_line(fmt::format("{}:{}:{}: {}", report::shown_name(name_), at.line, at.column, text));
}

std::string format_report::shown(std::string_view text) const {
  return report::escape_within(report::longest_message, text, encoding_);
}

}  // namespace strictpgn::cli
