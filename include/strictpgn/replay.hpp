// A game played out on the board.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "strictpgn/move.hpp"

namespace strictpgn {

/// One move element that was resolved to a legal move.
struct ply {
  std::uint32_t element = 0;  ///< index into `game::elements`
  move played;
  std::uint32_t number = 0;  ///< 1-based count from the start of the game, along its variation
};

/// The resolved moves of a game, variations included, in text order. Moves that could not be
/// resolved, and those after them in their sequence, are absent.
struct replayed {
  bool is_playable = false;  ///< false: no position to start from (see the findings); no plies
  std::string start_fen;     ///< set when `options::record_fens`
  std::vector<ply> plies;
  std::vector<std::string> fens;  ///< after each ply, parallel to `plies`; only with `record_fens`
  std::uint32_t mainline_plies = 0;  ///< how many of the plies are not in a variation
};

}  // namespace strictpgn
