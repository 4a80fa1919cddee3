#include "rules/fen/castling.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace strictpgn::rules {
namespace {

bool is_king_side(char letter) { return letter == 'K' || letter == 'k'; }

bitboard rooks_at_home(const board& placement, color side) {
  return placement.pieces(side, piece_type::rook) & rank_squares(back_rank(side));
}

/// The square that a letter names whatever stands there: on its file, or in the corner.
square named_square(char letter) {
  const int rank = back_rank(side_of(letter));
  if (!is_file_letter(letter)) return make_square(is_king_side(letter) ? 7 : 0, rank);
  return make_square(letter - (side_of(letter) == color::white ? 'A' : 'a'), rank);
}

castling_right standard_right(char letter, const board& placement) {
  const color side = side_of(letter);
  const square home = make_square(4, back_rank(side));
  const square rook = named_square(letter);
  const bool fits = !is_file_letter(letter) &&
                    contains(placement.pieces(side, piece_type::king), home) &&
                    contains(rooks_at_home(placement, side), rook);
  return {letter, side, rook, fits};
}

/// The square of the highest file in a set on one rank.
square last_square(bitboard set) { return static_cast<square>(63 - std::countl_zero(set)); }

castling_right xfen_right(char letter, const board& placement) {
  const color side = side_of(letter);
  const bitboard king = placement.pieces(side, piece_type::king) & rank_squares(back_rank(side));
  bitboard rooks = rooks_at_home(placement, side);
  if (is_file_letter(letter)) {
    rooks &= bit(named_square(letter));
  } else {
    rooks &= is_king_side(letter) ? ~(king - 1) : king - 1;
  }
  if (count(king) != 1 || rooks == 0) return {letter, side, named_square(letter), false};
  return {letter, side, is_king_side(letter) ? last_square(rooks) : first_square(rooks), true};
}

template <typename Reader>
std::vector<castling_right> rights_by(std::string_view letters, const board& placement,
                                      Reader read) {
  std::vector<castling_right> rights;
  for (const char letter : letters) rights.push_back(read(letter, placement));
  return rights;
}

}  // namespace

std::vector<castling_right> standard_rights(std::string_view letters, const board& placement) {
  return rights_by(letters, placement, standard_right);
}

std::vector<castling_right> xfen_rights(std::string_view letters, const board& placement) {
  return rights_by(letters, placement, xfen_right);
}

bool all_fit(const std::vector<castling_right>& rights) {
  return std::all_of(rights.begin(), rights.end(),
                     [](const castling_right& one) { return one.fits; });
}

bool have_both_sides(const std::vector<castling_right>& rights) {
  const auto has = [&](color side) {
    return std::any_of(rights.begin(), rights.end(),
                       [=](const castling_right& one) { return one.side == side; });
  };
  return has(color::white) && has(color::black);
}

bool share_an_array(const std::vector<castling_right>& rights, const board& placement) {
  std::optional<int> king_file;
  std::optional<int> rook_files[2];  // on the left of the king and on its right
  const auto agrees = [](std::optional<int>& known, int file) {
    return std::exchange(known, file).value_or(file) == file;
  };
  return std::all_of(rights.begin(), rights.end(), [&](const castling_right& one) {
    const square king = placement.king_square(one.side);
    const int file = file_of(king);
    return file != 0 && file != 7 && agrees(king_file, file) &&
           agrees(rook_files[one.rook > king], file_of(one.rook));
  });
}

}  // namespace strictpgn::rules
