#include "report/sarif/sarif.hpp"

#include <algorithm>

#include "report/pages/rule_markdown.hpp"
#include "report/sarif/location.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::report {
namespace {

constexpr std::string_view schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";

/// A text as a message string: single braces would be placeholders (3.11.5), `](` the middle of a
/// link (3.11.6).
std::string message_string(std::string_view text) {
  std::string message;
  for (const char c : text) {
    if (c == '{' || c == '}') message += c;
    if (c == '(' && message.ends_with(']')) message.insert(message.size() - 1, 1, '\\');
    message += c;
  }
  return message;
}

json message(std::string_view text) { return {{"text", message_string(text)}}; }

std::string_view level_of(severity level) {
  constexpr std::string_view levels[] = {"none", "note", "warning", "error"};
  return levels[static_cast<int>(level)];
}

json configuration(severity level) {
  return {{"enabled", level != severity::off}, {"level", level_of(level)}};
}

/// `san-castling-zero` as `SanCastlingZero`.
std::string pascal_case(std::string_view name) {
  std::string words;
  bool begins_word = true;
  for (const char c : name) {
    const bool is_lower = c >= 'a' && c <= 'z';
    if (c != '-') words += begins_word && is_lower ? static_cast<char>(c - 'a' + 'A') : c;
    begins_word = c == '-';
  }
  return words;
}

/// The rule as a reporting descriptor (3.49).
json descriptor(rule id, profile format) {
  const auto& about = info(id);
  const auto title = group_title(about.group);
  json one;
  one["id"] = about.name;
  one["name"] = pascal_case(about.name);
  one["shortDescription"] = message(about.summary);
  one["fullDescription"] = message(about.explanation);
  one["help"] = message(about.help);
  one["help"]["markdown"] = message_string(rule_markdown(about));
  one["defaultConfiguration"] = configuration(about.levels[static_cast<std::size_t>(format)]);
  one["properties"] = {{"section", about.section},
                       {"group", about.group},
                       {"groupTitle", title},
                       {"tags", {"chess", "PGN", title}}};
  if (!about.decisions.empty()) one["properties"]["decisions"] = about.decisions;
  if (!about.modern.empty()) one["properties"]["modern"] = about.modern;
  return one;
}

std::string_view charset_of(encoding encoding) {
  return encoding == encoding::latin1 ? "ISO-8859-1" : "UTF-8";
}

json escaped_list(const std::vector<std::string>& items, encoding encoding) {
  auto list = json::array();
  for (const auto& item : items) list.push_back(escape_for_display(item, encoding));
  return list;
}

/// What only this tool knows of a finding.
json properties_of(const diagnostic& finding, const render_context& where) {
  const auto encoding = where.encoding;
  json bag{{"profile", name_of(where.format)},
           {"section", info(finding.id).section},
           {"game", finding.game},
           {"ply", finding.ply}};
  if (!finding.fen.empty()) bag["fen"] = escape_for_display(finding.fen, encoding);
  if (!finding.expected.empty()) bag["expected"] = escaped_list(finding.expected, encoding);
  if (!finding.candidates.empty()) bag["candidates"] = escaped_list(finding.candidates, encoding);
  return bag;
}

json counts_of(const run_summary& all) {
  return {{"profile", name_of(all.format)},
          {"profiles", profiles_of(all)},
          {"files", all.files},
          {"filesUnread", all.files_unread},
          {"games", all.totals.games},
          {"gamesWithErrors", all.totals.games_with_errors},
          {"plies", all.totals.plies},
          {"errors", all.totals.errors},
          {"warnings", all.totals.warnings},
          {"infos", all.totals.infos}};
}

}  // namespace

sarif_renderer::sarif_renderer(std::string& out, const options& options)
    : out_(out), options_(options) {
  json log{{"$schema", schema}, {"version", "2.1.0"}};
  append_json(out_, log);
  out_.back() = ',';
  out_ += R"("runs":[{"columnKind":"utf16CodeUnits","newlineSequences":["\r\n","\n","\r"],)";
  out_ += R"("results":[)";
}

void sarif_renderer::begin_file(std::string_view file) {
  prints_ = fingerprinter();
  artifacts_.push_back({{"location", {{"uri", uri_of(file)}}},
                        {"roles", {"analysisTarget"}},
                        {"mimeType", "application/vnd.chess-pgn"}});
}

