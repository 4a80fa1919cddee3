// Finding the end of short texts, 16 bytes at a time.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <algorithm>
#include <bit>

namespace strictpgn::parse {

/// The first such byte in [begin, end), or `end`. Comments are about 20 bytes long: a call of
/// `memchr` costs more.
inline const char* find_byte(char wanted, const char* begin, const char* end) {
#ifdef __SSE2__
  const __m128i pattern = _mm_set1_epi8(wanted);
  for (; end - begin >= 16; begin += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(begin));
    const auto hits = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(block, pattern)));
    if (hits != 0) return begin + std::countr_zero(hits);
  }
#endif
  return std::find(begin, end, wanted);
}

struct comment_end {
  const char* close = nullptr;  ///< its `}`, or the end of the text
  bool is_prose = false;        ///< see `element_flag`
};

/// The end of the comment whose content begins there.
inline comment_end find_comment_end(const char* begin, const char* end) {
  bool has_ink = false;
  bool has_sign = false;
#ifdef __SSE2__
  const auto all = [](char c) { return _mm_set1_epi8(c); };
  for (; end - begin >= 16; begin += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(begin));
    const auto is = [&](char c) { return _mm_cmpeq_epi8(block, all(c)); };
    const auto mask = [](__m128i hits) { return static_cast<unsigned>(_mm_movemask_epi8(hits)); };
    const auto close = mask(is('}'));
    const auto inside = close == 0 ? 0xFFFF : (close & -close) - 1;
    const __m128i sign =
        _mm_or_si128(_mm_or_si128(is('{'), is('[')), _mm_or_si128(is('/'), is('%')));
    has_sign |= (mask(sign) & inside) != 0;
    has_ink |= (mask(_mm_cmpeq_epi8(_mm_max_epu8(block, all('!')), block)) & inside) != 0;
    if (close != 0) return {begin + std::countr_zero(close), has_ink && !has_sign};
  }
#endif
  for (; begin != end && *begin != '}'; ++begin) {
    has_sign |= *begin == '{' || *begin == '[' || *begin == '/' || *begin == '%';
    has_ink |= static_cast<unsigned char>(*begin) > ' ';
  }
  return {begin, has_ink && !has_sign};
}

/// The first byte in [begin, end) that is more than data of a string, or `end`: a quote, a
/// backslash, a control.
inline const char* find_string_end(const char* begin, const char* end) {
#ifdef __SSE2__
  const auto all = [](char c) { return _mm_set1_epi8(c); };
  for (; end - begin >= 16; begin += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(begin));
    const __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(block, all(0x1F)), block);
    const __m128i sign =
        _mm_or_si128(_mm_cmpeq_epi8(block, all('"')), _mm_cmpeq_epi8(block, all('\\')));
    const auto hits = static_cast<unsigned>(_mm_movemask_epi8(_mm_or_si128(control, sign)));
    if (hits != 0) return begin + std::countr_zero(hits);
  }
#endif
  return std::find_if(begin, end, [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
  });
}

/// The first byte in [begin, end) that no name of a tag has, or `end`.
inline const char* find_name_end(const char* begin, const char* end) {
#ifdef __SSE2__
  const auto all = [](char c) { return _mm_set1_epi8(c); };
  const auto within = [&](__m128i block, char first, char last) {
    const __m128i behind_first = _mm_sub_epi8(block, all(first));
    return _mm_cmpeq_epi8(_mm_min_epu8(behind_first, all(static_cast<char>(last - first))),
                          behind_first);
  };
  for (; end - begin >= 16; begin += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(begin));
    const __m128i letter = within(_mm_or_si128(block, all(0x20)), 'a', 'z');
    const __m128i other = _mm_or_si128(within(block, '0', '9'), _mm_cmpeq_epi8(block, all('_')));
    const auto inside = static_cast<unsigned>(_mm_movemask_epi8(_mm_or_si128(letter, other)));
    if (inside != 0xFFFF) return begin + std::countr_one(inside);
  }
#endif
  return std::find_if_not(begin, end, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  });
}

}  // namespace strictpgn::parse
