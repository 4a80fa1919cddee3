// The piece placement of a FEN record, as far as a diagram needs it.
#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <string_view>

namespace strictpgn::report {

/// The squares of one rank from the a-file on: letters of FEN (16.1.3.1), a period where there is
/// no piece.
using rank_squares = std::array<char, 8>;

/// The ranks from the eighth down, as FEN has them.
using placement = std::array<rank_squares, 8>;

/// The space-separated field of that number, from 0; empty when there is none.
std::string_view fen_field(std::string_view fen, int number);

/// The first field; nothing when it is not eight ranks of eight squares.
std::optional<placement> parse_placement(std::string_view fen);

/// The squares that a text names, by their numbers: `Nf3` names f3.
std::bitset<64> squares_in(std::string_view text);

}  // namespace strictpgn::report
