// The places that a finding is about, cut to lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report {

/// A place to be marked.
struct mark {
  span where;              ///< inside the window of the setting
  std::string_view text;   ///< written after the mark; may quote raw bytes
  bool is_primary = true;  ///< `^^^` instead of `---`
};

/// The marks of a finding whose places are inside the window: its own place first.
std::vector<mark> marks_of(const diagnostic& finding, const source_window& window);

/// The part of a mark that lies on one line. Places are indices into the window's text.
struct segment {
  std::uint64_t line = 0;
  std::size_t line_begin = 0;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string_view text;
  bool is_primary = true;
};

/// By ascending lines: a segment for each mark, two for one that goes over several lines: its first
/// and its last line.
std::vector<segment> segments_of(const std::vector<mark>& marks, render_context& where);

}  // namespace strictpgn::report
