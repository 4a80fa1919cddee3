// Whole games: where they begin, how they go, who plays them.
#pragma once

#include "lab/generate/annotation.hpp"
#include "lab/generate/game_model.hpp"
#include "lab/generate/request.hpp"
#include "lab/generate/rng.hpp"
#include "lab/generate/situations.hpp"

namespace strictpgn::generate {

/// A game with annotations of any degree. Under `import_format` its tags hold whatever is no error
/// there; under the others whatever is none in export format. Reduced games begin with the initial
/// array and have the roster alone.
game_model compose(const request& request, rng& random);

/// A game with annotations that begins just before the situation.
game_model compose_around(situation what, const request& request, rng& random);

/// A game that no rule has anything to remark on, in import format nor in export format.
game_model compose_plainly(const request& request, rng& random);

}  // namespace strictpgn::generate
