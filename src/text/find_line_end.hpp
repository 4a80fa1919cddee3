// Finding the end of a line, 16 bytes at a time.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <bit>
#include <cstddef>
#include <string_view>

namespace strictpgn::text {

/// The first LF or CR from there on, or the size of the text.
inline std::size_t find_line_end(std::string_view text, std::size_t at) {
#ifdef __SSE2__
  for (; at + 16 <= text.size(); at += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + at));
    const __m128i ends = _mm_or_si128(_mm_cmpeq_epi8(block, _mm_set1_epi8('\n')),
                                      _mm_cmpeq_epi8(block, _mm_set1_epi8('\r')));
    const auto hits = static_cast<unsigned>(_mm_movemask_epi8(ends));
    if (hits != 0) return at + static_cast<std::size_t>(std::countr_zero(hits));
  }
#endif
  while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
  return at;
}

}  // namespace strictpgn::text
