#include "report/text/segment.hpp"

#include <algorithm>

#include "text/ascii.hpp"
#include "text/find_line_end.hpp"

namespace strictpgn::report {
namespace {

/// Where the line ends, looking no further than `most` bytes.
std::size_t line_end(std::string_view window, std::size_t from, std::size_t most) {
  const auto stretch = window.substr(from, most);
  return from + text::find_line_end(stretch, 0);
}

segment segment_at(render_context& where, std::size_t begin, std::size_t end, const mark& mark) {
  const auto offset = where.lines.window().offset + begin;
  return {.line = where.lines.locate(offset).line,
          .line_begin = where.lines.line_begin(offset),
          .begin = begin,
          .end = end,
          .text = mark.text,
          .is_primary = mark.is_primary};
}

/// One segment, or the first and the last when the mark goes over several lines.
void append_segments(std::vector<segment>& segments, const mark& mark, render_context& where) {
  const auto& window = where.lines.window();
  const auto begin = static_cast<std::size_t>(mark.where.begin - window.offset);
  auto end = static_cast<std::size_t>(mark.where.end - window.offset);
  while (end > begin && text::is_line_end(window.text[end - 1])) --end;
  const auto first_end = line_end(window.text, begin, end - begin);
  segments.push_back(segment_at(where, begin, first_end, mark));
  if (first_end == end) return;
  segments.back().text = {};
  const auto last_begin = where.lines.line_begin(window.offset + end - 1);
  segments.push_back(segment_at(where, last_begin, end, mark));
}

}  // namespace

std::vector<mark> marks_of(const diagnostic& finding, const source_window& window) {
  std::vector<mark> marks;
  if (is_inside(finding.where, window)) marks.push_back({.where = finding.where, .text = {}});
  for (const auto& other : finding.related) {
    if (!is_inside(other.where, window)) continue;
    marks.push_back({.where = other.where, .text = other.text, .is_primary = false});
  }
  return marks;
}

std::vector<segment> segments_of(const std::vector<mark>& marks, render_context& where) {
  std::vector<segment> segments;
  for (const auto& one : marks) append_segments(segments, one, where);
  std::ranges::stable_sort(segments, {}, &segment::line);
  return segments;
}

}  // namespace strictpgn::report
