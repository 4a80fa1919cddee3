// What a generated game says, before any of it is text.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/position.hpp"

namespace strictpgn::generate {

/// A comment without its delimiters.
struct comment {
  std::string text;
  bool to_line_end = false;  ///< behind a semicolon; the text has no line end then
};

struct played_move;

/// A sequence of moves: the mainline or a variation.
struct line {
  std::vector<comment> before;  ///< comments before the first move
  std::vector<played_move> moves;
};

/// A move with all that is said about it.
struct played_move {
  position before;
  move what;
  std::string san;
  suffix mark = suffix::none;
  std::vector<int> nags;
  std::vector<comment> comments;
  std::vector<line> variations;
};

/// A tag pair; the value is not escaped.
struct tag {
  std::string name;
  std::string value;
};

/// A game.
struct game_model {
  std::vector<tag> tags;
  position start = position::initial();
  line mainline;
  termination result = termination::unknown;

  std::string_view value_of(std::string_view name) const {
    for (const auto& each : tags)
      if (each.name == name) return each.value;
    return {};
  }
};

/// The position after a move.
inline position after(const played_move& played) {
  auto reached = played.before;
  reached.play(played.what);
  return reached;
}

/// The position in which a sequence ends that begins at `start`.
inline position end_of(const line& all, const position& start) {
  return all.moves.empty() ? start : after(all.moves.back());
}

}  // namespace strictpgn::generate
