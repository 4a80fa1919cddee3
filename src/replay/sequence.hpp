// A game is played line by line: the mainline and each variation.
#pragma once

#include <cstdint>

#include "strictpgn/position.hpp"

namespace strictpgn::replay {

/// A mainline or a variation while it is being played.
struct sequence {
  position now;
  position before_last;            // before its last move, played or not
  std::uint32_t ply = 0;           // played so far, from the start of the game
  std::int64_t number_offset = 0;  // of the last wrong number reported
  std::uint32_t last_wrong = 0;    // the issue about the last number that has this offset
  bool is_followed = true;         // every move so far is known
  bool knows_before_last = false;
  /// Its last move gives check and is written with `+`; whether it is mate has not been asked.
  /// Never in a tentative line, so that track is not lost while it is open.
  bool may_be_mate = false;
  bool is_tentative = false;  // a dropped symbol may have been a move
  bool is_dead = false;
  bool told_dead = false;
};

}  // namespace strictpgn::replay
