// What is said about the moves of a game.
#pragma once

#include <string>

#include "lab/generate/game_model.hpp"
#include "lab/generate/request.hpp"
#include "lab/generate/rng.hpp"

namespace strictpgn::generate {

/// How a game is annotated: from not at all to more than anybody would.
struct verbosity {
  int nags = 0;      ///< moves in a hundred that have some
  int suffixes = 0;  ///< likewise
  int comments = 0;
  int variations = 0;
  bool is_plain = false;  ///< no commands, no odd characters: nothing that any rule remarks on
};

/// Some degree of it.
verbosity any_verbosity(const request& request, rng& random);

/// Adds NAGs, suffixes, comments and variations, and so on inside the variations.
void annotate(line& all, const verbosity& verbosity, const request& request, int depth,
              rng& random);

/// Words that any text of PGN may hold, in the encoding asked for: letters beyond ASCII are rare.
std::string words(int count, const request& request, bool is_plain, rng& random);

}  // namespace strictpgn::generate
