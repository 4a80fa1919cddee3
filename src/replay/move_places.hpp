// Where a game is before a move.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/replay.hpp"

namespace strictpgn::replay {

struct move_place {
  std::uint32_t element = 0;  ///< index into `game::elements`
  std::uint32_t ply = 0;      ///< 1-based count from the start of the game, along its variation
  setup before;
};

/// The places of some moves, indices in ascending order, of a game that was played from that
/// position. Those that were only read, or may not be the moves they seem, are left out. Variations
/// without any of them are passed over.
std::vector<move_place> places_of(const game& game, const position& start,
                                  std::span<const ply> played,
                                  std::span<const std::uint32_t> moves);

}  // namespace strictpgn::replay
