#include "rules/fen/comparison.hpp"

#include <algorithm>

#include "chess/attacks.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

using parse::fen_field;

bool is_xfen(fen_dialect dialect) {
  return dialect == fen_dialect::xfen || dialect == fen_dialect::chess960;
}

bool has_pawn_beside(const setup& given) {
  const bitboard pawns = given.board.pieces(given.side_to_move, piece_type::pawn);
  return (pawns & chess::pawn_attacks(opposite(given.side_to_move), given.en_passant)) != 0;
}

void fen_ep_square_missing(const fen_context& in, const setup& truth, fen_findings& out) {
  if (truth.en_passant == square::none || in.read.en_passant != square::none) return;
  if (is_xfen(in.dialect) && !has_pawn_beside(truth)) return;
  out.add(rule::fen_ep_square_missing, fen_field::en_passant_target, to_string(truth.en_passant));
}

/// Whether an inner rook on that side of the king may castle, which K, Q, k or q never means.
bool is_inner_one_meant(const castling_right& right, const setup& truth) {
  const square king = truth.board.king_square(right.side);
  const bitboard right_of_king = ~((bit(king) << 1) - 1);
  const bitboard beside = right.rook > king ? right_of_king : bit(king) - 1;
  const bitboard able = truth.castling_rights & truth.board.pieces(right.side) & beside;
  return able != 0 && !contains(able, right.rook);
}

void xfen_castling_needs_letter(const fen_context& in, const setup& truth, fen_findings& out) {
  if (!is_xfen(in.dialect)) return;
  for (const castling_right& right : in.rights)
    if (right.fits && !is_file_letter(right.letter) && is_inner_one_meant(right, truth))
      out.add(rule::xfen_castling_needs_letter, fen_field::castling_availability,
              {&right.letter, 1});
}

constexpr fen_comparison comparisons[] = {
    {rule::fen_ep_square_missing, fen_ep_square_missing},
    {rule::xfen_castling_needs_letter, xfen_castling_needs_letter},
};

}  // namespace

std::span<const fen_comparison> fen_comparisons() { return comparisons; }

}  // namespace strictpgn::rules
