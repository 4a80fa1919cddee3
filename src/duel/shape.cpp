#include "duel/shape.hpp"

#include <set>

#include "grammar_graph/graph.hpp"
#include "grammar_graph/interpreter.hpp"

namespace strictpgn::duel {

std::vector<std::string> shape_of(std::string_view text) {
  const auto& grammar = grammar_graph::import_grammar();
  grammar_graph::interpreter reader(grammar);
  grammar_graph::derivation made;
  reader.begin(text);
  reader.derive(grammar.find_entry("database")->start, 0, made);
  std::set<std::string> names;
  for (const auto& each : made)
    if (each.begin != each.end) names.emplace(grammar[each.production].name);
  return {names.begin(), names.end()};
}

}  // namespace strictpgn::duel
