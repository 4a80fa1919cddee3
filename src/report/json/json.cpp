#include "report/json/json.hpp"

#include "report/json/json_object.hpp"
#include "report/json/json_text.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/catalogue.hpp"
#include "text/plain.hpp"

namespace strictpgn::report {
namespace {

/// Of members that are numbers.
namespace names {
constexpr member_name game = "game";
constexpr member_name ply = "ply";
constexpr member_name line = "line";
constexpr member_name column = "column";
constexpr member_name end_line = "end_line";
constexpr member_name end_column = "end_column";
constexpr member_name begin = "begin";
constexpr member_name end = "end";
}  // namespace names

/// Text that may quote the input.
void append_shown(std::string& out, std::string_view text, encoding encoding) {
  if (!append_plain_json_text(out, text)) append_json_text(out, escape_for_display(text, encoding));
}

void add_shown(std::string& out, json_members& to, const member_name& name, std::string_view text,
               encoding encoding) {
  to.begin_member(name);
  append_shown(out, text, encoding);
}

void write_related(std::string& out, const label& other, render_context& where) {
  json_object place(out);
  add_shown(out, place, "message", other.text, where.encoding);
  if (is_inside(other.where, where.lines.window())) {
    const auto [begin, end] = where.lines.locate(other.where);
    place.numbers(names::line(begin.line), names::column(begin.column), names::end_line(end.line),
                  names::end_column(end.column));
  }
  place.numbers(names::begin(other.where.begin), names::end(other.where.end));
}

void write_edit(std::string& out, const edit& change, encoding encoding) {
  json_object one(out);
  one.numbers(names::begin(change.where.begin), names::end(change.where.end));
  one.text("text", decoded(change.text, encoding));
}

void write_fix(std::string& out, const suggested_fix& fix, encoding encoding) {
  json_object result(out);
  result.boolean("safe", fix.is_safe);
  result.list("edits", fix.edits, [&](const edit& change) { write_edit(out, change, encoding); });
  if (!fix.line_ends.empty()) result.text("line_ends", fix.line_ends);
}

/// What is the same for all findings of a rule and severity in one file, up to the message.
std::string beginning_of(const diagnostic& finding, const render_context& where) {
  const auto& about = info(finding.id);
  std::string line = "{";
  json_members to(line);
  to.text("file", decoded(where.file, encoding::utf8));
  to.text("rule", about.name);
  to.text("severity", name_of(finding.level));
  to.text("profile", name_of(where.format));
  to.text("section", about.section);
  to.begin_member("message");
  return line;
}

/// What is the same for all of them, behind what differs.
std::string end_of(const diagnostic& finding) {
  std::string line;
  json_members to(line, true);
  const auto help = info(finding.id).help;
  if (!help.empty()) to.text("help", help);
  return line += "}\n";
}

void add_what_differs(std::string& out, const diagnostic& finding, render_context& where) {
  append_shown(out, finding.message, where.encoding);
  json_members to(out, true);
  const auto [begin, end] = where.lines.locate(finding.where);
  to.numbers(names::game(finding.game), names::ply(finding.ply), names::line(begin.line),
             names::column(begin.column), names::end_line(end.line), names::end_column(end.column),
             names::begin(finding.where.begin), names::end(finding.where.end));
  const auto add_texts = [&](const member_name& name, const std::vector<std::string>& items) {
    if (items.empty()) return;
    to.list(name, items, [&](const std::string& item) {
      append_json_text(out, escape_for_display(item, where.encoding));
    });
  };
  if (!finding.related.empty())
    to.list("related", finding.related,
            [&](const label& other) { write_related(out, other, where); });
  add_texts("expected", finding.expected);
  add_texts("candidates", finding.candidates);
  if (!finding.fen.empty()) add_shown(out, to, "fen", finding.fen, where.encoding);
  if (finding.fix.empty()) return;
  to.begin_member("fix");
  write_fix(out, finding.fix, where.encoding);
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

void json_renderer::append(const diagnostic& finding, render_context& where) {
  const auto& same = same_for(finding, where);
  out_ += same.begin;
  add_what_differs(out_, finding, where);
  out_ += same.end;
}

const json_renderer::same_parts& json_renderer::same_for(const diagnostic& finding,
                                                         const render_context& where) {
  if (file_ != where.file || format_ != where.format) {
    same_.clear();
    places_ = {};
    file_ = where.file;
    format_ = where.format;
  }
  auto& place =
      places_[static_cast<std::size_t>(finding.id)][static_cast<std::size_t>(finding.level)];
  if (place == 0) {
    same_.push_back({beginning_of(finding, where), end_of(finding)});
    place = static_cast<std::uint16_t>(same_.size());
  }
  return same_[place - 1U];
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
    line["files_unfinished"] = all.fixed->files_unfinished;
    if (all.fixed->translated) line["games_translated"] = *all.fixed->translated;
  }
  line["by_rule"] = count_by_rule(all.totals);
  append_json(out, line);
  out += '\n';
}

}  // namespace strictpgn::report
