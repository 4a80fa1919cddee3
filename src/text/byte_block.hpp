// Many bytes of a text at a time.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <array>
#include <cstddef>
#include <cstdint>

namespace strictpgn::text {

#ifdef __SSE2__
/// Some bytes of a text. What is asked of them is answered by a bit for each, the first in the
/// lowest.
class byte_block {
 public:
  static constexpr std::size_t size = 16;

  explicit byte_block(const char* at)
      : bytes_(_mm_loadu_si128(reinterpret_cast<const __m128i*>(at))) {}

  std::uint64_t are_equal_to(char c) const { return bits(those_equal_to(c)); }
  std::uint64_t are_either(char one, char other) const {
    return bits(_mm_or_si128(those_equal_to(one), those_equal_to(other)));
  }
  std::uint64_t are_high() const { return bits(bytes_); }
  /// Those that are not printing ASCII. Less the space, that is below 0x5F, and all else is not.
  std::uint64_t are_odd() const { return bits(those_not_below(0x5F, less_space())); }
  bool have_odd() const { return are_odd() != 0; }

 private:
  friend class four_blocks;

  __m128i less_space() const { return _mm_sub_epi8(bytes_, all(0x20)); }
  static __m128i those_not_below(char least, __m128i numbers) {
    return _mm_cmpeq_epi8(_mm_max_epu8(numbers, all(least)), numbers);
  }

  static __m128i all(char c) { return _mm_set1_epi8(c); }
  /// Each of those bytes is -1 in what is given, each of the others 0.
  __m128i those_equal_to(char c) const { return _mm_cmpeq_epi8(bytes_, all(c)); }
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
  /// Whether all are greater, taken for numbers from 0 to 255.
  bool are_above(char c) const {
    const auto all = [this](int number) { return blocks_[number].bytes_; };
    const __m128i least = _mm_min_epu8(_mm_min_epu8(all(0), all(1)), _mm_min_epu8(all(2), all(3)));
    const __m128i no_greater = _mm_cmpeq_epi8(_mm_min_epu8(least, byte_block::all(c)), least);
    return byte_block::bits(no_greater) == 0;
  }
  bool have(char c) const {
    __m128i found = _mm_setzero_si128();
    for (const auto& one : blocks_) found = _mm_or_si128(found, one.those_equal_to(c));
    return byte_block::bits(found) != 0;
  }
  std::uint64_t are_high() const {
    return together([](const byte_block& one) { return one.are_high(); });
  }
  std::uint64_t are_odd() const {
    return together([](const byte_block& one) { return one.are_odd(); });
  }
  bool have_odd() const {
    return have_odd([this](int number) { return blocks_[number].less_space(); });
  }
  /// The same, if that character does not count.
  bool have_odd_but(char c) const {
    return have_odd([this, c](int number) {
      const auto& one = blocks_[number];
      return _mm_andnot_si128(one.those_equal_to(c), one.less_space());
    });
  }

 private:
  template <typename Function>
  bool have_odd(Function&& less) const {
    const __m128i most =
        _mm_max_epu8(_mm_max_epu8(less(0), less(1)), _mm_max_epu8(less(2), less(3)));
    return byte_block::bits(byte_block::those_not_below(0x5F, most)) != 0;
  }

  template <typename Question>
  std::uint64_t together(Question&& ask) const {
    return ask(blocks_[0]) | ask(blocks_[1]) << 16 | ask(blocks_[2]) << 32 | ask(blocks_[3]) << 48;
  }

  std::array<byte_block, 4> blocks_;
};
#endif

}  // namespace strictpgn::text
