// Whole games: where they begin, how they go, who plays them.
#pragma once

#include "lab/generate/annotation.hpp"
#include "lab/generate/dice.hpp"
#include "lab/generate/plan.hpp"
#include "lab/generate/request.hpp"

namespace strictpgn::generate {

/// A game with annotations of any degree. Under `import_format` its tags hold whatever is no error
/// there; under the others whatever is none in export format. Reduced games begin with the initial
/// array and have the roster alone.
plan compose(const request& asked, dice& roll);

/// A game that no rule has anything to remark on, in import format nor in export format.
plan compose_plainly(const request& asked, dice& roll);

}  // namespace strictpgn::generate
