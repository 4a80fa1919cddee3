// Castling availability of FEN, X-FEN and Shredder-FEN, understood on a board.
#pragma once

#include <string_view>
#include <vector>

#include "strictpgn/board.hpp"

namespace strictpgn::rules {

/// One letter of the field and the rook it means.
struct castling_right {
  char letter;
  color side;
  square rook;  ///< where it stands, or should stand
  bool fits;    ///< king and rook stand where the letter needs them
};

constexpr bool is_file_letter(char letter) {
  return (letter >= 'a' && letter <= 'h') || (letter >= 'A' && letter <= 'H');
}

constexpr color side_of(char letter) { return letter >= 'a' ? color::black : color::white; }

/// Standard chess: king on the e-file, rooks in the corners (FEN 16.1.3.3). File letters find no
/// rook.
std::vector<castling_right> standard_rights(std::string_view letters, const board& placement);

/// X-FEN: king anywhere on its back rank; K and Q mean the outermost rook on that side, a file
/// letter the rook on that file. Shredder-FEN is the case of file letters alone.
std::vector<castling_right> xfen_rights(std::string_view letters, const board& placement);

/// Whether every letter has found its rook.
bool all_fit(const std::vector<castling_right>& rights);

/// Whether each side has one.
bool have_both_sides(const std::vector<castling_right>& rights);

/// Whether kings and rooks with rights can come from one start array of Chess960: the kings between
/// their rooks, each piece on the file of its counterpart (LAWS guidelines II).
bool share_an_array(const std::vector<castling_right>& rights, const board& placement);

}  // namespace strictpgn::rules
