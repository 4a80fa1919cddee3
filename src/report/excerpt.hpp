// Lines of the input with marks below the places that a finding is about.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/setting.hpp"
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

/// Digits of the greatest line number among the marks: the width of the margin.
std::size_t margin_of(const std::vector<mark>& marks, setting& where);

/// Appends the lines of the marks in ascending order, each cropped to the width of the look. A
/// place that goes over several lines shows its first and its last one.
void render_excerpt(std::string& out, const std::vector<mark>& marks, setting& where,
                    const look& how);

}  // namespace strictpgn::report
