#include "chess/legality.hpp"
#include "chess/pawns.hpp"

namespace strictpgn {

std::string_view name_of(illegal_reason reason) {
  constexpr std::string_view names[] = {"",
                                        "no-piece",
                                        "blocked",
                                        "own-piece",
                                        "exposes-king",
                                        "castling-right-lost",
                                        "castling-blocked",
                                        "castling-from-check",
                                        "castling-through-check",
                                        "castling-into-check",
                                        "no-en-passant"};
  return names[static_cast<int>(reason)];
}

namespace chess {
namespace {

/// The reason for pieces that would reach the destination if nothing stood in the way.
illegal_reason reason_for(const position& before, square destination, bitboard in_reach,
                          bool is_way_free) {
  if (in_reach == 0) return illegal_reason::no_piece;
  if (contains(before.board().pieces(before.side_to_move()), destination))
    return illegal_reason::own_piece;
  return is_way_free ? illegal_reason::exposes_king : illegal_reason::blocked;
}

illegal_reason why_no_push(const position& before, const san_shape& shape) {
  const board& on = before.board();
  const color us = before.side_to_move();
  const bitboard own_pawns = on.pieces(us, piece_type::pawn) & written_origins(shape);
  const bitboard in_reach = pawn_pushers(on, us, shape.destination, 0) & own_pawns;
  const bitboard free = pawn_pushers(on, us, shape.destination, on.occupied()) & own_pawns;
  return reason_for(before, shape.destination, in_reach, free != 0);
}

illegal_reason why_no_pawn_capture(const position& before, const san_shape& shape) {
  const board& on = before.board();
  const color us = before.side_to_move();
  const bitboard in_reach = pawn_attacks(opposite(us), shape.destination) &
                            on.pieces(us, piece_type::pawn) & written_origins(shape);
  const bool is_target =
      contains(on.occupied(), shape.destination) || shape.destination == before.en_passant();
  if (in_reach == 0 || is_target) return reason_for(before, shape.destination, in_reach, true);
  return rank_of(shape.destination) == en_passant_rank(us) ? illegal_reason::no_en_passant
                                                           : illegal_reason::no_piece;
}

}  // namespace

illegal_reason why_illegal(const position& before, const san_shape& shape) {
  if (shape.piece == piece_type::pawn)
    return is_push(shape) ? why_no_push(before, shape) : why_no_pawn_capture(before, shape);
  const board& on = before.board();
  const bitboard own =
      on.pieces(before.side_to_move()) & on.pieces(shape.piece) & written_origins(shape);
  const bitboard in_reach = piece_attacks(shape.piece, shape.destination, 0) & own;
  const bitboard free = piece_attacks(shape.piece, shape.destination, on.occupied()) & own;
  return reason_for(before, shape.destination, in_reach, free != 0);
}

}  // namespace chess
}  // namespace strictpgn
