// How many captures a pawn structure needs at least (group 13, tier 3).
#include <algorithm>
#include <array>

#include "rules/fen/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

using parse::fen_field;

constexpr int impossible = 100;  // more than any number of captures

/// What a pawn costs in captures that comes from the second rank of a file: one for each file it
/// has changed, and as many advances at least.
int captures_from(int origin, square pawn, color side) {
  const int advances = side == color::white ? rank_of(pawn) - 1 : 6 - rank_of(pawn);
  const int files = origin < file_of(pawn) ? file_of(pawn) - origin : origin - file_of(pawn);
  return files <= advances ? files : impossible;
}

/// The least number of captures that bring pawns from different files to these squares: pawn by
/// pawn, for every set of files that the pawns so far may have come from.
int least_captures(bitboard pawns, color side) {
  std::array<int, 256> least;
  least.fill(impossible);
  least[0] = 0;
  for (const square pawn : squares_of(pawns)) {
    std::array<int, 256> next;
    next.fill(impossible);
    for (unsigned used = 0; used < 256; ++used)
      for (int origin = 0; origin < 8 && least[used] < impossible; ++origin) {
        if ((used >> origin & 1) != 0) continue;
        int& known = next[used | 1U << origin];
        known = std::min(known, least[used] + captures_from(origin, pawn, side));
      }
    least = next;
  }
  return *std::min_element(least.begin(), least.end());
}

bool has_doubled_pawns(bitboard pawns) {
  for (int file = 0; file < 8; ++file)
    if (has_several(pawns & file_squares(file))) return true;
  return false;
}

}  // namespace

void fen_pawn_structure_impossible(const fen_context& in, fen_findings& out) {
  if (!in.placement) return;
  for (const color side : {color::white, color::black}) {
    const bitboard pawns = in.placement->pieces(side, piece_type::pawn);
    const bool is_odd = (pawns & (rank_squares(0) | rank_squares(7))) != 0 || count(pawns) > 8;
    if (is_odd || !has_doubled_pawns(pawns)) continue;  // the odd ones have rules of their own
    const int captured = 16 - count(in.placement->pieces(opposite(side)));
    if (least_captures(pawns, side) > std::max(captured, 0))
      out.add(rule::fen_pawn_structure_impossible, fen_field::piece_placement, name_of(side));
  }
}

}  // namespace strictpgn::rules
