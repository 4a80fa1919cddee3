// The grammar without its deviations: what the standard allows.
#pragma once

#include "spec/graph.hpp"

namespace strictpgn::spec {

/// The same grammar with every deviation taken for a rule that never fits, as simple as it can then
/// be written: what nothing leads to is gone, a choice of one alternative is that alternative, and
/// a production that became another one is replaced by it. It reads all that the grammar it was
/// made of reads without a deviation, and the texts in which a deviation goes before a reading
/// without one: `* *` is a marker too many, and to the pure grammar two games. Throws
/// std::invalid_argument when nothing is left of an entry point.
graph without_deviations(const graph& graph);

/// The standard: `import_grammar()` without its deviations and without `database`. What is left of
/// that one would be the standard still cut the way reading needs it, and `standard` is not.
const graph& pure_grammar();

}  // namespace strictpgn::spec
