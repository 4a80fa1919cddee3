#include "lab/differential/page.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "lab/differential/adapter_target.hpp"
#include "lab/differential/command_target.hpp"
#include "lab/differential/markdown_cell.hpp"
#include "report/pages/section.hpp"
#include "report/plural.hpp"
#include "report/repetition.hpp"
#include "report/text/concise.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::differential {
namespace {

using json = nlohmann::ordered_json;

/// Of an output or a text, so much is shown on a page.
constexpr std::size_t longest_shown = 4'000;

std::string_view words_for(outcome what) {
  switch (what) {
    case outcome::crash:
      return "crashes";
    case outcome::hang:
      return "does not come to an end";
    case outcome::flood:
      return "writes without end";
    case outcome::accepts_invalid:
      return "accepts what breaks";
    case outcome::rejects_valid:
      return "refuses what is valid";
    case outcome::silent_loss:
      return "accepts, but loses";
    case outcome::invention:
      return "accepts, but invents";
    case outcome::difference:
      return "reads something else:";
  }
  return {};
}

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

options without_fixes(options options) {
  options.fixes = false;
  return options;
}

std::string our_findings(std::string_view text, const options& options) {
  const auto found = check_database(text, without_fixes(options));
  std::string result;
  report::render_context where{example_file, options.encoding,
                               text::line_index(source_window{.text = text})};
  report::repetition repeats(1);
  for (const auto& each : found.diagnostics)
    if (repeats.shows(each)) report::render_concise(result, each, where, {});
  repeats.render_rest(result, example_file, {});
  result += fmt::format("{}, {}, {}\n", report::in_words(found.totals.games, "game"),
                        report::in_words(found.totals.plies, "mainline move"),
                        report::in_words(found.totals.errors, "error"));
  return result;
}

std::string their_verdict(const answer& theirs) {
  switch (theirs.how) {
    case ending::answered:
      return theirs.accepts ? "accepted" : "refused";
    case ending::declined:
      return "declined";
    case ending::crashed:
      return "crashed";
    case ending::hung:
      return "no answer within the time";
    case ending::flooded:
      return "more output than is allowed";
  }
  return {};
}

std::string their_words(const answer& theirs) {
  auto result = their_verdict(theirs);
  if (!theirs.status.empty()) result += ", " + theirs.status;
  if (theirs.games) result += fmt::format(", {}", report::in_words(*theirs.games, "game"));
  if (theirs.plies) result += fmt::format(", {}", report::in_words(*theirs.plies, "mainline move"));
  return result;
}

std::string target_words(const page_setting& by) {
  return by.version.empty() ? fmt::format("`{}`", by.name)
                            : fmt::format("{} {}", by.name, by.version);
}

std::string repetition_of(const example& shown, const page_setting& by) {
  if (!by.version.empty()) return fmt::format("sh {}", script_file);
  if (by.is_adapter)
    return fmt::format("printf '%s' '{}' | {}", adapter_question(shown.text, by.how, 1),
                       by.command);
  const auto with = with_file(by.command, example_file);
  return with == by.command ? fmt::format("{} < {}", by.command, example_file) : with;
}

std::string_view encoding_name(encoding which) {
  return which == encoding::utf8 ? "utf8" : "latin1";
}

std::string check_command(const page_setting& by) {
  return fmt::format("strictpgn check --profile {} --encoding {} --level info {}",
                     name_of(by.how.format), encoding_name(by.how.encoding), example_file);
}

json finding_as_json(const diagnostic& each) {
  return {{"rule", name_of(each.id)},
          {"section", report::section_in_words(info(each.id).section)},
          {"severity", name_of(each.level)},
          {"span", {each.where.begin, each.where.end}},
          {"message", report::escape_for_display(each.message, encoding::utf8)}};
}

json ours_as_json(std::string_view text, const options& options) {
  const auto found = check_database(text, without_fixes(options));
  json result{{"verdict", found.totals.errors == 0 ? "valid" : "invalid"},
              {"games", found.totals.games},
              {"plies", found.totals.plies},
              {"findings", json::array()}};
  for (const auto& each : found.diagnostics) result["findings"].push_back(finding_as_json(each));
  return result;
}

json theirs_as_json(const answer& theirs, const page_setting& by) {
  json result{{"command", report::escape_for_display(by.command, encoding::utf8)},
              {"verdict", their_verdict(theirs)},
              {"status", theirs.status},
              {"message", report::escape_for_display(theirs.message, encoding::utf8)}};
  if (theirs.games) result["games"] = *theirs.games;
  if (theirs.plies) result["plies"] = *theirs.plies;
  result["stdout"] = shown_bytes(theirs.out);
  result["stderr"] = shown_bytes(theirs.err);
  return result;
}

std::string names_of(const std::vector<rule>& rules) {
  std::string result;
  for (const auto each : rules) {
    if (!result.empty()) result += ", ";
    result += name_of(each);
  }
  return result;
}

}  // namespace

std::string words_for(const cluster& cluster) {
  const auto& what = cluster.what;
  std::string result(words_for(what.what));
  if (what.broken) result += fmt::format(" {}", name_of(*what.broken));
  const bool is_miscount = what.what == outcome::silent_loss || what.what == outcome::invention ||
                           what.what == outcome::difference;
  if (is_miscount) result += ' ' + what.message;
  if (is_difference(what.what) && !cluster.tolerated.empty())
    result += ", if with " + names_of(cluster.tolerated);
  return is_miscount || what.message.empty() ? result : result + ": " + what.message;
}

