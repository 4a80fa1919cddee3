// Finding the end of a line, 16 bytes at a time, and its beginning.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <bit>
#include <cstddef>
#include <string_view>

namespace strictpgn::text {

#ifdef __SSE2__
/// The LF among 16 bytes: the lowest bit is the first byte.
inline unsigned line_feeds_in(const char* bytes) {
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  return static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(block, _mm_set1_epi8('\n'))));
}

/// The LF and CR among 16 bytes.
inline unsigned line_ends_in(const char* bytes) {
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  const __m128i ends = _mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8('\n')),
                                    _mm_cmpeq_epi8(block, _mm_set1_epi8('\r')));
  return static_cast<unsigned>(_mm_movemask_epi8(ends));
}
#endif

/// The first LF or CR from there on, or the size of the text.
inline std::size_t find_line_end(std::string_view text, std::size_t at) {
#ifdef __SSE2__
  for (; at + 16 <= text.size(); at += 16)
    if (const auto ends = line_ends_in(text.data() + at); ends != 0)
      return at + static_cast<std::size_t>(std::countr_zero(ends));
  if (text.size() >= 16 && at < text.size()) {  // the last 16, of which the first are passed
    const auto passed = at + 16 - text.size();
    const auto ends = line_ends_in(text.data() + text.size() - 16) >> passed;
    return ends == 0 ? text.size() : at + static_cast<std::size_t>(std::countr_zero(ends));
  }
#endif
  while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
  return at;
}

/// Just behind the last LF or CR before there, or the start of the text.
inline std::size_t line_begin(std::string_view text, std::size_t at) {
#ifdef __SSE2__
  for (; at >= 16; at -= 16)
    if (const auto ends = line_ends_in(text.data() + at - 16); ends != 0)
      return at - 16 + static_cast<std::size_t>(std::bit_width(ends));
#endif
  while (at > 0 && text[at - 1] != '\n' && text[at - 1] != '\r') --at;
  return at;
}

}  // namespace strictpgn::text
