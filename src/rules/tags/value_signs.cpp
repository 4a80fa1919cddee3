#include "rules/tags/value_signs.hpp"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace strictpgn::rules {

namespace {

using enum value_sign;

bool is_space_or_tab(char c) { return c == ' ' || c == '\t' || c == '\v'; }

/// Those that may stand anywhere in a value, 16 bytes at a time as long as there is text.
void find_inner_signs(std::string_view value, const char* end_of_text, value_signs& found) {
  const char* at = value.data();
  const char* const end = at + value.size();
#ifdef __SSE2__
  for (; at < end && end_of_text - at >= 16; at += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    const auto inside = end - at < 16 ? (1U << (end - at)) - 1 : 0xFFFFU;
    const auto is = [&](char c) { return _mm_cmpeq_epi8(block, _mm_set1_epi8(c)); };
    const auto is_inside = [&](__m128i hits) {
      return (static_cast<unsigned>(_mm_movemask_epi8(hits)) & inside) != 0;
    };
    const __m128i colons = is(':'), commas = is(','), marks = is('?');
    if (!is_inside(_mm_or_si128(_mm_or_si128(colons, commas), marks))) continue;
    found.add(colon, is_inside(colons));
    found.add(comma, is_inside(commas));
    found.add(question_mark, is_inside(marks));
  }
#endif
  for (; at < end; ++at) {
    found.add(colon, *at == ':');
    found.add(comma, *at == ',');
    found.add(question_mark, *at == '?');
  }
}

}  // namespace

value_signs find_signs(std::string_view value, const char* end_of_text) {
  value_signs found;
  found.add(nothing, value.empty());
  if (value.empty()) return found;
  found.add(outer_blank, is_space_or_tab(value.front()) || is_space_or_tab(value.back()));
  found.add(first_zero, value.front() == '0');
  find_inner_signs(value, end_of_text, found);
  return found;
}

}  // namespace strictpgn::rules
