// Which piece stands where (FEN 16.1.3.1).
#pragma once

#include <array>

#include "strictpgn/bitboard.hpp"
#include "strictpgn/piece.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// A piece placement: any pieces on any squares, at most one on each.
class board {
 public:
  constexpr bitboard occupied() const { return by_color_[0] | by_color_[1]; }
  constexpr bitboard pieces(color side) const { return by_color_[static_cast<int>(side)]; }

  /// All pieces of that type, which is not `none`.
  constexpr bitboard pieces(piece_type type) const { return by_type_[slot(type)]; }
  constexpr bitboard pieces(color side, piece_type type) const {
    return pieces(side) & pieces(type);
  }

  /// The type of the piece on that square; `none` on an empty one.
  constexpr piece_type type_at(square where) const {
    // Written out, since compilers would otherwise keep the loop.
    const auto bit_of = [&](int slot) {
      return static_cast<unsigned>(by_type_[static_cast<std::size_t>(slot)] >> index_of(where) & 1);
    };
    const unsigned type =
        bit_of(0) + 2 * bit_of(1) + 3 * bit_of(2) + 4 * bit_of(3) + 5 * bit_of(4) + 6 * bit_of(5);
    return static_cast<piece_type>(type);
  }

  /// The piece on that square; its type is `none` on an empty one.
  constexpr piece at(square where) const {
    return {type_at(where), contains(by_color_[1], where) ? color::black : color::white};
  }

  /// The lowest square with a king of that color; `square::none` without one.
  constexpr square king_square(color side) const {
    return first_square(pieces(side, piece_type::king));
  }

  /// Puts a piece on the square in place of what stood there; type `none` empties it.
  constexpr void put(square where, piece piece) {
    clear(bit(where));
    if (piece.type == piece_type::none) return;
    toggle(bit(where), piece.side, piece.type);
  }

  /// Takes away what stands on these squares.
  constexpr void clear(bitboard squares) {
    for (bitboard& set : by_type_) set &= ~squares;
    for (bitboard& set : by_color_) set &= ~squares;
  }

  /// Adds or removes pieces of one kind on these squares: origin and destination together are a
  /// move.
  constexpr void toggle(bitboard squares, color side, piece_type type) {
    by_type_[slot(type)] ^= squares;
    by_color_[static_cast<int>(side)] ^= squares;
  }

  friend constexpr bool operator==(const board&, const board&) = default;

 private:
  static constexpr int slot(piece_type type) { return static_cast<int>(type) - 1; }

  std::array<bitboard, 6> by_type_{};
  std::array<bitboard, 2> by_color_{};
};

}  // namespace strictpgn
