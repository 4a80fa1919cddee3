// How the page reads a move: the same few steps as in page/moves.js, so that the program knows
// where they lead to another move than the one that was played, and writes that one out.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "strictpgn/move.hpp"
#include "strictpgn/position.hpp"

namespace strictpgn::view {

/// Which of the pieces of its kind and color the one on that square is, counted from a1 to h8.
unsigned mover_index(const board& placement, square origin);

/// The move that the page makes of a SAN when it is told the index of the mover; nothing where it
/// makes none. Not judged: the page knows nothing of legality.
std::optional<move> page_move(const position& before, std::string_view san, unsigned index);

}  // namespace strictpgn::view
