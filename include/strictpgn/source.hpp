// Where a byte stands in terms of lines, and the part of the input at hand.
#pragma once

#include <cstdint>
#include <string_view>

namespace [[gnu::visibility("default")]] strictpgn {

/// A line and a column, both 1-based, the column in bytes. LF, CR LF and CR each end a line; the
/// column counts from 1 again after a byte order mark at the start of the input (D02, D116).
struct place {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
};

/// The part of the input that a reader holds: what its current findings can be shown with.
struct source_window {
  std::string_view
      text;  ///< bytes of the input, from the beginning of a line if that is near enough
  std::uint64_t offset = 0;        ///< of the first byte of `text` in the input
  std::uint64_t first_line = 1;    ///< number of the line at which `text` begins
  std::uint64_t first_column = 1;  ///< column at which `text` begins
};

/// The place of the byte at `offset` of the input. Offsets before the window are taken for some of
/// the line in which it begins, of which only a part may be held; offsets after it give its last
/// place. Linear in the distance from the start of the window.
place locate(const source_window& window, std::uint64_t offset);

/// The line (without its line end) that holds the byte at `offset`.
std::string_view line_at(const source_window& window, std::uint64_t offset);

}  // namespace strictpgn
