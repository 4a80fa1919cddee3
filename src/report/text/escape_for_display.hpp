// Foreign bytes made harmless and visible: nothing of an input reaches a terminal raw.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/profile.hpp"

namespace strictpgn::report {

/// One character of the input as it is shown.
struct cell {
  std::string text;       ///< UTF-8 without controls and invisible or directional characters
  std::size_t width = 1;  ///< columns of a terminal
  std::size_t bytes = 1;  ///< of the input
};

/// How the first character of a text that is not empty is shown: as itself where it is printable,
/// else as
/// `\n`, `\t`, `\x1B` (a control or invalid byte) or `<U+202E>` (a character that hides or turns
/// text).
cell first_cell(std::string_view bytes, encoding encoding);

/// The whole text in cells.
std::vector<cell> cells_of(std::string_view bytes, encoding encoding);

/// Any bytes as harmless UTF-8.
std::string escape_for_display(std::string_view bytes, encoding encoding);

/// Appends the same.
void append_escaped(std::string& out, std::string_view bytes, encoding encoding);

/// The same for many lines: line feeds stay what they are.
std::string visible_lines(std::string_view bytes, encoding encoding);

/// The same, with a cut in the middle when it has more than `most` characters.
std::string escape_within(std::size_t most, std::string_view bytes, encoding encoding);

}  // namespace strictpgn::report
