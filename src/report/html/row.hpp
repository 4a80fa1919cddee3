// Lines of an input as rows of an excerpt.
#pragma once

#include <cstdint>
#include <vector>

#include "report/text/crop.hpp"
#include "report/text/segment.hpp"

namespace strictpgn::report::html {

/// A line, or a part of one, and the marks that begin in it.
struct row {
  std::uint64_t line;
  crop text;
  std::vector<segment> marks;
};

/// The lines of the segments, as far as these need them, each cropped to so many columns.
std::vector<row> rows_of(const std::vector<segment>& segments, std::size_t columns,
                         render_context& where);

}  // namespace strictpgn::report::html
