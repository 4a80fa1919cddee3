// Positions that cannot be played (tier 1) or cannot arise in a game (tiers 2 and 3): group 13 of
// the contract.
#include "chess/attacks.hpp"
#include "chess/between.hpp"
#include "chess/pawns.hpp"
#include "rules/fen/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

using parse::fen_field;
using namespace chess;

constexpr color sides[] = {color::white, color::black};

bool has_kings(const fen_context& in) {
  return in.placement && has_one_king(in, color::white) && has_one_king(in, color::black);
}

// ---- tier 1
// ----------------------------------------------------------------------------------------------------------

void fen_king_count(const fen_context& in, fen_findings& out) {
  if (!in.placement || has_kings(in)) return;
  out.add(rule::fen_king_count, fen_field::piece_placement,
          has_one_king(in, color::white)   ? "Black"
          : has_one_king(in, color::black) ? "White"
                                           : "White, nor one of Black");
}

void fen_pawn_on_back_rank(const fen_context& in, fen_findings& out) {
  if (!in.placement) return;
  const bitboard pawns =
      in.placement->pieces(piece_type::pawn) & (rank_squares(0) | rank_squares(7));
  if (pawns != 0)
    out.add(rule::fen_pawn_on_back_rank, fen_field::piece_placement,
            to_string(first_square(pawns)));
}

void fen_opponent_in_check(const fen_context& in, fen_findings& out) {
  if (!has_kings(in) || !in.active_color) return;
  const square king = in.placement->king_square(opposite(*in.active_color));
  if (attackers_without_king(*in.placement, *in.active_color, king, in.placement->occupied()) != 0)
    out.add(rule::fen_opponent_in_check, fen_field::piece_placement);
}

void fen_kings_adjacent(const fen_context& in, fen_findings& out) {
  if (!has_kings(in)) return;
  const bitboard around = king_attacks(in.placement->king_square(color::white));
  if (contains(around, in.placement->king_square(color::black)))
    out.add(rule::fen_kings_adjacent, fen_field::piece_placement);
}

/// The square of the pawn that has just passed over the target.
bitboard pushed_pawn(color active, square target) { return behind(active, bit(target)); }

/// The square from which it came.
bitboard pawn_origin(color active, square target) { return ahead(active, bit(target)); }

bool has_target(const fen_context& in) {
  return in.placement && in.active_color && in.en_passant && *in.en_passant != square::none;
}

bool has_possible_target(const fen_context& in) {
  return has_target(in) && is_target_possible(*in.placement, *in.active_color, *in.en_passant);
}

void fen_ep_square_impossible(const fen_context& in, fen_findings& out) {
  if (has_target(in) && !has_possible_target(in))
    out.add_whole(rule::fen_ep_square_impossible, fen_field::en_passant_target);
}

// ---- tier 2
// ----------------------------------------------------------------------------------------------------------

int number(const fen_context& in, color side, piece_type type) {
  return count(in.placement->pieces(side, type));
}

void fen_too_many_pawns(const fen_context& in, fen_findings& out) {
  if (!in.placement) return;
  for (const color side : sides)
    if (number(in, side, piece_type::pawn) > 8)
      out.add(rule::fen_too_many_pawns, fen_field::piece_placement, name_of(side));
}

void fen_too_many_pieces(const fen_context& in, fen_findings& out) {
  if (!in.placement) return;
  for (const color side : sides)
    if (count(in.placement->pieces(side)) > 16)
      out.add(rule::fen_too_many_pieces, fen_field::piece_placement, name_of(side));
}

int surplus(int present, int at_start) { return present > at_start ? present - at_start : 0; }

/// The least number of pieces that must have been pawns; the two bishops stand on different colors.
int promoted(const fen_context& in, color side) {
  const bitboard bishops = in.placement->pieces(side, piece_type::bishop);
  return surplus(number(in, side, piece_type::queen), 1) +
         surplus(number(in, side, piece_type::rook), 2) +
         surplus(number(in, side, piece_type::knight), 2) +
         surplus(count(bishops & dark_squares), 1) + surplus(count(bishops & ~dark_squares), 1);
}

