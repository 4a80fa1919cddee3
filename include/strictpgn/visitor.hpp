// A game told in text order to somebody who may pass over parts of it.
#pragma once

#include "strictpgn/game_view.hpp"
#include "strictpgn/tree.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// Is called for what a game has, in text order. Each function does nothing unless it is
/// overridden; the views it is given are valid until it returns, and their game as long as the
/// reader stays.
class visitor {
 public:
  visitor() = default;
  visitor(const visitor&) = default;
  visitor& operator=(const visitor&) = default;
  virtual ~visitor() = default;

  /// False passes over the game: none of the others is called, and its moves are not looked at.
  virtual bool enter_game(const game_view& /*game*/) { return true; }
  virtual void leave_game(const game_view& /*game*/) {}
  /// A move with the positions around it.
  virtual void visit_move(const walk_step& /*step*/) {}
  /// Behind the last move visited, or before the first of a line.
  virtual void visit_comment(const comment_view& /*comment*/) {}
  /// False passes over the variation with all that stands in it; it is not left then. Parentheses
  /// without moves are no variation, but comments in them are visited.
  virtual bool enter_variation(node /*first*/) { return true; }
  virtual void leave_variation(node /*first*/) {}
};

/// Tells one game. Its depth costs no stack.
void visit(const game_view& game, visitor& who);

/// Tells all games of an input.
void visit(games& all, visitor& who);
inline void visit(games&& all, visitor& who) { visit(all, who); }

}  // namespace strictpgn
