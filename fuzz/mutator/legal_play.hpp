// Texts in which the moves are legal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/generate/rng.hpp"
#include "semantic_mutation.hpp"
#include "strictpgn/position.hpp"

namespace strictpgn::fuzz {

/// A move of a mainline with its number, in a text, or the end of its moves.
struct place_in_game {
  position before;
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::uint64_t game_end = 0;  ///< where the marker stands, or should

  bool is_move() const { return begin != end; }
};

/// Fuzzers ask for many changes of a text in a row: it is read once for all of them.
class legal_player {
 public:
  /// Legal moves in place of those that follow in a mainline, a legal variation, or a game from
  /// another position before the first: what programs look at only when all moves up to it are
  /// legal. The moves that they are fond of are those that programs get wrong. The label is
  /// "legal_line", "legal_variation" or "legal_game". Nothing for a text without a position to play
  /// from, and for a large one.
  std::optional<changed> play(std::string_view text, generate::rng& random);

 private:
  std::string last_;                   // the text that was played last ...
  std::vector<place_in_game> places_;  // ... and where it can be
};

}  // namespace strictpgn::fuzz
