#include "cli/options/check_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "cli/io/errors.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/exclude_option.hpp"
#include "cli/options/output_option.hpp"

namespace strictpgn::cli {
namespace {

constexpr enum_option<applicability> fix_kinds[] = {{"safe", applicability::safe},
                                                    {"all", applicability::all}};

}  // namespace

void check_options::add_to(verb_arguments& verb) {
  verb.add_option("FILE", files,
                  "files of games (PGN), or of records (.fen, .epd), packed ones (.zst, .gz, .bz2, "
                  ".xz, .zip, .tar) and folders too; - or none: stdin");
  add_exclude(verb, excluded);
  reading.add_to(verb);
  configuration.add_to(verb);
  records.add_to(verb);
  report.add_to(verb);
  add_output(verb, output);
  jobs.add_to(verb);
  const auto fixing =
      verb.add_flag("--fix{safe} safe|all", fix,
                    "put right what is certain and shown (stdin goes to stdout, its report to "
                    "stderr): safe, which leaves games understood as before, or all [safe]");
  verb.add_flag("--diff", is_diff, "print a unified diff and change nothing").needs(fixing);
  add_pieces(verb, pieces).needs(fixing);
  const auto numbered =
      verb.add_option("--game N", games,
                      "only the game or record of that number, from 1 (repeatable)")
          .takes(whole_number(1, UINT64_MAX))
          .takes_one_value();
  numbered.excludes(fixing);
  const auto older =
      verb.add_option("--baseline REPORT", known,
                      "an older report of --format json: only what is new is reported, by file, "
                      "rule and message");
  older.excludes(fixing);
  verb.add_flag("--show-accepted", shows_accepted,
                "report also what a configuration file accepts (`[[accepted]]`)");
  const auto one_part =
      verb.add_option("--part I/N", part,
                      "of N parts of one file only the I-th, by the bytes in which games "
                      "begin; the report is for `strictpgn merge`");
  one_part.excludes(fixing).excludes(older).excludes(numbered);
  verb.add_option("--range BEGIN:END", range, "likewise the games that begin in these bytes")
      .excludes(one_part)
      .excludes(fixing)
      .excludes(older)
      .excludes(numbered);
  verb.add_flag("--collation", reading.wants_collation,
                "warn of games out of order and of copies (section 12)");
  verb.add_option("--fail-on LEVEL", fail_on, "exit with 1 on error, or on warning [error]");
  verb.add_option("--stdin-name NAME", stdin_name, "what reports call stdin").shows_default();
}

bool check_options::reports_to_stderr() const {
  return is_diff || (!fix.empty() && (files.empty() || std::ranges::count(files, "-") != 0));
}

std::vector<checked_input> check_options::inputs(settings& all) const {
  std::optional<severity> wanted;
  if (!fail_on.empty()) wanted = parse_failing_level("--fail-on", fail_on);
  std::vector<checked_input> inputs;
  for (const auto& file : inputs_of(files, stdin_name, excluded)) {
    const auto configured = all.fail_on(file).value_or(severity::error);
    const bool is_utf8 = all.about(file, profile::modern).encoding == encoding::utf8;
    inputs.push_back({file, all.about(file), wanted.value_or(configured), is_utf8});
    if (!shows_accepted) inputs.back().accepted = all.accepted_in(file);
  }
  return inputs;
}

bool check_options::redirect_output(const std::vector<checked_input>& inputs) const {
  std::vector<input> read;
  read.reserve(inputs.size());
  for (const auto& one : inputs) read.push_back(one.file);
  redirect_stdout(output, read);
  if (!known.empty()) keep_from_output(known);
  return !output.empty();
}

applicability check_options::fixes() const { return parse_enum_option("--fix", fix, fix_kinds); }

void check_options::refuse_fix_apart(const std::vector<checked_input>& inputs) const {
  for (const auto& one : inputs)
    for (const auto& kind : fix_kinds)
      if (one.file.argument == kind.name && !std::filesystem::exists(one.file.argument))
        throw usage_error(
            fmt::format("no such file: `{}`; did you mean `--fix={}`?", kind.name, kind.name));
}

}  // namespace strictpgn::cli
