#include "chess/legality.hpp"
#include "chess/pawns.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn {

using namespace chess;

namespace {

/// The pieces that fit the shape out of those that can legally move there.
resolution conclude(const position& before, const san_shape& shape, bitboard legal,
                    move_kind kind = move_kind::normal) {
  resolution found;
  found.legal_origins = legal;
  const bitboard fitting = legal & written_origins(shape);
  found.fitting_origins = fitting;
  if (fitting == 0) [[unlikely]] {
    found.reason = why_illegal(before, shape);
  } else if (has_several(fitting)) [[unlikely]] {
    found.kind = resolution_kind::ambiguous;
  } else {
    found.kind = resolution_kind::unique;
    found.played = {first_square(fitting), shape.destination, piece_type::none, kind};
  }
  return found;
}

resolution resolve_piece(const position& before, const san_shape& shape) {
  const board& on = before.board();
  const bitboard own = on.pieces(before.side_to_move());
  const king_guard guard(before);
  bitboard origins =
      piece_attacks(shape.piece, shape.destination, on.occupied()) & own & on.pieces(shape.piece);
  if (contains(own, shape.destination)) [[unlikely]]
    origins = 0;
  if (shape.piece == piece_type::king)
    origins = origins != 0 && guard.allows_king(shape.destination) ? origins : 0;
  else
    origins = guard.allowed(origins, shape.destination);
  resolution found = conclude(before, shape, origins);
  found.promotion_false = shape.promotion != piece_type::none;
  return found;
}

resolution resolve_push(const position& before, const san_shape& shape) {
  const board& on = before.board();
  const color us = before.side_to_move();
  const bitboard pushers = pawn_pushers(on, us, shape.destination, on.occupied());
  return conclude(before, shape, king_guard(before).allowed(pushers, shape.destination));
}

resolution resolve_en_passant(const position& before, const san_shape& shape, bitboard pawns) {
  const king_guard guard(before);
  bitboard legal = 0;
  for (const square origin : squares_of(pawns))
    if (guard.allows_en_passant(origin, shape.destination)) legal |= bit(origin);
  return conclude(before, shape, legal, move_kind::en_passant);
}

resolution resolve_pawn_capture(const position& before, const san_shape& shape) {
  const board& on = before.board();
  const color us = before.side_to_move();
  bitboard pawns = pawn_attacks(opposite(us), shape.destination) & on.pieces(us, piece_type::pawn);
  if (shape.destination == before.en_passant()) [[unlikely]]
    return resolve_en_passant(before, shape, pawns);
  if (!contains(on.pieces(opposite(us)), shape.destination)) [[unlikely]]
    pawns = 0;
  return conclude(before, shape, king_guard(before).allowed(pawns, shape.destination));
}

constexpr bool is_promotable(piece_type type) {
  return type >= piece_type::knight && type <= piece_type::queen;
}

resolution resolve_pawn(const position& before, const san_shape& shape) {
  resolution found =
      is_push(shape) ? resolve_push(before, shape) : resolve_pawn_capture(before, shape);
  if (rank_of(shape.destination) != promotion_rank(before.side_to_move())) [[likely]] {
    found.promotion_false = shape.promotion != piece_type::none;
    return found;
  }
  found.promotion_missing = !is_promotable(shape.promotion);
  if (found.kind == resolution_kind::unique && !found.promotion_missing)
    found.played.promotion = shape.promotion;
  return found;
}

resolution resolve_castling(const position& before, const san_shape& shape) {
  const auto side = shape.castling;
  resolution found;
  found.promotion_false = shape.promotion != piece_type::none;
  found.reason = castling_obstacle(before, side);
  if (found.reason != illegal_reason::none) return found;
  const castling_path path = castling_path_of(before, side);
  const bool is_short = side == castling_side::short_side;
  found.kind = resolution_kind::unique;
  found.played = {path.king, path.king_destination, piece_type::none,
                  is_short ? move_kind::castle_short : move_kind::castle_long};
  return found;
}

/// The castling meant by a king's move on the first rank of its side, to its final square two or
/// more files away, or onto its own rook.
castling_side castling_meant(const position& before, square king, square destination) {
  const int files = file_of(destination) - file_of(king);
  const bool onto_rook = contains(before.castling_rights(), destination) &&
                         contains(before.board().pieces(before.side_to_move()), destination);
  const bool final_square =
      (file_of(destination) == 6 && files >= 2) || (file_of(destination) == 2 && files <= -2);
  const int home = before.side_to_move() == color::white ? 0 : 7;
  if (rank_of(king) != home || rank_of(destination) != home || !(onto_rook || final_square))
    return castling_side::none;
  return files > 0 ? castling_side::short_side : castling_side::long_side;
}

resolution no_such_piece() {
  resolution found;
  found.reason = illegal_reason::no_piece;
  return found;
}

resolution resolve_any_piece(const position& before, san_shape shape) {
  const square origin = make_square(shape.origin_file, shape.origin_rank);
  if (!contains(before.board().pieces(before.side_to_move()), origin)) return no_such_piece();
  shape.any_piece = false;
  shape.piece = before.board().type_at(origin);
  if (shape.piece == piece_type::king)
    shape.castling = castling_meant(before, origin, shape.destination);
  return resolve(before, shape);
}

}  // namespace

resolution resolve(const position& before, const san_shape& shape) {
  if (shape.castling != castling_side::none) [[unlikely]]
    return resolve_castling(before, shape);
  if (shape.any_piece) [[unlikely]]
    return resolve_any_piece(before, shape);
  return shape.piece == piece_type::pawn ? resolve_pawn(before, shape)
                                         : resolve_piece(before, shape);
}

}  // namespace strictpgn
