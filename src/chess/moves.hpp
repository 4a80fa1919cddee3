// Every legal move of a position.
#pragma once

#include "chess/legality.hpp"
#include "chess/pawns.hpp"

namespace strictpgn::chess {

inline constexpr piece_type promotions[] = {piece_type::queen, piece_type::rook, piece_type::bishop,
                                            piece_type::knight};

/// Hands each legal move to the visitor until it returns true; says whether it did.
template <typename Visitor>
class move_visitor {
 public:
  move_visitor(const position& at, Visitor& visit)
      : at_(at),
        us_(at.side_to_move()),
        occupied_(at.board().occupied()),
        guard_(at),
        visit_(visit) {}

  bool visit_all() const {
    if (visit_king()) return true;
    if (has_several(at_.checkers())) return false;
    const bitboard doubtful = guard_.doubtful_origins();
    const bitboard others = own(piece_type::king) ^ at_.board().pieces(us_);
    for (const square origin : squares_of(others))
      if (visit_piece(origin, contains(doubtful, origin))) return true;
    return visit_en_passant() || visit_castling(castling_side::short_side) ||
           visit_castling(castling_side::long_side);
  }

 private:
  bitboard own(piece_type type) const { return at_.board().pieces(us_, type); }

  bool visit_king() const {
    const square king = at_.board().king_square(us_);
    for (const square destination : squares_of(king_attacks(king) & ~at_.board().pieces(us_)))
      if (guard_.allows_king(destination) && visit_({king, destination})) return true;
    return false;
  }

  bitboard reached(square origin, piece_type type) const {
    if (type != piece_type::pawn)
      return piece_attacks(type, origin, occupied_) & ~at_.board().pieces(us_);
    return pawn_pushes(us_, origin, occupied_) |
           (pawn_attacks(us_, origin) & at_.board().pieces(opposite(us_)));
  }

  bool visit_piece(square origin, bool is_doubtful) const {
    const piece_type type = at_.board().type_at(origin);
    for (const square destination : squares_of(reached(origin, type))) {
      if (is_doubtful && !guard_.allows(origin, destination)) continue;
      const bool promotes = type == piece_type::pawn && rank_of(destination) == promotion_rank(us_);
      if (promotes ? visit_promotions(origin, destination) : visit_({origin, destination}))
        return true;
    }
    return false;
  }

  bool visit_promotions(square origin, square destination) const {
    for (const piece_type promotion : promotions)
      if (visit_({origin, destination, promotion})) return true;
    return false;
  }

  bool visit_en_passant() const {
    const square target = at_.en_passant();
    if (target == square::none) return false;
    const bitboard capturers = pawn_attacks(opposite(us_), target) & own(piece_type::pawn);
    for (const square origin : squares_of(capturers))
      if (guard_.allows_en_passant(origin, target) &&
          visit_({origin, target, piece_type::none, move_kind::en_passant}))
        return true;
    return false;
  }

  bool visit_castling(castling_side side) const {
    if (castling_obstacle(at_, side) != illegal_reason::none) return false;
    const castling_path path = castling_path_of(at_, side);
    const bool is_short = side == castling_side::short_side;
    return visit_({path.king, path.king_destination, piece_type::none,
                   is_short ? move_kind::castle_short : move_kind::castle_long});
  }

  const position& at_;
  color us_;
  bitboard occupied_;
  king_guard guard_;
  Visitor& visit_;
};

template <typename Visitor>
bool visit_legal_moves(const position& at, Visitor visit) {
  return move_visitor<Visitor>(at, visit).visit_all();
}

}  // namespace strictpgn::chess
