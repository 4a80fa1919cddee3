// Characters that have something in common.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace strictpgn::report {

struct code_range {
  char32_t first;
  char32_t last;
};

/// Whether one of the ranges, which are in ascending order, holds the character.
template <std::size_t Count>
bool is_in(const code_range (&ranges)[Count], char32_t character) {
  const auto* const found = std::ranges::lower_bound(ranges, character, {}, &code_range::last);
  return found != std::end(ranges) && found->first <= character;
}

}  // namespace strictpgn::report
