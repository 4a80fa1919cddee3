#include "report/html/excerpt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "report/html/markup.hpp"
#include "report/html/row.hpp"
#include "report/text/crop.hpp"
#include "report/text/segment.hpp"

namespace strictpgn::report::html {
namespace {

constexpr std::size_t columns_shown = 200;

/// How the byte at an index is marked: the finding's own place wins over a related one.
std::string_view mark_at(const row& shown, std::size_t index) {
  std::string_view kind;
  for (const auto& mark : shown.marks) {
    if (index < mark.begin || index >= mark.end) continue;
    if (mark.is_primary) return "<mark>";
    kind = "<mark class=\"other\">";
  }
  return kind;
}

bool has_gap_at(const row& shown, std::size_t index) {
  return std::ranges::any_of(shown.marks, [index](const segment& mark) {
    return mark.begin == index && mark.end == index;
  });
}

void append_marked(std::string& out, const row& shown) {
  std::string_view open;
  auto index = shown.text.begin;
  const auto turn_to = [&](std::string_view mark) {
    if (mark == open) return;
    if (!open.empty()) out += "</mark>";
    out += mark;
    open = mark;
  };
  const auto append_gap = [&] {
    if (!has_gap_at(shown, index)) return;
    turn_to({});
    out += "<mark class=\"gap\"></mark>";
  };
  for (const auto& one : shown.text.cells) {
    append_gap();
    turn_to(mark_at(shown, index));
    out += escaped(one.text);
    index += one.bytes;
  }
  append_gap();
  turn_to({});
}

void append_rows(std::string& out, const std::vector<row>& rows) {
  const auto margin = fmt::formatted_size("{}", rows.back().line);
  auto next_line = rows.front().line;
  out += "<pre><code>";
  for (const auto& one : rows) {
    if (one.line > next_line) out += fmt::format("<span class=\"number\">{}</span>\n", cut_sign);
    out += fmt::format("<span class=\"number\">{:>{}}  </span>", one.line, margin);
    if (one.text.is_cut_before) out += cut_sign;
    append_marked(out, one);
    if (one.text.is_cut_after) out += cut_sign;
    out += '\n';
    next_line = one.line + 1;
  }
  out += "</code></pre>\n";
}

void append_related(std::string& out, const diagnostic& finding, render_context& where) {
  if (finding.related.empty()) return;
  out += "<ul>";
  for (const auto& other : finding.related) {
    const auto place = is_inside(other.where, where.lines.window())
                           ? fmt::format("line {}", where.lines.locate(other.where.begin).line)
                           : fmt::format("byte {}", other.where.begin);
    out += fmt::format("<li>{}: {}</li>", place, sentence_of(other.text, where.encoding));
  }
  out += "</ul>\n";
}

}  // namespace

void append_excerpt(std::string& out, const diagnostic& finding, render_context& where) {
  const auto segments = segments_of(marks_of(finding, where.lines.window()), where);
  if (!segments.empty()) append_rows(out, rows_of(segments, columns_shown, where));
  append_related(out, finding, where);
}

}  // namespace strictpgn::report::html
