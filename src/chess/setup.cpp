#include "strictpgn/setup.hpp"

#include "chess/attacks.hpp"
#include "chess/pawns.hpp"

namespace strictpgn {
namespace {

using namespace chess;

bool has_one_king_each(const board& on) {
  return count(on.pieces(color::white, piece_type::king)) == 1 &&
         count(on.pieces(color::black, piece_type::king)) == 1;
}

/// The check by pieces; that by the king is `fault::kings_adjacent`.
bool is_opponent_in_check(const setup& given) {
  const square king = given.board.king_square(opposite(given.side_to_move));
  return attackers_without_king(given.board, given.side_to_move, king, given.board.occupied()) != 0;
}

bool are_kings_adjacent(const board& on) {
  return (king_attacks(on.king_square(color::white)) & on.pieces(color::black, piece_type::king)) !=
         0;
}

bool can_rights_exist(const setup& given, color side) {
  const bitboard back = rank_squares(back_rank(side));
  const bitboard rooks = given.castling_rights & back;
  if (rooks == 0) return true;
  const bitboard king = given.board.pieces(side, piece_type::king) & back;
  return count(king) == 1 && (rooks & ~given.board.pieces(side, piece_type::rook)) == 0 &&
         !has_several(rooks & (king - 1)) && !has_several(rooks & ~(king - 1));
}

bool is_castling_possible(const setup& given) {
  const bitboard back_ranks = rank_squares(0) | rank_squares(7);
  return (given.castling_rights & ~back_ranks) == 0 && can_rights_exist(given, color::white) &&
         can_rights_exist(given, color::black);
}

bool is_en_passant_possible(const setup& given) {
  if (given.en_passant == square::none) return true;
  const color us = given.side_to_move;
  const bitboard target = bit(given.en_passant);
  return rank_of(given.en_passant) == en_passant_rank(us) &&
         ((target | ahead(us, target)) & given.board.occupied()) == 0 &&
         (behind(us, target) & given.board.pieces(opposite(us), piece_type::pawn)) != 0;
}

bool has_pawn_on_back_rank(const board& on) {
  return (on.pieces(piece_type::pawn) & (rank_squares(0) | rank_squares(7))) != 0;
}

}  // namespace

faults find_faults(const setup& given) {
  faults found;
  if (!has_one_king_each(given.board)) {
    found.insert(fault::king_count);
  } else {
    if (is_opponent_in_check(given)) found.insert(fault::opponent_in_check);
    if (are_kings_adjacent(given.board)) found.insert(fault::kings_adjacent);
  }
  if (has_pawn_on_back_rank(given.board)) found.insert(fault::pawn_on_back_rank);
  if (!is_castling_possible(given)) found.insert(fault::castling_impossible);
  if (!is_en_passant_possible(given)) found.insert(fault::en_passant_impossible);
  return found;
}

bool is_dead_material(const board& placement) {
  const auto of = [&](piece_type type) { return placement.pieces(type); };
  if ((of(piece_type::pawn) | of(piece_type::rook) | of(piece_type::queen)) != 0) return false;
  const bitboard others = of(piece_type::bishop) | of(piece_type::knight);
  if (of(piece_type::knight) == 0)
    return (others & dark_squares) == 0 || (others & ~dark_squares) == 0;
  return !has_several(others);
}

}  // namespace strictpgn
