// Lines that need no care.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/byte_block.hpp"

namespace strictpgn::text {

/// Whether the text is nothing but lines that end with LF, of so many bytes at most, none of which
/// is a control character of ASCII or a backslash.
template <std::size_t MostBytes>
bool are_plain_lines(std::string_view text) {
#ifdef __SSE2__
  constexpr auto size = four_blocks::size;
  static_assert(MostBytes >= size, "a line that lies within four blocks is short enough");
  if (text.size() >= size) {
    std::size_t begin = 0;  // of the line that has not ended yet
    for (std::size_t seen = 0; seen != text.size();) {
      const auto at = std::min(seen, text.size() - size);
      const four_blocks here(text.data() + at);
      const auto ends = here.are_equal_to('\n');
      if (here.have_odd_but('\n') && (here.are_odd() & ~here.are_high()) != ends) return false;
      if (here.have('\\')) return false;
      const auto new_ends = ends & ~std::uint64_t{0} << (seen - at);
      if (at + static_cast<std::size_t>(std::countr_zero(new_ends)) > begin + MostBytes)
        return false;
      if (new_ends != 0) begin = at + static_cast<std::size_t>(std::bit_width(new_ends));
      seen = at + size;
    }
    return begin == text.size();
  }
#endif
  while (!text.empty()) {
    const auto line = text.substr(0, text.find('\n'));
    const bool needs_care = std::any_of(line.begin(), line.end(), [](char c) {
      const auto byte = static_cast<unsigned char>(c);
      return byte < ' ' || byte == 0x7F || c == '\\';
    });
    if (needs_care || line.size() > MostBytes || line.size() == text.size()) return false;
    text.remove_prefix(line.size() + 1);
  }
  return true;
}

}  // namespace strictpgn::text
