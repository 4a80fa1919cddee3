// What stands in the values of tags, as far as checks ask for it: found in one pass over the tag
// section, so that a check looks into those values alone of which there may be something to say.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace strictpgn::rules {

enum class value_sign : std::uint8_t {
  nothing = 1,        ///< the value is empty
  colon = 2,          ///< between items (PGN 8.1), if not in a time or an address
  comma = 4,          ///< between the names of a person (PGN 8.1.1.5)
  question_mark = 8,  ///< for what is not known
  outer_blank = 16,   ///< blanks or tabs before or behind it
  first_zero = 32,    ///< it begins with a zero
};

class value_signs {
 public:
  constexpr value_signs() = default;
  constexpr value_signs(std::initializer_list<value_sign> signs) {
    for (const auto sign : signs) add(sign);
  }

  constexpr void add(value_sign sign) { bits_ |= bit(sign); }
  constexpr void add(value_signs others) { bits_ |= others.bits_; }
  constexpr bool has(value_sign sign) const { return (bits_ & bit(sign)) != 0; }
  constexpr bool meets(value_signs others) const { return (bits_ & others.bits_) != 0; }

 private:
  static constexpr std::uint8_t bit(value_sign sign) { return static_cast<std::uint8_t>(sign); }

  std::uint8_t bits_ = 0;
};

/// What a character tells at the beginning or the end of a value.
inline constexpr auto signs_by_edge = [] {
  std::array<value_signs, 256> all;
  for (const auto blank : {' ', '\t', '\v'})
    all[static_cast<unsigned char>(blank)].add(value_sign::outer_blank);
  return all;
}();

/// Those that the first and the last character tell.
inline value_signs outer_signs(std::string_view value) {
  value_signs found;
  if (value.empty()) {
    found.add(value_sign::nothing);
    return found;
  }
  found.add(signs_by_edge[static_cast<unsigned char>(value.front())]);
  found.add(signs_by_edge[static_cast<unsigned char>(value.back())]);
  if (value.front() == '0') found.add(value_sign::first_zero);
  return found;
}

/// Calls `look(sign, place)` with each sign that may stand anywhere in a value.
template <typename Function>
void for_each_inner_sign(std::string_view section, Function&& look) {
  using enum value_sign;
  std::size_t at = 0;
  const auto look_at = [&](std::size_t place) {
    const char c = section[place];
    if (c == ':') look(colon, place);
    if (c == ',') look(comma, place);
    if (c == '?') look(question_mark, place);
  };
#ifdef __SSE2__
  for (; at + 16 <= section.size(); at += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(section.data() + at));
    const auto is = [&](char c) { return _mm_cmpeq_epi8(block, _mm_set1_epi8(c)); };
    const __m128i sign = _mm_or_si128(_mm_or_si128(is(':'), is(',')), is('?'));
    auto hits = static_cast<unsigned>(_mm_movemask_epi8(sign));
    for (; hits != 0; hits &= hits - 1)
      look_at(at + static_cast<std::size_t>(std::countr_zero(hits)));
  }
#endif
  for (; at < section.size(); ++at) look_at(at);
}

}  // namespace strictpgn::rules
