// Text that needs no care: printable ASCII, 16 bytes at a time.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace strictpgn::text {

/// Whether a byte is printable ASCII, and none of the `Except`.
template <char... Except>
constexpr bool is_plain(char byte) {
  return byte >= ' ' && byte < 0x7F && ((byte != Except) && ...);
}

/// How many bytes at the beginning of the text are.
template <char... Except>
std::size_t plain_length(std::string_view text) {
  std::size_t at = 0;
#ifdef __SSE2__
  // As signed numbers, bytes that are no ASCII are below a space, as controls are.
  const auto others_in = [](const char* bytes) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
    __m128i others = _mm_or_si128(_mm_cmplt_epi8(block, _mm_set1_epi8(' ')),
                                  _mm_cmpeq_epi8(block, _mm_set1_epi8(0x7F)));
    ((others = _mm_or_si128(others, _mm_cmpeq_epi8(block, _mm_set1_epi8(Except)))), ...);
    return static_cast<unsigned>(_mm_movemask_epi8(others));
  };
  if (text.size() >= 8 && text.size() < 16) {
    std::array<char, 16> both;  // its first eight bytes, and its last
    std::memcpy(both.data(), text.data(), 8);
    std::memcpy(both.data() + 8, text.data() + text.size() - 8, 8);
    if (others_in(both.data()) == 0) return text.size();
  }
  for (; at + 16 <= text.size(); at += 16)
    if (const auto others = others_in(text.data() + at); others != 0)
      return at + static_cast<std::size_t>(std::countr_zero(others));
  if (text.size() >= 16 && at < text.size()) {  // the last 16, of which the first are passed
    const auto passed = at + 16 - text.size();
    const auto others = others_in(text.data() + text.size() - 16) >> passed;
    return others == 0 ? text.size() : at + static_cast<std::size_t>(std::countr_zero(others));
  }
#endif
  while (at < text.size() && is_plain<Except...>(text[at])) ++at;
  return at;
}

}  // namespace strictpgn::text
