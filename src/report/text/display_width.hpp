// Columns of a terminal.
#pragma once

#include <cstddef>

namespace strictpgn::report {

/// The columns that a character takes: 2 for those of East Asian scripts and pictures, 0 for marks
/// that stand on or under the one before, else 1.
std::size_t display_width(char32_t character);

}  // namespace strictpgn::report
