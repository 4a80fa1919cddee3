// The grammar with one thing changed: what no text tells from the grammar itself is not held by
// any.
#pragma once

#include <string>
#include <vector>

#include "spec/graph.hpp"

namespace strictpgn::mutants {

/// A change of one node.
struct mutant {
  spec::node_id at = 0;
  spec::node_id production = 0;  ///< whose part it is
  spec::node changed{};          ///< what stands there instead
  /// What is done, and where: "drop 1.0 `period`". The numbers lead from the production by its
  /// kids to the node.
  std::string what{};
  bool is_proved = false;  ///< it is shown that the change changes nothing

  /// "move_number: drop 1.0 `period`".
  std::string name(const spec::graph& in) const;
};

/// All changes of a grammar that might change what it reads: of a choice, an alternative less or
/// two that change places; of a sequence, an element less; of a repetition, other bounds; of a
/// class of bytes, each edge one further or nearer, or a range less; of a literal, upper and lower
/// case told apart or not; a look ahead less. In the order of the nodes.
std::vector<mutant> all_mutants(const spec::graph& in);

}  // namespace strictpgn::mutants
