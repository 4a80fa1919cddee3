#include "report/html/excerpt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "report/crop.hpp"
#include "report/html/markup.hpp"
#include "report/segment.hpp"

namespace strictpgn::report::html {
namespace {

constexpr std::size_t columns = 200;

/// A line, or a part of one, and the marks that begin in it.
struct row {
  std::uint64_t line;
  crop text;
  std::vector<segment> marks;
};

bool is_in(const segment& mark, const row& shown) {
  return mark.line == shown.line && mark.begin >= shown.text.begin && mark.begin <= shown.text.end;
}

std::vector<row> rows_of(const std::vector<segment>& segments, setting& where) {
  std::vector<row> rows;
  for (const auto& mark : segments) {
    if (rows.empty() || !is_in(mark, rows.back())) {
      const auto& text = where.lines.window().text;
      rows.push_back(
          {mark.line, crop_around(text, mark.line_begin, mark.begin, where.encoding, columns), {}});
    }
    rows.back().marks.push_back(mark);
  }
  return rows;
}

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

void append_row(std::string& out, const row& shown, std::size_t margin) {
  out += fmt::format("<span class=\"number\">{:>{}}  </span>", shown.line, margin);
  if (shown.text.is_cut_before) out += cut_sign;
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
  if (shown.text.is_cut_after) out += cut_sign;
  out += '\n';
}

void append_related(std::string& out, const diagnostic& finding, setting& where) {
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

void append_excerpt(std::string& out, const diagnostic& finding, setting& where) {
  const auto segments = segments_of(marks_of(finding, where.lines.window()), where);
  if (!segments.empty()) {
    out += "<pre><code>";
    const auto margin = fmt::formatted_size("{}", segments.back().line);
    auto next_line = segments.front().line;
    for (const auto& one : rows_of(segments, where)) {
      if (one.line > next_line) out += "<span class=\"number\">...</span>\n";
      append_row(out, one, margin);
      next_line = one.line + 1;
    }
    out += "</code></pre>\n";
  }
  append_related(out, finding, where);
}

}  // namespace strictpgn::report::html
