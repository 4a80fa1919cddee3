#include "report/json/json.hpp"

#include "report/json/json_text.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::report {
namespace {

void add_lines(json& to, const span& span, render_context& where) {
  const auto begin = where.lines.locate(span.begin);
  const auto end = where.lines.locate(span.end);
  to["line"] = begin.line;
  to["column"] = begin.column;
  to["end_line"] = end.line;
  to["end_column"] = end.column;
}

json related_place(const label& other, render_context& where) {
  json place;
  place["message"] = escape_for_display(other.text, where.encoding);
  if (is_inside(other.where, where.lines.window())) add_lines(place, other.where, where);
  add_span(place, other.where);
  return place;
}

void add_list(json& to, const char* name, const std::vector<std::string>& items,
              encoding encoding) {
  for (const auto& item : items) to[name].push_back(escape_for_display(item, encoding));
}

json json_of(const suggested_fix& fix, encoding encoding) {
  json result;
  result["safe"] = fix.is_safe;
  result["edits"] = json::array();
  for (const auto& change : fix.edits) {
    json one;
    add_span(one, change.where);
    one["text"] = decoded(change.text, encoding);
    result["edits"].push_back(one);
  }
  if (!fix.line_ends.empty()) result["line_ends"] = fix.line_ends;
  return result;
}

json count_by_rule(const summary& totals) {
  auto counts = json::object();
  for (const auto& about : catalogue()) {
    const auto count = totals.by_rule[about.id];
    if (count != 0) counts[std::string(about.name)] = count;
  }
  return counts;
}

}  // namespace

void render_json(std::string& out, const diagnostic& finding, render_context& where) {
  const auto& about = info(finding.id);
  json line;
  line["file"] = decoded(where.file, encoding::utf8);
  line["rule"] = about.name;
  line["severity"] = name_of(finding.level);
  line["profile"] = name_of(where.format);
  line["section"] = about.section;
  line["message"] = escape_for_display(finding.message, where.encoding);
  line["game"] = finding.game;
  line["ply"] = finding.ply;
  add_lines(line, finding.where, where);
  add_span(line, finding.where);
  for (const auto& other : finding.related) line["related"].push_back(related_place(other, where));
  add_list(line, "expected", finding.expected, where.encoding);
  add_list(line, "candidates", finding.candidates, where.encoding);
  if (!finding.fen.empty()) line["fen"] = escape_for_display(finding.fen, where.encoding);
  if (!finding.fix.empty()) line["fix"] = json_of(finding.fix, where.encoding);
  if (!about.help.empty()) line["help"] = about.help;
  append_json(out, line);
  out += '\n';
}

void render_json_summary(std::string& out, const run_summary& all) {
  json line;
  line["summary"] = true;
  line["version"] = json_version;
  line["profile"] = name_of(all.format);
  line["profiles"] = profiles_of(all);
  line["files"] = all.files;
  line["files_unread"] = all.files_unread;
  line["games"] = all.totals.games;
  line["games_with_errors"] = all.totals.games_with_errors;
  line["plies"] = all.totals.plies;
  line["records"] = all.totals.records;
  line["records_with_errors"] = all.totals.records_with_errors;
  line["errors"] = all.totals.errors;
  line["warnings"] = all.totals.warnings;
  line["infos"] = all.totals.infos;
  line["bytes"] = all.totals.bytes;
  if (all.fixed) {
    line["fixed"] = all.fixed->findings;
    line["files_fixed"] = all.fixed->files;
    line["files_refused"] = all.fixed->files_refused;
    if (all.fixed->translated) line["games_translated"] = *all.fixed->translated;
  }
  line["by_rule"] = count_by_rule(all.totals);
  append_json(out, line);
  out += '\n';
}

}  // namespace strictpgn::report
