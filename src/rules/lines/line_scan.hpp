// Finding line ends, and bytes that need a closer look, many bytes at a time.
#pragma once

#include <bit>
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

/// Calls `on_newline(position)` for every LF and CR, in order, and tells what else there is.
template <typename Function>
scanned_bytes scan_bytes(std::string_view bytes, Function&& on_newline) {
  scanned_bytes seen;
  std::size_t at = 0;
#ifdef __SSE2__
  std::uint64_t high = 0;
  std::uint64_t control = 0;
  const auto look_at = [&]<typename Block>(const Block& block) {
    const auto begin = std::exchange(at, at + Block::size);
    const auto odd = block.are_odd();
    if (odd == 0) return;
    const auto lf = block.are_equal_to('\n');
    auto ends = lf;
    if (odd != lf) [[unlikely]] {
      const auto high_here = block.are_high();
      high |= high_here;
      control |= odd & ~high_here & ~lf;
      ends |= block.are_equal_to('\r');
    }
    for (; ends != 0; ends &= ends - 1)
      on_newline(begin + static_cast<std::size_t>(std::countr_zero(ends)));
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
    if (c == '\n' || c == '\r') on_newline(at);
  }
  return seen;
}

}  // namespace strictpgn::rules