void sarif_renderer::begin_step(const reading& step) { prints_.begin_step(step); }

void sarif_renderer::append(const diagnostic& finding, render_context& where) {
  out_ += has_results_ ? ",\n" : "\n";
  append_json(out_, result_of(finding, where));
  has_results_ = true;
}

json sarif_renderer::result_of(const diagnostic& finding, render_context& where) {
  const auto artifact = artifacts_.size() - 1;
  artifacts_.back()["encoding"] = charset_of(where.encoding);
  artifacts_.back()["properties"] = {{"profile", name_of(where.format)}};
  const auto prints = prints_.of(finding, where);
  json result;
  result["ruleId"] = name_of(finding.id);
  result["ruleIndex"] = index_of(finding.id);
  result["level"] = level_of(finding.level);
  result["message"] = message(escape_for_display(finding.message, where.encoding));
  result["locations"] = json::array(
      {{{"physicalLocation", sarif_physical_location(finding.where, where, artifact)}}});
  for (const auto& other : finding.related) {
    json place{{"id", result["relatedLocations"].size()}};
    place["physicalLocation"] = sarif_physical_location(other.where, where, artifact);
    place["message"] = message(escape_for_display(other.text, where.encoding));
    result["relatedLocations"].push_back(std::move(place));
  }
  result["partialFingerprints"] = {{"primaryLocationLineHash", prints.by_line},
                                   {"gameAndMove/v1", prints.by_game}};
  if (!finding.fix.edits.empty()) {
    json fix{{"description", message(info(finding.id).help)}};
    fix["artifactChanges"].push_back(sarif_artifact_change(finding.fix.edits, where, artifact));
    fix["properties"] = {{"safe", finding.fix.is_safe}};
    result["fixes"].push_back(std::move(fix));
  }
  result["properties"] = properties_of(finding, where);
  return result;
}

std::size_t sarif_renderer::index_of(rule id) {
  const auto found = std::ranges::find(rules_, id);
  const auto index = static_cast<std::size_t>(found - rules_.begin());
  if (found == rules_.end()) rules_.push_back(id);
  return index;
}

void sarif_renderer::end_file(const summary& of_file) {
  artifacts_.back()["length"] = of_file.bytes;
}

void sarif_renderer::note_refused(std::string_view file, std::string_view why) {
  note_unread(file, why);
}

void sarif_renderer::note_unread(std::string_view file, std::string_view why) {
  json failure{{"level", "error"}, {"message", message(escape_for_display(why, encoding::utf8))}};
  failure["locations"].push_back(
      {{"physicalLocation", {{"artifactLocation", {{"uri", uri_of(file)}}}}}});
  troubles_.push_back(std::move(failure));
}

json sarif_renderer::invocation() {
  json one{{"executionSuccessful", troubles_.empty()}};
  if (!troubles_.empty()) one["toolExecutionNotifications"] = std::move(troubles_);
  for (const auto& [id, level] : options_.levels) {
    const json descriptor{{"id", name_of(id)}, {"index", index_of(id)}};
    one["ruleConfigurationOverrides"].push_back(
        {{"descriptor", descriptor}, {"configuration", configuration(level)}});
  }
  return one;
}

json sarif_renderer::driver() const {
  json one{
      {"name", "strictpgn"},
      {"version", STRICTPGN_VERSION},
      {"semanticVersion", STRICTPGN_VERSION},
      {"shortDescription", message("Checks chess games in PGN strictly against the standard.")}};
  one["rules"] = json::array();
  for (const rule id : rules_) one["rules"].push_back(descriptor(id, options_.format));
  return one;
}

void sarif_renderer::end(const run_summary& all) {
  json rest;
  rest["artifacts"] = std::move(artifacts_);
  rest["invocations"].push_back(invocation());  // before the driver: it may name more rules
  rest["tool"]["driver"] = driver();
  rest["properties"] = counts_of(all);
  out_ += has_results_ ? "\n]," : "],";
  std::string members;
  append_json(members, rest);
  out_ += std::string_view(members).substr(1);  // the object of the run is open already
  out_ += "]}\n";
}

}  // namespace strictpgn::report
