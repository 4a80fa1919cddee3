// Text that needs no care: printable ASCII, 16 bytes at a time.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace strictpgn::text {

/// Whether a byte is printable ASCII, and none of the `Except`.
template <char... Except>
constexpr bool is_plain(char byte) {
  return byte >= ' ' && byte < 0x7F && ((byte != Except) && ...);
}

#ifdef __SSE2__
/// The number that stands at that place.
template <typename Number>
Number number_at(const char* place) {
  Number read = 0;
  std::memcpy(&read, place, sizeof read);
  return read;
}

/// All bytes of a text of 1 to 15, some of them more than once.
inline __m128i bytes_of_short(std::string_view text) {
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  if (text.size() >= 8)
    return _mm_set_epi64x(number_at<std::int64_t>(end - 8), number_at<std::int64_t>(begin));
  if (text.size() >= 4) {
    const int last = number_at<std::int32_t>(end - 4);
    return _mm_set_epi32(last, last, last, number_at<std::int32_t>(begin));
  }
  const auto byte = [](char c) { return std::uint32_t{static_cast<unsigned char>(c)}; };
  const auto three = byte(*begin) << 16U | byte(begin[text.size() / 2]) << 8U | byte(end[-1]);
  return _mm_set1_epi32(static_cast<int>(three << 8U | byte(*begin)));
}
#endif

/// How many bytes at the beginning of the text are.
template <char... Except>
std::size_t plain_length(std::string_view text) {
  std::size_t at = 0;
#ifdef __SSE2__
  // As signed numbers, bytes that are no ASCII are below a space, as controls are.
  const auto others_among = [](__m128i block) {
    __m128i others = _mm_or_si128(_mm_cmplt_epi8(block, _mm_set1_epi8(' ')),
                                  _mm_cmpeq_epi8(block, _mm_set1_epi8(0x7F)));
    ((others = _mm_or_si128(others, _mm_cmpeq_epi8(block, _mm_set1_epi8(Except)))), ...);
    return static_cast<unsigned>(_mm_movemask_epi8(others));
  };
  const auto others_in = [&](const char* bytes) {
    return others_among(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)));
  };
  if (text.size() < 16 && !text.empty() && others_among(bytes_of_short(text)) == 0)
    return text.size();
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
