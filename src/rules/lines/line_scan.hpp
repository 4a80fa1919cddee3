// Finding line ends, and bytes that need a closer look, 16 bytes at a time.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace strictpgn::rules {

struct scanned_bytes {
  bool has_high = false;     ///< above 0x7F
  bool has_control = false;  ///< below 0x20 but for LF, or 0x7F
};

/// Calls `on_newline(position)` for every LF and CR, in order, and tells what else there is.
template <typename Function>
scanned_bytes scan_bytes(std::string_view text, Function&& on_newline) {
  scanned_bytes seen;
  std::size_t at = 0;
#ifdef __SSE2__
  const auto all = [](char c) { return _mm_set1_epi8(c); };
  const auto block_at = [&](std::size_t place) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + place));
  };
  unsigned high = 0;
  unsigned control = 0;
  const auto look_at = [&](std::size_t place) {
    const __m128i block = block_at(place);
    // As signed numbers the bytes above 0x7F are below the space, too.
    const __m128i odd =
        _mm_or_si128(_mm_cmplt_epi8(block, all(0x20)), _mm_cmpeq_epi8(block, all(0x7F)));
    const auto odd_mask = static_cast<unsigned>(_mm_movemask_epi8(odd));
    if (odd_mask == 0) [[likely]]
      return;
    const auto high_mask = static_cast<unsigned>(_mm_movemask_epi8(block));
    high |= high_mask;
    const auto lf = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(block, all('\n'))));
    const auto cr = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(block, all('\r'))));
    control |= odd_mask & ~high_mask & ~lf;
    for (auto ends = lf | cr; ends != 0; ends &= ends - 1)
      on_newline(place + static_cast<std::size_t>(std::countr_zero(ends)));
  };
  // Less the space, the bytes of plain text are below 0x5F, and all others are not.
  const auto less_space = [&](std::size_t place) {
    return _mm_sub_epi8(block_at(place), all(0x20));
  };
  for (; at + 64 <= text.size(); at += 64) {
    const __m128i greatest = _mm_max_epu8(_mm_max_epu8(less_space(at), less_space(at + 16)),
                                          _mm_max_epu8(less_space(at + 32), less_space(at + 48)));
    const __m128i odd = _mm_cmpeq_epi8(_mm_max_epu8(greatest, all(0x5F)), greatest);
    if (_mm_movemask_epi8(odd) == 0) [[likely]]
      continue;
    for (std::size_t block = 0; block != 64; block += 16) look_at(at + block);
  }
  for (; at + 16 <= text.size(); at += 16) look_at(at);
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
