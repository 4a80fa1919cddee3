// Counting lines, many bytes at a time.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/byte_block.hpp"

namespace strictpgn::text {

struct counted_lines {
  std::uint64_t ended = 0;
  std::size_t begin = 0;  ///< of the line at the end; where the count began, if none has ended
};

/// How many bits are set, where mostly few are. Not every processor has an instruction that counts
/// any number of them, and without it that takes a call.
inline unsigned count_few_bits(std::uint64_t bits) {
  unsigned count = 0;
  for (; bits != 0; bits &= bits - 1) ++count;
  return count;
}

/// The lines that end between two places of a text. Each of LF, CR LF and CR ends a line (D06);
/// whether LF follows a CR is looked up in all of the text.
inline counted_lines count_lines(std::string_view text, std::size_t from, std::size_t to) {
  counted_lines counted{0, from};
#ifdef __SSE2__
  for (; from < to && from + four_blocks::size < text.size(); from += four_blocks::size) {
    const char* const at = text.data() + from;
    const four_blocks here(at);
    if (here.are_above('\r')) continue;
    auto ends = here.are_equal_to('\n');
    if (here.have('\r')) [[unlikely]]
      ends |= here.are_equal_to('\r') & ~four_blocks(at + 1).are_equal_to('\n');
    if (const auto left = to - from; left < four_blocks::size)
      ends &= (std::uint64_t{1} << left) - 1;
    if (ends == 0) continue;
    counted.ended += count_few_bits(ends);
    counted.begin = from + static_cast<std::size_t>(std::bit_width(ends));
  }
#endif
  for (; from < to; ++from) {
    const bool is_pair = text[from] == '\r' && text.substr(from + 1).starts_with('\n');
    if (is_pair || (text[from] != '\n' && text[from] != '\r')) continue;
    ++counted.ended;
    counted.begin = from + 1;
  }
  return counted;
}

}  // namespace strictpgn::text
