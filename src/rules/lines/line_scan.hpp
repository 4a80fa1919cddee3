// Finding line ends, and bytes that need a closer look, many bytes at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "text/byte_block.hpp"

namespace strictpgn::rules {

struct scanned_bytes {
  bool has_high = false;     ///< above 0x7F
  bool has_control = false;  ///< below 0x20 but for LF, or 0x7F
};

/// Line ends that are near each other: a bit for each byte from `begin` on, the first in the
/// lowest.
struct line_ends {
  std::size_t begin;
  std::uint64_t lf;
  std::uint64_t cr;

  static constexpr std::size_t most_bytes = 64;
};

/// Calls `on_ends(line_ends)` for all LF and CR, in order, and tells what else there is.
template <typename Function>
scanned_bytes scan_bytes(std::string_view bytes, Function&& on_ends) {
  scanned_bytes seen;
  std::size_t at = 0;
#ifdef __SSE2__
  std::uint64_t high = 0;
  std::uint64_t control = 0;
  const auto look_at = [&]<typename Block>(const Block& block) {
    static_assert(Block::size <= line_ends::most_bytes);
    const auto begin = std::exchange(at, at + Block::size);
    if (!block.have_odd()) return;
    const auto odd = block.are_odd();
    line_ends ends{begin, block.are_equal_to('\n'), 0};
    if (odd != ends.lf) [[unlikely]] {
      const auto high_here = block.are_high();
      high |= high_here;
      control |= odd & ~high_here & ~ends.lf;
      ends.cr = block.are_equal_to('\r');
      if ((ends.lf | ends.cr) == 0) return;
    }
    on_ends(ends);
  };
  while (at + text::four_blocks::size <= bytes.size())
    look_at(text::four_blocks(bytes.data() + at));
  while (at + text::byte_block::size <= bytes.size()) look_at(text::byte_block(bytes.data() + at));
  seen = {high != 0, control != 0};
#endif
  for (; at < bytes.size(); ++at) {
    const auto c = static_cast<unsigned char>(bytes[at]);
    seen.has_high |= c >= 0x80;
    seen.has_control |= (c < 0x20 && c != '\n') || c == 0x7F;
    if (c == '\n' || c == '\r') on_ends(line_ends{at, c == '\n' ? 1U : 0U, c == '\r' ? 1U : 0U});
  }
  return seen;
}

}  // namespace strictpgn::rules
