// As much of a line as fits, around the place that matters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "report/text/escape_for_display.hpp"

namespace strictpgn::report {

/// Stands where something is not shown.
inline constexpr std::string_view cut_sign = "...";

/// What is shown of a line. Places are indices into the window's text.
struct crop {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::vector<cell> cells;
  bool is_cut_before = false;  ///< more of the line stands before `begin`
  bool is_cut_after = false;   ///< more of it stands after `end`

  /// Whether a mark that begins at this place of the same line can be shown.
  bool shows(std::size_t place) const {
    return place >= begin && (place < end || (place == end && !is_cut_after));
  }
};

/// The line that begins at `line_begin`, cropped to `width` columns around the byte at `focus`. All
/// of it if it fits; else two thirds of the width are kept for what stands from the focus on, and
/// what that does not need goes to what stands before. Takes time for what is shown, not for the
/// whole line.
crop crop_around(std::string_view text, std::size_t line_begin, std::size_t focus,
                 encoding encoding, std::size_t width);

/// The cropped line with its cut signs.
std::string text_of(const crop& line);

/// Columns that stand before the byte at `index` when the crop is shown.
std::size_t column_of(const crop& line, std::size_t index);

}  // namespace strictpgn::report
