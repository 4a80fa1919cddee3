// Castling availability of FEN and its dialects: the rest of group 12 and 13, and group 14 of the
// contract.
#include <algorithm>

#include "chess/attacks.hpp"
#include "rules/fen/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

using parse::fen_field;

constexpr fen_field castling_field = fen_field::castling_availability;

std::string_view letters_of(const fen_context& in) { return in.read.castling.value_or(""); }

bool has_files(const fen_context& in) {
  return std::any_of(letters_of(in).begin(), letters_of(in).end(), is_file_letter);
}

bool has_sides(const fen_context& in) {
  return !std::all_of(letters_of(in).begin(), letters_of(in).end(), is_file_letter);
}

bool is_king_at_home(const fen_context& in, color side) {
  return rank_of(in.placement->king_square(side)) == back_rank(side);
}

/// The letters of the rights of which something is true.
template <typename Predicate>
std::string letters_where(const fen_context& in, Predicate is_wanted) {
  std::string letters;
  for (const castling_right& right : in.rights)
    if (is_wanted(right)) letters += right.letter;
  return letters;
}

void add_if_any(fen_findings& out, rule id, const std::string& letters) {
  if (!letters.empty()) out.add(id, castling_field, letters);
}

// ---- the letters
// -----------------------------------------------------------------------------------------------------

bool has_repeated_letter(std::string letters) {
  std::sort(letters.begin(), letters.end());
  return std::adjacent_find(letters.begin(), letters.end()) != letters.end();
}

/// In X-FEN the letter of a file can name the rook that K, Q, k or q means.
bool names_a_rook_twice(const fen_context& in) {
  bitboard named = 0;
  for (const castling_right& right : in.rights) {
    if (!right.fits) continue;
    if (contains(named, right.rook)) return true;
    named |= bit(right.rook);
  }
  return false;
}

void fen_castling_duplicate(const fen_context& in, fen_findings& out) {
  if (has_repeated_letter(std::string(letters_of(in))) || names_a_rook_twice(in))
    out.add_whole(rule::fen_castling_duplicate, castling_field);
}

/// The place of a letter: white before black, and of each side K, the files of rooks, Q.
int place_of(char letter) {
  const int side = side_of(letter) == color::white ? 0 : 3;
  if (is_file_letter(letter)) return side + 1;
  return letter == 'Q' || letter == 'q' ? side + 2 : side;
}

bool is_ordered(std::string_view letters) {
  return std::is_sorted(letters.begin(), letters.end(),
                        [](char one, char other) { return place_of(one) < place_of(other); });
}

void fen_castling_order(const fen_context& in, fen_findings& out) {
  if (has_sides(in) && !is_ordered(letters_of(in)))
    out.add_whole(rule::fen_castling_order, castling_field);
}

void fen_dialect_castling(const fen_context& in, fen_findings& out) {
  if (is_plain(in.dialect) && has_files(in))
    out.add_whole(rule::fen_dialect_castling, castling_field);
}

/// File letters beside KQkq are `castling-dialect-mixed`.
void shredder_castling_syntax(const fen_context& in, fen_findings& out) {
  if (in.dialect != fen_dialect::shredder || letters_of(in).empty()) return;
  const auto is_white = [](char letter) { return side_of(letter) == color::white; };
  const auto white = std::count_if(letters_of(in).begin(), letters_of(in).end(), is_white);
  const auto black = static_cast<std::ptrdiff_t>(letters_of(in).size()) - white;
  if (!has_files(in) || white > 2 || black > 2)
    out.add_whole(rule::shredder_castling_syntax, castling_field);
}

void castling_dialect_mixed(const fen_context& in, fen_findings& out) {
  if (in.dialect == fen_dialect::shredder && has_files(in) && has_sides(in))
    out.add_whole(rule::castling_dialect_mixed, castling_field);
}

/// White's letters first, on each side the file nearer to the h-file first.
void shredder_castling_order(const fen_context& in, fen_findings& out) {
  if (is_plain(in.dialect) || in.dialect == fen_dialect::xfen || has_sides(in)) return;
  const auto comes_before = [](char one, char other) {
    return side_of(one) == side_of(other) ? one > other : one < other;
  };
  if (!std::is_sorted(letters_of(in).begin(), letters_of(in).end(), comes_before))
    out.add_whole(rule::shredder_castling_order, castling_field);
}

// ---- the letters and the board
// ---------------------------------------------------------------------------------------

void fen_castling_impossible(const fen_context& in, fen_findings& out) {
  if (!is_plain(in.dialect) || in.reads_xfen) return;
  add_if_any(out, rule::fen_castling_impossible, letters_where(in, [&](const castling_right& one) {
               return !one.fits && has_one_king(in, one.side);
             }));
}

void chess960_castling_undeclared(const fen_context& in, fen_findings& out) {
  if (in.dialect == fen_dialect::fen && in.reads_xfen && !has_files(in))
    out.add_whole(rule::chess960_castling_undeclared, castling_field);
}

/// A field of Shredder-FEN without any file has no rooks to look for.
bool names_rooks(const fen_context& in) {
  return in.reads_xfen && (in.dialect != fen_dialect::shredder || has_files(in));
}

void castling_king_not_on_back_rank(const fen_context& in, fen_findings& out) {
  if (!names_rooks(in)) return;
  add_if_any(out, rule::castling_king_not_on_back_rank,
             letters_where(in, [&](const castling_right& one) {
               return has_one_king(in, one.side) && !is_king_at_home(in, one.side);
             }));
}