void fen_too_many_promoted(const fen_context& in, fen_findings& out) {
  if (!in.placement) return;
  for (const color side : sides)
    if (promoted(in, side) > surplus(8, number(in, side, piece_type::pawn)))
      out.add(rule::fen_too_many_promoted, fen_field::piece_placement, name_of(side));
}

bitboard checkers_of(const fen_context& in, bitboard occupied) {
  const square king = in.placement->king_square(*in.active_color);
  return attackers_without_king(*in.placement, opposite(*in.active_color), king, occupied);
}

void fen_too_many_checkers(const fen_context& in, fen_findings& out) {
  if (!has_kings(in) || !in.active_color) return;
  if (count(checkers_of(in, in.placement->occupied())) > 2)
    out.add(rule::fen_too_many_checkers, fen_field::piece_placement);
}

/// A double check needs a line that was opened: not two pawns or knights, nor two checkers that
/// stand on one line with the king on different sides of it, where no move comes from between.
bool is_double_check_possible(const fen_context& in, bitboard checkers) {
  const bitboard leapers =
      in.placement->pieces(piece_type::pawn) | in.placement->pieces(piece_type::knight);
  if ((checkers & ~leapers) == 0) return false;
  const square one = first_square(checkers);
  const square other = first_square(checkers & (checkers - 1));
  const square king = in.placement->king_square(*in.active_color);
  return !contains(between(one, other), king);
}

/// If a pawn has just made a double push, a check is by that pawn or on a line that it opened.
bool fits_double_push(const fen_context& in, bitboard checkers) {
  const bitboard pushed = pushed_pawn(*in.active_color, *in.en_passant);
  const bitboard before =
      (in.placement->occupied() & ~pushed) | pawn_origin(*in.active_color, *in.en_passant);
  return (checkers_of(in, before) & checkers & ~pushed) == 0;
}

void fen_impossible_check(const fen_context& in, fen_findings& out) {
  if (!has_kings(in) || !in.active_color) return;
  const bitboard checkers = checkers_of(in, in.placement->occupied());
  if (checkers == 0 || count(checkers) > 2) return;
  const bool is_possible = (count(checkers) < 2 || is_double_check_possible(in, checkers)) &&
                           (!has_possible_target(in) || fits_double_push(in, checkers));
  if (!is_possible) out.add(rule::fen_impossible_check, fen_field::piece_placement);
}

}  // namespace

bool is_target_possible(const board& placement, color active, square target) {
  const bitboard enemy_pawns = placement.pieces(opposite(active), piece_type::pawn);
  return (pushed_pawn(active, target) & enemy_pawns) != 0 &&
         ((bit(target) | pawn_origin(active, target)) & placement.occupied()) == 0;
}

std::span<const fen_detector> fen_position_detectors() {
  static constexpr fen_detector detectors[] = {
      {rule::fen_king_count, fen_king_count},
      {rule::fen_pawn_on_back_rank, fen_pawn_on_back_rank},
      {rule::fen_opponent_in_check, fen_opponent_in_check},
      {rule::fen_kings_adjacent, fen_kings_adjacent},
      {rule::fen_ep_square_impossible, fen_ep_square_impossible},
      {rule::fen_too_many_pawns, fen_too_many_pawns},
      {rule::fen_too_many_pieces, fen_too_many_pieces},
      {rule::fen_too_many_promoted, fen_too_many_promoted},
      {rule::fen_too_many_checkers, fen_too_many_checkers},
      {rule::fen_impossible_check, fen_impossible_check},
      {rule::fen_pawn_structure_impossible, fen_pawn_structure_impossible},
  };
  return detectors;
}

}  // namespace strictpgn::rules
