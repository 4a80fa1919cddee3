// Lines of the input with marks below the places that a finding is about.
#pragma once

#include <string>
#include <vector>

#include "report/render_context.hpp"
#include "report/text/segment.hpp"

namespace strictpgn::report {

/// Digits of the greatest line number among the marks: the width of the margin.
std::size_t margin_of(const std::vector<mark>& marks, render_context& where);

/// Appends the lines of the marks in ascending order, each cropped to the width of the look. A
/// place that goes over several lines shows its first and its last one.
void render_excerpt(std::string& out, const std::vector<mark>& marks, render_context& where,
                    const look& look);

}  // namespace strictpgn::report
