// Which moves leave the mover's own king safe (LAWS 3.9), and whether it may castle (3.8).
#pragma once

#include "chess/attacks.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::chess {

/// The king of the side to move and what threatens it, worked out once for a position.
class king_guard {
 public:
  explicit king_guard(const position& at) : king_guard(at, at.side_to_move()) {}
  /// The same, for those who know which side that is.
  king_guard(const position& at, color us)
      : board_(at.board()),
        them_(opposite(us)),
        king_(board_.king_square(us)),
        occupied_(board_.occupied()),
        checkers_(at.checkers()) {}

  /// The squares from which a move has to be probed: all in check, otherwise those on a line with
  /// the king that a slider of its enemy stands on too.
  bitboard doubtful_origins() const {
    return checkers_ != 0 ? ~bitboard{0} : lines_of_sliders(board_, them_, king_);
  }

  /// Whether the king is safe after a move of another piece that is not en passant.
  bool allows(square origin, square destination) const {
    return is_safe((occupied_ ^ bit(origin)) | bit(destination), bit(destination));
  }

  bool allows_en_passant(square origin, square destination) const {
    const bitboard captured = bit(make_square(file_of(destination), rank_of(origin)));
    return is_safe((occupied_ ^ bit(origin) ^ captured) | bit(destination), captured);
  }

  bool allows_king(square destination) const {
    return !is_attacked(board_, them_, destination, occupied_ ^ bit(king_));
  }

  /// Those of the origins from which a move to the destination leaves the king safe; not for kings.
  bitboard allowed(bitboard origins, square destination) const {
    const bitboard doubtful = origins & doubtful_origins();
    if (doubtful == 0) [[likely]]
      return origins;
    bitboard safe = origins ^ doubtful;
    for (const square origin : squares_of(doubtful))
      if (allows(origin, destination)) safe |= bit(origin);
    return safe;
  }

 private:
  bool is_safe(bitboard occupied, bitboard captured) const {
    const bitboard leapers =
        checkers_ & (board_.pieces(piece_type::knight) | board_.pieces(piece_type::pawn));
    const bitboard attackers = slider_attackers(board_, them_, king_, occupied) | leapers;
    return (attackers & ~captured) == 0;
  }

  const board& board_;
  color them_;
  square king_;
  bitboard occupied_;
  bitboard checkers_;
};

/// The squares of one rank from one to the other, both included.
constexpr bitboard stretch(square one, square other) {
  const bitboard low = bit(one < other ? one : other);
  const bitboard high = bit(one < other ? other : one);
  return (high << 1) - low;
}

/// The moves of king and rook in castling. The final squares are those of standard chess, wherever
/// the two start (FIDE guidelines II.3).
struct castling_path {
  square king, king_destination, rook, rook_destination;

  bitboard both() const { return bit(king) | bit(rook); }
  bitboard crossed() const {
    return stretch(king, king_destination) | stretch(rook, rook_destination);
  }
};

/// The path of castling to that side; the rook is `square::none` when the right is lost.
inline castling_path castling_path_of(const position& at, castling_side side) {
  const int rank = back_rank(at.side_to_move());
  const square king = at.board().king_square(at.side_to_move());
  const bitboard rights = at.castling_rights() & rank_squares(rank);
  const bitboard left_of_king = bit(king) - 1;
  if (side == castling_side::short_side)
    return {king, make_square(6, rank), first_square(rights & ~left_of_king), make_square(5, rank)};
  return {king, make_square(2, rank), first_square(rights & left_of_king), make_square(3, rank)};
}

/// What stands in the way of castling; `illegal_reason::none` when it is legal.
illegal_reason castling_obstacle(const position& at, castling_side side);

/// Why no legal move fits the shape, given that none does.
illegal_reason why_illegal(const position& before, const san_shape& shape);

/// The squares that fit the file and the rank written.
constexpr bitboard written_origins(const san_shape& shape) {
  const bitboard file = shape.origin_file < 0 ? ~bitboard{0} : file_squares(shape.origin_file);
  const bitboard rank = shape.origin_rank < 0 ? ~bitboard{0} : rank_squares(shape.origin_rank);
  return file & rank;
}

/// Whether the shape is a pawn's move straight ahead.
constexpr bool is_push(const san_shape& shape) {
  return shape.origin_file < 0 ? !shape.capture : shape.origin_file == file_of(shape.destination);
}

}  // namespace strictpgn::chess
