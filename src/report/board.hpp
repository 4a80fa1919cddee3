// A position as a small diagram.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::report {

/// The eight ranks and the line of file letters. Pieces in the letters of FEN (16.1.3.1), empty
/// squares as periods, the squares that `mentioned` names (`Nf3` names f3) in brackets. Empty when
/// the placement field of the FEN is not eight ranks of eight squares.
std::vector<std::string> board_lines(std::string_view fen, std::string_view mentioned);

/// "White" or "Black", whose turn the FEN says it is; empty when it does not say.
std::string_view side_to_move(std::string_view fen);

/// The fullmove number of the FEN as written; empty when there is none.
std::string_view fullmove_number(std::string_view fen);

}  // namespace strictpgn::report
