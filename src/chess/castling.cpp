#include "chess/legality.hpp"

namespace strictpgn::chess {

illegal_reason castling_obstacle(const position& at, castling_side side) {
  const castling_path path = castling_path_of(at, side);
  if (path.rook == square::none) return illegal_reason::castling_right_lost;

  const color them = opposite(at.side_to_move());
  const bitboard others = at.board().occupied() & ~path.both();
  if ((path.crossed() & others) != 0) return illegal_reason::castling_blocked;
  if (at.is_check()) return illegal_reason::castling_from_check;

  const bitboard without_king = at.board().occupied() & ~bit(path.king);
  const bitboard passed = stretch(path.king, path.king_destination) & ~bit(path.king_destination);
  for (const square crossed : squares_of(passed & ~bit(path.king)))
    if (is_attacked(at.board(), them, crossed, without_king))
      return illegal_reason::castling_through_check;

  const bitboard after = others | bit(path.king_destination) | bit(path.rook_destination);
  if (is_attacked(at.board(), them, path.king_destination, after))
    return illegal_reason::castling_into_check;
  return illegal_reason::none;
}

}  // namespace strictpgn::chess
