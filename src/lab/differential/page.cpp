#include "lab/differential/page.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "lab/differential/adapter_target.hpp"
#include "lab/differential/command_target.hpp"
#include "lab/differential/markdown_cell.hpp"
#include "lab/differential/round_trip.hpp"
#include "lab/differential/target_patterns.hpp"
#include "lab/differential/title.hpp"
#include "report/pages/section.hpp"
#include "report/plural.hpp"
#include "report/repetition.hpp"
#include "report/text/concise.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/records.hpp"

namespace strictpgn::differential {
namespace {

using json = nlohmann::ordered_json;

/// Of an output or a text, so much is shown on a page.
constexpr std::size_t longest_shown = 4'000;

/// The one command that shows it again.
constexpr const char* repetition = "sh run.sh";

/// Harmless text for a block of code, with a word on what is left out.
std::string shown_bytes(std::string_view bytes) {
  auto result = report::visible_lines(bytes.substr(0, longest_shown), encoding::utf8);
  if (!result.empty() && !result.ends_with('\n')) result += '\n';
  if (bytes.size() > longest_shown)
    result +=
        fmt::format("... and {} more\n", report::in_words(bytes.size() - longest_shown, "byte"));
  return result;
}

std::string block(std::string_view bytes) {
  std::string fence = "```";
  while (bytes.find(fence) != bytes.npos) fence += '`';
  return fmt::format("{0}\n{1}{0}\n", fence, shown_bytes(bytes));
}

/// All that we find in a text.
struct own_reading {
  std::vector<diagnostic> findings;
  summary totals;
};

own_reading read_by_us(std::string_view text, criteria criteria) {
  criteria.fixes = false;
  if (criteria.is_of_records()) {
    auto found = check_records(text, criteria.format_of_records(), criteria.dialect, criteria);
    return {std::move(found.diagnostics), found.totals};
  }
  auto found = check_database(text, criteria);
  return {std::move(found.diagnostics), found.totals};
}

/// "1 game, 4 mainline moves", "1 record".
std::string amount(std::uint64_t count, std::uint64_t plies, input_kind input) {
  auto result = report::in_words(count, unit_of(input));
  if (input == input_kind::pgn) result += ", " + report::in_words(plies, "mainline move");
  return result;
}

std::string our_findings(std::string_view text, const criteria& criteria) {
  const auto found = read_by_us(text, criteria);
  const auto file = example_file(criteria.input);
  std::string result;
  report::render_context where{file, criteria.encoding,
                               text::line_index(source_window{.text = text})};
  report::repetition repeats(severity::off, 1);
  for (const auto& each : found.findings)
    if (repeats.shows(each)) report::render_concise(result, each, where, {});
  repeats.render_rest(result, file, {});
  const auto& totals = found.totals;
  result +=
      fmt::format("{}, {}\n", amount(totals.games + totals.records, totals.plies, criteria.input),
                  report::in_words(totals.errors, "error"));
  return result;
}

std::string their_words(const answer& theirs, input_kind input) {
  auto result = verdict_in_words(theirs);
  if (!theirs.status.empty()) result += ", " + theirs.status;
  if (theirs.games) result += fmt::format(", {}", report::in_words(*theirs.games, unit_of(input)));
  if (theirs.plies) result += fmt::format(", {}", report::in_words(*theirs.plies, "mainline move"));
  return result;
}

std::string_view encoding_name(encoding which) {
  return which == encoding::utf8 ? "utf8" : "latin1";
}

std::string check_command(const page_setting& by) {
  auto result = fmt::format("strictpgn check --profile {} --encoding {} --level info",
                            name_of(by.how.format), encoding_name(by.how.encoding));
  if (by.how.dialect != fen_dialect::fen)
    result += fmt::format(" --dialect {}", name_of(by.how.dialect));
  return fmt::format("{} {}", result, example_file(by.how.input));
}

json finding_as_json(const diagnostic& each) {
  return {{"rule", name_of(each.id)},
          {"section", report::section_in_words(info(each.id).section)},
          {"severity", name_of(each.level)},
          {"span", {each.where.begin, each.where.end}},
          {"message", report::escape_for_display(each.message, encoding::utf8)}};
}

json ours_as_json(std::string_view text, const criteria& criteria) {
  const auto found = read_by_us(text, criteria);
  json result{{"verdict", found.totals.errors == 0 ? "valid" : "invalid"},
              {"games", found.totals.games + found.totals.records},
              {"plies", found.totals.plies},
              {"findings", json::array()}};
  for (const auto& each : found.findings) result["findings"].push_back(finding_as_json(each));
  return result;
}

json theirs_as_json(const answer& theirs, const page_setting& by) {
  json result{{"command", report::escape_for_display(by.command, encoding::utf8)},
              {"verdict", verdict_in_words(theirs)},
              {"status", theirs.status},
              {"message", report::escape_for_display(theirs.message, encoding::utf8)}};
  if (theirs.games) result["games"] = *theirs.games;
  if (theirs.plies) result["plies"] = *theirs.plies;
  if (theirs.written) result["written"] = shown_bytes(*theirs.written);
  result["stdout"] = shown_bytes(theirs.out);
  result["stderr"] = shown_bytes(theirs.err);
  return result;
}

}  // namespace

namespace {

/// Any text without line ends.
std::string in_a_line(std::string_view text) {
  return report::escape_for_display(text, encoding::utf8);
}

/// The program and the version that was asked.
std::string program_words(const page_setting& by) {
  const auto name = in_a_line(by.name);
  const auto version = in_a_line(by.version);
  return fmt::format("`{}`{}{}", name, version.empty() ? "" : ", version ", version);
}

/// What the program should have done, by the standard.
std::string expected(const cluster& cluster, const verdict& ours) {
  if (cluster.what.broken) {
    const auto& about = info(*cluster.what.broken);
    return fmt::format("That the text is refused, or reported. {} ({})", about.summary,
                       report::section_in_words(about.section));
  }
  if (!is_difference(cluster.what.what)) return "An answer, whatever the text.";
  if (const auto written = rule_written(cluster.what)) {
    const auto& about = info(*written);
    return fmt::format("That what is written of the text keeps to export format. {} ({})",
                       about.summary, report::section_in_words(about.section));
  }
  auto result = fmt::format("That {}: {} and no error",
                            is_of_round_trip(cluster.what)
                                ? "the text is read, and what is written of it read as the same"
                                : "the text is read",
                            amount(ours.games, ours.plies, ours.input));
  if (const auto sections = sections_of(cluster); !sections.empty())
    result += fmt::format(" (see {})", sections);
  result += '.';
  if (is_strictness(cluster))
    result += fmt::format(
        " We tolerate and warn of {}: not to read it so is no fault by the standard, if the "
        "program is meant to be strict.",
        names_of(cluster.tolerated));
  return result;
}

std::string got(const answer& theirs, input_kind input) {
  auto result = fmt::format("The program: {}.\n", their_words(theirs, input));
  if (!theirs.otherwise.empty())
    result += '\n' + report::escape_for_display(theirs.otherwise, encoding::utf8) + ".\n";
  if (!theirs.message.empty()) result += '\n' + block(theirs.message);
  if (theirs.written) result += "\nIt writes:\n\n" + block(*theirs.written);
  if (!theirs.out.empty()) result += "\nOn stdout:\n\n" + block(theirs.out);
  if (!theirs.err.empty()) result += "\nOn stderr:\n\n" + block(theirs.err);
  return result;
}

/// The lines of a script that put the question, with the text in a file for the shell.
std::string asking_lines(const page_setting& by, std::string_view file) {
  const auto question = adapter_question("", by.how, 1);
  constexpr std::string_view bytes = "\"bytes\":\"";
  const auto middle = question.find(bytes) + bytes.size();
  return fmt::format(
      "{{\n"
      "  printf '%s' '{}'\n"
      "  base64 <{} | tr -d '\\n'\n"
      "  printf '%s\\n' '{}'\n"
      "}}",
      question.substr(0, middle), file,
      std::string_view(question).substr(middle, question.size() - middle - 1));
}

/// Where the command has to be called from.
std::string place_of(const page_setting& by) {
  if (by.has_adapter_copy) return {};
  return fmt::format(
      "\n`{}` calls the program as it was called here, from the folder that you are in: where "
      "names "
      "of files or programs are relative, that is the one that they are relative to, and the "
      "script is called by its path.\n",
      script_file);
}

/// The command about the text, whose name is in `$text`.
std::string command_line_for(const page_setting& by) {
  constexpr auto text = "\"$text\"";
  if (by.is_adapter) return fmt::format("{} | (\n{}\n)\n", asking_lines(by, text), by.command);
  const auto with = with_word(by.command, text);
  return with == by.command ? fmt::format("(\n{}\n) <{}\n", with, text) : with + '\n';
}

}  // namespace

std::string render_script(const page_setting& by, const std::string& command,
                          const std::string& install) {
  const auto file = example_file(by.how.input);
  return fmt::format(
      "#!/bin/sh\n"
      "# Asks {} {} about {}; the answer is a line of JSON. To install it: {}\n"
      "# It waits as long as the program takes.\n"
      "cd \"$(dirname \"$0\")\" || exit 2\n"
      "if [ -f adapter/package.json ] && [ ! -d adapter/node_modules ]; then\n"
      "  (cd adapter && npm ci --silent) || exit 2\n"
      "fi\n"
      "{} | ({})\n",
      in_a_line(by.name), in_a_line(by.version), file, in_a_line(install), asking_lines(by, file),
      command);
}

std::string render_script(const page_setting& by) {
  const auto file = example_file(by.how.input);
  return fmt::format(
      "#!/bin/sh\n"
      "# Runs the program about {}, in the folder that this is called from, and ends as it does.\n"
      "# It waits as long as the program takes.\n"
      "text=$(cd \"$(dirname \"$0\")\" && pwd)/{} || exit 2\n"
      "{}"
      "status=$?\n"
      "echo \"exit status $status\"\n"
      "exit $status\n",
      file, file, command_line_for(by));
}

std::string render_report(const cluster& cluster, const example& shown, const page_setting& by) {
  auto result = fmt::format("# {}\n\nProgram: {}\n", title_of(cluster), program_words(by));
  if (const auto sections = sections_of(cluster); !sections.empty())
    result += fmt::format("\nStandard: {}\n", sections);
  const auto input = by.how.input;
  const auto file = example_file(input);
  result += fmt::format("\n[{}]({}):\n\n{}", file, file, block(shown.text));
  result += fmt::format("\n## Expected\n\n{}\n", expected(cluster, judge(shown.text, by.how)));
  result += fmt::format("\n## Got\n\n{}", got(shown.theirs, input));
  result += fmt::format("\n## To see it again\n\n{}{}", block(repetition), place_of(by));
  if (cluster.what.broken)
    result += fmt::format("\n## Why\n\n{}\n", info(*cluster.what.broken).explanation);
  result += fmt::format(
      "\n## How it was found\n\nBy `strictpgn fuzz`, from seed {1} ({2}): "
      "[original.{0}](original.{0}), reduced to [smallest.{0}](smallest.{0}), {3}",
      name_of(input), cluster.seed, cluster.origin, report::in_words(cluster.bytes, "byte"));
  if (!cluster.is_whole)
    result += "; the time for reducing it was over before it was as small as it can be";
  return result +
         fmt::format(". strictpgn says of {}:\n\n{}", file,
                     block("$ " + check_command(by) + '\n' + our_findings(shown.text, by.how)));
}

std::string render_json(const cluster& cluster, const example& shown, const page_setting& by) {
  json result{{"format", 2}, {"cluster", cluster.name}, {"outcome", name_of(cluster.what.what)}};
  if (cluster.what.broken) {
    const auto& about = info(*cluster.what.broken);
    result["rule"] = about.name;
    result["section"] = report::section_in_words(about.section);
    result["summary"] = about.summary;
  } else {
    result["section"] = sections_of(cluster);
  }
  result["title"] = title_of(cluster);
  result["kind"] = is_strictness(cluster) ? "strictness" : "fault";
  result["message"] = cluster.what.message;
  result["tolerated"] = json::array();
  for (const auto each : cluster.tolerated) result["tolerated"].push_back(name_of(each));
  result["target"] = report::escape_for_display(by.name, encoding::utf8);
  result["version"] = report::escape_for_display(by.version, encoding::utf8);
  result["profile"] = name_of(by.how.format);
  result["encoding"] = encoding_name(by.how.encoding);
  result["input"] = name_of(by.how.input);
  result["dialect"] = name_of(by.how.dialect);
  result["round_trip"] = by.how.is_round_trip;
  result["file"] = example_file(by.how.input);
  result["bytes"] = cluster.bytes;
  result["whole"] = cluster.is_whole;
  result["seed"] = cluster.seed;
  result["origin"] = cluster.origin;
  result["shape"] = cluster.signature;
  result["ours"] = ours_as_json(shown.text, by.how);
  result["theirs"] = theirs_as_json(shown.theirs, by);
  result["repeat"] = {repetition, check_command(by)};
  return result.dump(1) + '\n';
}

namespace {

std::string index_row(const cluster& cluster) {
  return fmt::format("| {} | {} | {} | {} | [{}](finds/{}/report.md) |\n",
                     markdown_cell(title_of(cluster)), sections_of(cluster), cluster.bytes,
                     cluster.seen, cluster.name, cluster.name);
}

/// What was left out of account is not kept from the reader.
std::string unclaimed_words(const std::map<std::string, std::uint64_t>& texts) {
  std::uint64_t sum = 0;
  std::string parts;
  for (const auto& [name, count] : texts) {
    sum += count;
    parts += fmt::format("{}{} {}", parts.empty() ? "" : ", ", name, count);
  }
  return fmt::format("{} left out of account for what the target does not claim to do: {}.\n",
                     report::in_words(sum, "text"), parts);
}

}  // namespace

std::string render_index(const campaign_state& all, const std::set<std::string>& known,
                         const page_setting& by) {
  auto result = fmt::format("# Finds\n\nTarget: {}\n\n{}", program_words(by),
                            report::in_words(all.texts, "text"));
  for (std::size_t at = 0; at != outcome_count; ++at)
    if (all.by_outcome[at] != 0)
      result += fmt::format(", {} {}", all.by_outcome[at], name_of(static_cast<outcome>(at)));
  result += ".\n";
  if (all.declined != 0)
    result +=
        fmt::format("The target could not judge {}.\n", report::in_words(all.declined, "text"));
  if (!all.unclaimed.empty()) result += unclaimed_words(all.unclaimed);
  if (all.unsteady != 0)
    result += fmt::format("{} did not happen again.\n", report::in_words(all.unsteady, "find"));
  if (!all.pending.empty())
    result +=
        fmt::format("{} still to be reduced.\n", report::in_words(all.pending.size(), "find"));
  std::string faults, strictness;
  for (const auto* each : worst_first(all, known))
    (is_strictness(*each) ? strictness : faults) += index_row(*each);
  constexpr std::string_view head =
      "\n| Find | Section | Bytes | Seen | Folder |\n|---|---|---|---|---|\n";
  if (!faults.empty()) result += fmt::format("\n## Faults\n{}{}", head, faults);
  if (!strictness.empty())
    result += fmt::format(
        "\n## Stricter than we are\n\nOnly texts show these that have what we tolerate and warn "
        "of.\n{}{}",
        head, strictness);
  return result +
         "\nSeen: finds that have all that the cause is made of; only some of them are reduced. "
         "Of a cause of which the text has nothing but what all texts have, those that were "
         "reduced to it.\n";
}

}  // namespace strictpgn::differential