std::string render_script(const page_setting& by, const std::string& command,
                          const std::string& install) {
  const auto question = adapter_question("", by.how, 1);
  constexpr std::string_view bytes = "\"bytes\":\"";
  const auto middle = question.find(bytes) + bytes.size();
  return fmt::format(
      "#!/bin/sh\n"
      "# Asks {} {} about {}; the answer is a line of JSON. To install it: {}\n"
      "cd \"$(dirname \"$0\")\" || exit 2\n"
      "if [ -f adapter/package.json ] && [ ! -d adapter/node_modules ]; then\n"
      "  (cd adapter && npm ci --silent) || exit 2\n"
      "fi\n"
      "{{\n"
      "  printf '%s' '{}'\n"
      "  base64 {} | tr -d '\\n'\n"
      "  printf '%s\\n' '{}'\n"
      "}} | ({})\n",
      by.name, by.version, example_file, install, question.substr(0, middle), example_file,
      std::string_view(question).substr(middle, question.size() - middle - 1), command);
}

std::string render_report(const cluster& cluster, const example& shown, const page_setting& by) {
  auto result = fmt::format("# {}\n\n", words_for(cluster));
  result += fmt::format("Target: {}\n", target_words(by));
  if (cluster.what.broken) {
    const auto& about = info(*cluster.what.broken);
    result +=
        fmt::format("\n**{}** ({}): {}\n\n{}\n", about.name,
                    report::section_in_words(about.section), about.summary, about.explanation);
  }
  result += fmt::format("\n## The text\n\n[{}]({}), {}", example_file, example_file,
                        report::in_words(cluster.bytes, "byte"));
  if (!cluster.is_whole)
    result += "; the time for reducing it was over before it was as small as it can be";
  result +=
      fmt::format(". Made of seed {} ({}).\n\n{}", cluster.seed, cluster.origin, block(shown.text));
  result += fmt::format("\n## What strictpgn says\n\n{}", block(our_findings(shown.text, by.how)));
  result += fmt::format("\n## What the target says\n\n{}.\n", their_words(shown.theirs));
  if (!shown.theirs.otherwise.empty())
    result += '\n' + report::escape_for_display(shown.theirs.otherwise, encoding::utf8) + ".\n";
  if (!shown.theirs.out.empty()) result += "\nOn stdout:\n\n" + block(shown.theirs.out);
  if (!shown.theirs.err.empty()) result += "\nOn stderr:\n\n" + block(shown.theirs.err);
  result += fmt::format("\n## To see it again\n\n{}",
                        block(repetition_of(shown, by) + '\n' + check_command(by)));
  return result;
}

std::string render_json(const cluster& cluster, const example& shown, const page_setting& by) {
  json result{{"format", 2}, {"cluster", cluster.name}, {"outcome", name_of(cluster.what.what)}};
  if (cluster.what.broken) {
    const auto& about = info(*cluster.what.broken);
    result["rule"] = about.name;
    result["section"] = report::section_in_words(about.section);
    result["summary"] = about.summary;
  }
  result["message"] = cluster.what.message;
  result["tolerated"] = json::array();
  for (const auto each : cluster.tolerated) result["tolerated"].push_back(name_of(each));
  result["target"] = report::escape_for_display(by.name, encoding::utf8);
  result["version"] = report::escape_for_display(by.version, encoding::utf8);
  result["profile"] = name_of(by.how.format);
  result["encoding"] = encoding_name(by.how.encoding);
  result["file"] = example_file;
  result["bytes"] = cluster.bytes;
  result["whole"] = cluster.is_whole;
  result["seed"] = cluster.seed;
  result["origin"] = cluster.origin;
  result["shape"] = cluster.signature;
  result["ours"] = ours_as_json(shown.text, by.how);
  result["theirs"] = theirs_as_json(shown.theirs, by);
  result["repeat"] = {report::escape_for_display(repetition_of(shown, by), encoding::utf8),
                      check_command(by)};
  return result.dump(1) + '\n';
}

std::string render_index(const campaign_state& all, const std::set<std::string>& known,
                         const page_setting& by) {
  auto result = fmt::format("# Finds\n\nTarget: {}\n\n{}", target_words(by),
                            report::in_words(all.texts, "text"));
  for (std::size_t at = 0; at != outcome_count; ++at)
    if (all.by_outcome[at] != 0)
      result += fmt::format(", {} {}", all.by_outcome[at], name_of(static_cast<outcome>(at)));
  result += ".\n";
  if (all.declined != 0)
    result +=
        fmt::format("The target could not judge {}.\n", report::in_words(all.declined, "text"));
  if (all.unsteady != 0)
    result += fmt::format("{} did not happen again.\n", report::in_words(all.unsteady, "find"));
  if (!all.pending.empty())
    result +=
        fmt::format("{} still to be reduced.\n", report::in_words(all.pending.size(), "find"));
  result += "\n| Find | Section | Bytes | Seen | Folder |\n|---|---|---|---|---|\n";
  for (const auto& [name, each] : all.clusters) {
    if (known.contains(name)) continue;
    result += fmt::format(
        "| {} | {} | {} | {} | [{}](finds/{}/report.md) |\n", markdown_cell(words_for(each)),
        each.what.broken ? report::section_in_words(info(*each.what.broken).section) : "",
        each.bytes, each.seen, name, name);
  }
  return result +
         "\nSeen: finds that have all that the cause is made of; only some of them are reduced.\n";
}

}  // namespace strictpgn::differential
