// What lies between two squares.
#pragma once

#include <array>

#include "strictpgn/bitboard.hpp"

namespace strictpgn::chess {

extern const std::array<std::array<bitboard, 64>, 64> between_table;

/// The squares strictly between two squares of one line; empty when they share none.
inline bitboard between(square one, square other) {
  return between_table[index_of(one)][index_of(other)];
}

}  // namespace strictpgn::chess
