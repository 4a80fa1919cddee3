// The grammar for editors: what they need to colour a file.
#pragma once

#include <string>

#include "spec/graph.hpp"

namespace strictpgn::spec {

/// A production without recursion as a regular expression of Oniguruma. A choice and a
/// repetition take nothing back, as in the grammar.
std::string regular_expression(const graph& graph, node_id production);

/// A TextMate grammar of PGN, its expressions made from those of the standard. JSON.
std::string textmate_text(const graph& standard);

}  // namespace strictpgn::spec
