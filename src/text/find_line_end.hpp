// Finding the end of a line, many bytes at a time, and its beginning.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/byte_block.hpp"

namespace strictpgn::text {

#ifdef __SSE2__
/// The LF and CR in the block that begins there.
inline std::uint64_t line_ends_at(const char* begin) {
  return byte_block(begin).are_either('\n', '\r');
}
#endif

/// The first LF or CR from there on, or the size of the text.
inline std::size_t find_line_end(std::string_view text, std::size_t at) {
#ifdef __SSE2__
  for (; at + byte_block::size <= text.size(); at += byte_block::size)
    if (const auto ends = line_ends_at(text.data() + at); ends != 0)
      return at + static_cast<std::size_t>(std::countr_zero(ends));
  // Of the last block the first bytes are passed.
  if (text.size() >= byte_block::size && at < text.size()) {
    const auto passed = at + byte_block::size - text.size();
    const auto ends = line_ends_at(text.data() + text.size() - byte_block::size) >> passed;
    return ends == 0 ? text.size() : at + static_cast<std::size_t>(std::countr_zero(ends));
  }
#endif
  while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
  return at;
}

/// Just behind the last LF or CR before there, or the start of the text.
inline std::size_t line_begin(std::string_view text, std::size_t at) {
#ifdef __SSE2__
  for (; at >= byte_block::size; at -= byte_block::size)
    if (const auto ends = line_ends_at(text.data() + at - byte_block::size); ends != 0)
      return at - byte_block::size + static_cast<std::size_t>(std::bit_width(ends));
#endif
  while (at > 0 && text[at - 1] != '\n' && text[at - 1] != '\r') --at;
  return at;
}

}  // namespace strictpgn::text
