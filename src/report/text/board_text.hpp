// A position as a small diagram.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/diagnostic.hpp"

namespace strictpgn::report {

/// Whether it is a finding that one understands best before the board, and there is one.
bool shows_board(const diagnostic& finding);

/// The eight ranks and the line of file letters. Pieces in the letters of FEN (16.1.3.1), empty
/// squares as periods, the squares that `mentioned` names (`Nf3` names f3) in brackets. Empty when
/// the placement field of the FEN is not eight ranks of eight squares.
std::vector<std::string> board_lines(std::string_view fen, std::string_view mentioned);

/// "White" or "Black", whose turn the FEN says it is; empty when it does not say.
std::string_view side_to_move(std::string_view fen);

/// The fullmove number of the FEN as written; empty when there is none.
std::string_view fullmove_number(std::string_view fen);

/// "Black's move 4"; "ply 8" when there is no position to number it from; empty when the finding is
/// not about a move.
std::string move_in_words(const diagnostic& finding);

}  // namespace strictpgn::report