void xfen_castling_no_rook(const fen_context& in, fen_findings& out) {
  if (!names_rooks(in)) return;
  add_if_any(out, rule::xfen_castling_no_rook, letters_where(in, [&](const castling_right& one) {
               return !one.fits && has_one_king(in, one.side) && is_king_at_home(in, one.side);
             }));
}

/// The rooks of a side that may castle, to the right or to the left of its king.
bitboard castling_rooks(const fen_context& in, color side, bool to_the_right) {
  bitboard rooks = 0;
  const square king = in.placement->king_square(side);
  for (const castling_right& right : in.rights)
    if (right.side == side && right.fits && (right.rook > king) == to_the_right)
      rooks |= bit(right.rook);
  return rooks;
}

void castling_two_rights_one_side(const fen_context& in, fen_findings& out) {
  if (!names_rooks(in)) return;
  for (const color side : {color::white, color::black})
    for (const bool to_the_right : {true, false})
      if (has_several(castling_rooks(in, side, to_the_right))) {
        out.add_whole(rule::castling_two_rights_one_side, castling_field);
        return;
      }
}

/// The rook that K, Q, k or q on the same side of the king would mean.
bool is_outermost(const fen_context& in, const castling_right& right) {
  const bool is_right = right.rook > in.placement->king_square(right.side);
  const char letter = right.side == color::white ? (is_right ? 'K' : 'Q') : (is_right ? 'k' : 'q');
  return xfen_rights({&letter, 1}, *in.placement).front().rook == right.rook;
}

void xfen_castling_superfluous_letter(const fen_context& in, fen_findings& out) {
  const bool is_xfen = in.dialect == fen_dialect::xfen || in.dialect == fen_dialect::chess960;
  if (!is_xfen || !has_sides(in)) return;
  add_if_any(out, rule::xfen_castling_superfluous_letter,
             letters_where(in, [&](const castling_right& one) {
               return is_file_letter(one.letter) && one.fits && is_outermost(in, one);
             }));
}

// ---- beyond castling
// -------------------------------------------------------------------------------------------------

void xfen_ep_not_capturable(const fen_context& in, fen_findings& out) {
  if (in.dialect != fen_dialect::xfen || !in.placement || !in.active_color || !in.en_passant)
    return;
  if (*in.en_passant == square::none) return;
  const bitboard pawns = in.placement->pieces(*in.active_color, piece_type::pawn);
  const bitboard beside = chess::pawn_attacks(opposite(*in.active_color), *in.en_passant);
  if ((pawns & beside) == 0)
    out.add_whole(rule::xfen_ep_not_capturable, fen_field::en_passant_target);
}

bool has_all_pawns_at_home(const board& placement) {
  return placement.pieces(color::white, piece_type::pawn) == rank_squares(1) &&
         placement.pieces(color::black, piece_type::pawn) == rank_squares(6);
}

bool claims_to_be_a_start(const fen_context& in) {
  return !is_plain(in.dialect) && in.placement && in.active_color == color::white &&
         in.fullmove_number && in.fullmove_number->value == 1 && in.fullmove_number->is_exact &&
         in.rights.size() == 4 && all_fit(in.rights) && has_all_pawns_at_home(*in.placement);
}

/// Black the mirror image of White, bishops on both square colors. That the king stands between the
/// rooks follows from the four rights.
bool is_start_array(const board& placement) {
  for (int file = 0; file < 8; ++file) {
    const piece white = placement.at(make_square(file, 0));
    if (placement.at(make_square(file, 7)) != piece{white.type, color::black}) return false;
  }
  const bitboard bishops = placement.pieces(color::white, piece_type::bishop);
  const auto number = [&](piece_type type) { return count(placement.pieces(color::white, type)); };
  return count(placement.occupied()) == 32 && number(piece_type::queen) == 1 &&
         number(piece_type::rook) == 2 && number(piece_type::knight) == 2 &&
         count(bishops & dark_squares) == 1 && count(bishops & ~dark_squares) == 1;
}

void chess960_start_array(const fen_context& in, fen_findings& out) {
  if (claims_to_be_a_start(in) && !is_start_array(*in.placement))
    out.add(rule::chess960_start_array, fen_field::piece_placement);
}

}  // namespace

std::span<const fen_detector> fen_castling_detectors() {
  static constexpr fen_detector detectors[] = {
      {rule::fen_castling_duplicate, fen_castling_duplicate},
      {rule::fen_castling_order, fen_castling_order},
      {rule::fen_dialect_castling, fen_dialect_castling},
      {rule::shredder_castling_syntax, shredder_castling_syntax},
      {rule::castling_dialect_mixed, castling_dialect_mixed},
      {rule::shredder_castling_order, shredder_castling_order},
      {rule::fen_castling_impossible, fen_castling_impossible},
      {rule::chess960_castling_undeclared, chess960_castling_undeclared},
      {rule::castling_king_not_on_back_rank, castling_king_not_on_back_rank},
      {rule::xfen_castling_no_rook, xfen_castling_no_rook},
      {rule::castling_two_rights_one_side, castling_two_rights_one_side},
      {rule::xfen_castling_superfluous_letter, xfen_castling_superfluous_letter},
      {rule::xfen_ep_not_capturable, xfen_ep_not_capturable},
      {rule::chess960_start_array, chess960_start_array},
  };
  return detectors;
}

grade grade_of_fault(const parse::fen_fault& found, bool is_record) {
  if (found.level) return everywhere(*found.level);
  return is_record && found.id == rule::fen_dialect_castling ? info_in_modern() : usual;
}

}  // namespace strictpgn::rules
