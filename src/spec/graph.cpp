#include "spec/graph.hpp"

#include <algorithm>

namespace strictpgn::spec {

std::string_view name_of(op what) {
  constexpr std::string_view names[] = {
      "seq",   "sor",     "star",    "plus",       "opt", "rep", "rep_opt", "at",     "not_at",
      "until", "disable", "literal", "byte_class", "any", "eof", "success", "failure"};
  static_assert(std::size(names) == op_count);
  return names[static_cast<std::size_t>(what)];
}

std::optional<node_id> graph::find(std::string_view production) const {
  const auto found = std::ranges::find(nodes, production, &node::name);
  if (production.empty() || found == nodes.end()) return std::nullopt;
  return static_cast<node_id>(found - nodes.begin());
}

const entry_point* graph::find_entry(std::string_view name) const {
  const auto found = std::ranges::find(entries, name, &entry_point::name);
  return found == entries.end() ? nullptr : &*found;
}

}  // namespace strictpgn::spec
