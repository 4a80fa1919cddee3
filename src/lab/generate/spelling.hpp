// The parts of a move as it is written (PGN 8.2.3).
#pragma once

#include <string>

#include "lab/generate/game_model.hpp"

namespace strictpgn::generate {

/// A move taken apart: "Nbxd2+" is N, b, x, d2, nothing and +.
struct spelling {
  std::string piece, origin, capture, destination, promotion, sign;

  std::string text() const { return piece + origin + capture + destination + promotion + sign; }
};

/// Of a move that is no castling.
spelling spelling_of(const played_move& move);

}  // namespace strictpgn::generate
