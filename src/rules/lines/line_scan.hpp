// Finding line ends, and bytes that need a closer look, many bytes at a time.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace strictpgn::rules {

struct scanned_bytes {
  bool has_high = false;     ///< above 0x7F
  bool has_control = false;  ///< below 0x20 but for LF, or 0x7F
};

#ifdef __SSE2__
/// Some bytes of a text. What is asked of them is answered by a bit for each, the first in the
/// lowest.
class byte_block {
 public:
  static constexpr std::size_t size = 16;

  explicit byte_block(const char* at)
      : bytes_(_mm_loadu_si128(reinterpret_cast<const __m128i*>(at))) {}

  std::uint64_t are_equal_to(char c) const { return bits(_mm_cmpeq_epi8(bytes_, all(c))); }
  std::uint64_t are_high() const { return bits(bytes_); }
  /// Those that are not printing ASCII. Less the space, that is below 0x5F, and all else is not.
  std::uint64_t are_odd() const {
    const __m128i less_space = _mm_sub_epi8(bytes_, all(0x20));
    return bits(_mm_cmpeq_epi8(_mm_max_epu8(less_space, all(0x5F)), less_space));
  }

 private:
  static __m128i all(char c) { return _mm_set1_epi8(c); }
  static std::uint64_t bits(__m128i of) {
    return static_cast<std::uint32_t>(_mm_movemask_epi8(of));
  }

  __m128i bytes_;
};

/// Four of them, one behind the other.
class four_blocks {
 public:
  static constexpr std::size_t size = 4 * byte_block::size;

  explicit four_blocks(const char* at)
      : blocks_{byte_block(at), byte_block(at + byte_block::size),
                byte_block(at + 2 * byte_block::size), byte_block(at + 3 * byte_block::size)} {}

  std::uint64_t are_equal_to(char c) const {
    return together([c](const byte_block& one) { return one.are_equal_to(c); });
  }
  std::uint64_t are_high() const {
    return together([](const byte_block& one) { return one.are_high(); });
  }
  std::uint64_t are_odd() const {
    return together([](const byte_block& one) { return one.are_odd(); });
  }

 private:
  template <typename Question>
  std::uint64_t together(Question&& ask) const {
    return ask(blocks_[0]) | ask(blocks_[1]) << 16 | ask(blocks_[2]) << 32 | ask(blocks_[3]) << 48;
  }

  std::array<byte_block, 4> blocks_;
};
#endif

/// Calls `on_newline(position)` for every LF and CR, in order, and tells what else there is.
template <typename Function>
scanned_bytes scan_bytes(std::string_view text, Function&& on_newline) {
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
  while (at + four_blocks::size <= text.size()) look_at(four_blocks(text.data() + at));
  while (at + byte_block::size <= text.size()) look_at(byte_block(text.data() + at));
  seen = {high != 0, control != 0};
#endif
  for (; at < text.size(); ++at) {
    const auto c = static_cast<unsigned char>(text[at]);
    seen.has_high |= c >= 0x80;
    seen.has_control |= (c < 0x20 && c != '\n') || c == 0x7F;
    if (c == '\n' || c == '\r') on_newline(at);
  }
  return seen;
}

struct counted_bytes {
  std::size_t line_feeds = 0;
  std::size_t after_last = 0;  ///< the place after the last LF
  bool has_cr = false;
};

/// How many line ends there are, if each is an LF alone.
inline counted_bytes count_line_feeds(std::string_view text) {
  counted_bytes counted;
  std::size_t at = 0;
#ifdef __SSE2__
  __m128i cr = _mm_setzero_si128();
  for (; at + 16 <= text.size(); at += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + at));
    cr = _mm_or_si128(cr, _mm_cmpeq_epi8(block, _mm_set1_epi8('\r')));
    auto lf = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(block, _mm_set1_epi8('\n'))));
    if (lf == 0) [[likely]]
      continue;
    counted.after_last = at + static_cast<std::size_t>(std::bit_width(lf));
    for (; lf != 0; lf &= lf - 1) ++counted.line_feeds;
  }
  counted.has_cr = _mm_movemask_epi8(cr) != 0;
#endif
  for (; at < text.size(); ++at) {
    counted.has_cr |= text[at] == '\r';
    if (text[at] != '\n') continue;
    ++counted.line_feeds;
    counted.after_last = at + 1;
  }
  return counted;
}

}  // namespace strictpgn::rules
