// A game played out on the board.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/move.hpp"
#include "strictpgn/piece.hpp"
#include "strictpgn/position.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// One move element that was resolved to a legal move.
struct ply {
  std::uint32_t element = 0;  ///< index into `game::elements`
  move played;
  std::uint32_t number = 0;  ///< 1-based count from the start of the game, along its variation
};

/// What became of something that stands for a move.
enum class move_state : std::uint8_t {
  played,             ///< it is one legal move
  passed,             ///< a null move: the turn passes (decision D65)
  illegal,            ///< no legal move fits its text
  ambiguous,          ///< several legal moves fit its text
  promotion_missing,  ///< a pawn reaches the last rank, and no piece is named
  unreadable,         ///< its text is no move at all
  pass_in_check,      ///< a null move that would leave the king in check
  doubtful,           ///< what was dropped before it may have been a move (decision D108)
  unfollowed,         ///< stands where the position is not known
};

/// Something that stands for a move, and is none that was played.
struct unplayed_move {
  std::uint32_t element = 0;  ///< index into `game::elements`
  move_state state = move_state::unfollowed;
};

/// A resolved move whose text is not its canonical SAN (PGN 8.2.3).
struct respelled_move {
  std::uint32_t element = 0;  ///< index into `game::elements`
  std::string san;            ///< as export format writes it
};

/// The resolved moves of a game, variations included, in text order. Moves that could not be
/// resolved, and those after them in their sequence, are absent.
struct replayed {
  bool is_playable = false;       ///< false: no position to start from (see the findings); no plies
  std::optional<position> start;  ///< the position before the first move, when it is playable
  std::string start_fen;          ///< set when `options::record_fens`
  color first_side = color::white;  ///< makes the first move
  std::uint32_t first_number = 1;   ///< the fullmove number of the first move
  std::vector<ply> plies;
  std::vector<unplayed_move> unplayed;    ///< in text order; empty when it is not playable
  std::vector<respelled_move> respelled;  ///< in text order
  std::vector<std::string> fens;  ///< after each ply, parallel to `plies`; only with `record_fens`
  std::uint32_t mainline_plies = 0;         ///< how many of the plies are not in a variation
  termination decided = termination::none;  ///< by mate or stalemate at the end of the mainline
};

}  // namespace strictpgn
