// How pawns move straight ahead (LAWS 3.7).
#pragma once

#include "strictpgn/board.hpp"

namespace strictpgn::chess {

/// The squares one rank ahead for that color.
constexpr bitboard ahead(color side, bitboard from) {
  return side == color::white ? from << 8 : from >> 8;
}

constexpr bitboard behind(color side, bitboard from) { return ahead(opposite(side), from); }

/// The rank (0 to 7) reached by a double push.
constexpr int double_push_rank(color side) { return side == color::white ? 3 : 4; }

/// The rank (0 to 7) on which a pawn of that color captures en passant.
constexpr int en_passant_rank(color capturer) { return capturer == color::white ? 5 : 2; }

/// The rank (0 to 7) on which a pawn of that color promotes.
constexpr int promotion_rank(color side) { return back_rank(opposite(side)); }

/// The squares to which a pawn can be pushed.
constexpr bitboard pawn_pushes(color side, square from, bitboard occupied) {
  const bitboard one = ahead(side, bit(from)) & ~occupied;
  return one | (ahead(side, one) & rank_squares(double_push_rank(side)) & ~occupied);
}

/// The pawn of that color that can be pushed to a square, if any, as a set.
constexpr bitboard pawn_pushers(const board& on, color side, square target, bitboard occupied) {
  if (contains(occupied, target)) return 0;
  bitboard origins = behind(side, bit(target));
  if (rank_of(target) == double_push_rank(side)) origins |= behind(side, origins & ~occupied);
  return origins & on.pieces(side, piece_type::pawn);
}

}  // namespace strictpgn::chess
