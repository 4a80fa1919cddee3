#include "report/json/json.hpp"

#include "report/json/json_object.hpp"
#include "report/json/json_text.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::report {
namespace {

void add_lines(json_object& to, const span& span, render_context& where) {
  const auto begin = where.lines.locate(span.begin);
  const auto end = where.lines.locate(span.end);
  to.number("line", begin.line);
  to.number("column", begin.column);
  to.number("end_line", end.line);
  to.number("end_column", end.column);
}

void add_bytes(json_object& to, const span& span) {
  to.number("begin", span.begin);
  to.number("end", span.end);
}

void write_related(std::string& out, const label& other, render_context& where) {
  json_object place(out);
  place.text("message", escape_for_display(other.text, where.encoding));
  if (is_inside(other.where, where.lines.window())) add_lines(place, other.where, where);
  add_bytes(place, other.where);
}

void write_edit(std::string& out, const edit& change, encoding encoding) {
  json_object one(out);
  add_bytes(one, change.where);
  one.text("text", decoded(change.text, encoding));
}

void write_fix(std::string& out, const suggested_fix& fix, encoding encoding) {
  json_object result(out);
  result.boolean("safe", fix.is_safe);
  result.list("edits", fix.edits, [&](const edit& change) { write_edit(out, change, encoding); });
  if (!fix.line_ends.empty()) result.text("line_ends", fix.line_ends);
}

void write_finding(std::string& out, const diagnostic& finding, render_context& where) {
  const auto& about = info(finding.id);
  json_object line(out);
  line.text("file", decoded(where.file, encoding::utf8));
  line.text("rule", about.name);
  line.text("severity", name_of(finding.level));
  line.text("profile", name_of(where.format));
  line.text("section", about.section);
  line.text("message", escape_for_display(finding.message, where.encoding));
  line.number("game", finding.game);
  line.number("ply", finding.ply);
  add_lines(line, finding.where, where);
  add_bytes(line, finding.where);
  const auto add_texts = [&](std::string_view name, const std::vector<std::string>& items) {
    if (items.empty()) return;
    line.list(name, items, [&](const std::string& item) {
      append_json_text(out, escape_for_display(item, where.encoding));
    });
  };
  if (!finding.related.empty())
    line.list("related", finding.related,
              [&](const label& other) { write_related(out, other, where); });
  add_texts("expected", finding.expected);
  add_texts("candidates", finding.candidates);
  if (!finding.fen.empty()) line.text("fen", escape_for_display(finding.fen, where.encoding));
  if (!finding.fix.empty()) {
    line.begin_member("fix");
    write_fix(out, finding.fix, where.encoding);
  }
  if (!about.help.empty()) line.text("help", about.help);
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
  write_finding(out, finding, where);
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
