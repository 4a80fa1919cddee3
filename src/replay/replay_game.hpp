// Playing a game out: every SAN against the position it stands in, the mainline and each variation
// alike.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/replay.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::replay {

/// A move whose text is not the canonical SAN of a legal move, with all that is known about it.
struct san_issue {
  std::uint32_t element = 0;  ///< index into `game::elements`
  std::uint32_t ply = 0;      ///< 1-based count from the start of the game, along its variation
  position before;
  resolution found;                         ///< meaningless for a move that means none
  check_status after = check_status::none;  ///< for a unique move that was played
  disambiguation needed = disambiguation::none;
  bool is_over = false;       ///< mate or stalemate stands on the board already
  bool is_tentative = false;  ///< a symbol dropped before it may have been a move (D108)
};

/// A move number indication that is not the number of the move after it, or has other periods.
struct number_issue {
  std::uint32_t element = 0;  ///< a move with folded number, or a move number
  std::uint32_t move = 0;     ///< the element it stands before: a move, or what may have been one
  std::uint32_t ply = 0;
  std::uint32_t expected = 0;  ///< the fullmove number due
  color side = color::white;   ///< of the move due
  position before;             ///< where the move is due
  std::uint32_t next = 0;  ///< in the list of these: the next number of its sequence that counts
                           ///< from this wrong one, or none if 0
  bool is_wrong = false;
  bool is_odd_style = false;  ///< the move was played, and other periods are usual before it
  bool is_from_one = false;   ///< the first number of a game that begins at 1, though the position
                              ///< has another number: all numbers of the game count so (D150)
};

/// How the mainline ends; `open` also when it could not be followed to its end.
enum class ending : std::uint8_t { open, checkmate, stalemate, dead };

/// What the board says about a game.
struct result {
  replayed played;
  std::optional<position> start;      ///< where the game begins, if it can be played
  std::vector<san_issue> san_issues;  ///< in text order
  std::vector<number_issue> numbers;  ///< in text order
  std::vector<std::uint32_t>
      after_dead_position;  ///< the first move of each sequence that is played in one
  std::vector<std::uint32_t>
      unfollowed;  ///< moves that were only read, after one that could not be played
  ending end = ending::open;
  color winner = color::white;     ///< of a checkmate
  bool mainline_complete = false;  ///< every move of the mainline was played

  void clear();
};

/// Plays the game from that position. Without one nothing is played and nothing is said.
void replay_game(const game& game, const std::optional<position>& start, bool record_fens,
                 result& out);

}  // namespace strictpgn::replay
