// Lines that need no care.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/byte_block.hpp"
#include "text/plain.hpp"

namespace strictpgn::text {

/// Whether the text is nothing but lines that end with LF, of so many columns at most, all of them
/// printable ASCII without backslashes.
template <std::size_t MostColumns>
bool are_plain_lines(std::string_view text) {
#ifdef __SSE2__
  constexpr auto size = four_blocks::size;
  static_assert(MostColumns >= size, "a line that lies within four blocks is short enough");
  if (text.size() >= size) {
    std::size_t begin = 0;  // of the line that has not ended yet
    for (std::size_t seen = 0; seen != text.size();) {
      const auto at = std::min(seen, text.size() - size);
      const four_blocks here(text.data() + at);
      const auto ends = here.are_equal_to('\n');
      if (here.are_odd() != ends || here.have('\\')) return false;
      const auto new_ends = ends & ~std::uint64_t{0} << (seen - at);
      if (at + static_cast<std::size_t>(std::countr_zero(new_ends)) > begin + MostColumns)
        return false;
      if (new_ends != 0) begin = at + static_cast<std::size_t>(std::bit_width(new_ends));
      seen = at + size;
    }
    return begin == text.size();
  }
#endif
  while (!text.empty()) {
    const auto length = plain_length<'\\'>(text);
    if (length > MostColumns || length == text.size() || text[length] != '\n') return false;
    text.remove_prefix(length + 1);
  }
  return true;
}

}  // namespace strictpgn::text
