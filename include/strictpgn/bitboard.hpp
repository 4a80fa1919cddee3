// Sets of squares, one bit each.
#pragma once

#include <bit>
#include <cstdint>

#include "strictpgn/square.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// A set of squares: bit n is the square with index n, a1 the lowest.
using bitboard = std::uint64_t;

/// The set of that one square; `where` is a real square.
constexpr bitboard bit(square where) { return bitboard{1} << index_of(where); }

/// Whether the square is in the set; false for `square::none`.
constexpr bool contains(bitboard set, square where) {
  return where != square::none && (set & bit(where)) != 0;
}

/// The lowest square of the set; `square::none` for the empty set.
constexpr square first_square(bitboard set) { return static_cast<square>(std::countr_zero(set)); }

/// How many squares the set has.
constexpr int count(bitboard set) { return std::popcount(set); }

/// Whether the set has two squares or more.
constexpr bool has_several(bitboard set) { return (set & (set - 1)) != 0; }

/// All squares of a file (0 to 7).
constexpr bitboard file_squares(int file) { return 0x0101010101010101u << file; }

/// All squares of a rank (0 to 7).
constexpr bitboard rank_squares(int rank) { return bitboard{0xFF} << (8 * rank); }

/// The dark squares; a1 is one.
inline constexpr bitboard dark_squares = 0xAA55AA55AA55AA55;

/// The squares of a set in ascending order, for range-based for loops.
class squares_of {
 public:
  class iterator {
   public:
    constexpr explicit iterator(bitboard rest) : rest_(rest) {}
    constexpr square operator*() const { return first_square(rest_); }
    constexpr iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(iterator, iterator) = default;

   private:
    bitboard rest_;
  };

  constexpr explicit squares_of(bitboard set) : set_(set) {}
  constexpr iterator begin() const { return iterator(set_); }
  constexpr iterator end() const { return iterator(0); }

 private:
  bitboard set_;
};

}  // namespace strictpgn
