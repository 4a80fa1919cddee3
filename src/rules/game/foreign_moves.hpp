// Moves of games that are not chess: whatever is written for them (decision D133).
#pragma once

#include "strictpgn/ast.hpp"

namespace strictpgn::rules {

/// Makes one move of all that stands between white space in the movetext and is no number, marker,
/// glyph, bracket, suffix or comment, as `N@f3` or `Nf3/H`, and forgets what the grammar of SAN has
/// to say about it.
void read_words_as_moves(game& what);

}  // namespace strictpgn::rules
