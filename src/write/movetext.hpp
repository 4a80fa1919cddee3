// The movetext section in export format (PGN 8.2; decisions D77 to D79, D138, D139).
#pragma once

#include <string>

#include "strictpgn/ast.hpp"
#include "strictpgn/replay.hpp"
#include "write/losses.hpp"

namespace strictpgn::write {

/// What of a game is written, and how its lines are measured.
struct layout {
  annotation_set wanted{};  ///< none in reduced export format (PGN 3.2.4)
  encoding how = encoding::latin1;
  nag_form nags = nag_form::numbers;
};

/// Appends the lines of the movetext, the termination marker last. Comments of the tag section
/// stand before the first move.
void write_movetext(std::string& out, const game& what, const replayed& board, termination marker,
                    layout form, written& written, losses& lost);

}  // namespace strictpgn::write
