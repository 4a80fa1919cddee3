// Reads texts by a grammar as a context-free one: wherever there is a choice, all ways are gone.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "spec/graph.hpp"

namespace strictpgn::tests {

/// A recogniser for graphs without look-ahead in which no production leads to itself before it has
/// read a byte. Slow, and for short texts.
class all_readings {
 public:
  /// The graph must outlive it.
  explicit all_readings(const spec::graph& graph) : graph_(graph) {}

  /// Whether the text can be read from end to end in any way.
  bool can_read(spec::node_id start, std::string_view text);

 private:
  /// Places in the text, in order.
  using places = std::vector<std::size_t>;

  const places& ends_of_production(spec::node_id id, std::size_t from);
  places ends(spec::node_id id, std::size_t from);
  places ends_inside(const spec::node& node, std::size_t from);
  places ends_in_turn(const spec::node& node, std::size_t from);
  places ends_of_any(const spec::node& node, std::size_t from);
  places ends_of_some(spec::node_id kid, const places& from);
  places ends_of_each(spec::node_id id, const places& from);

  const spec::graph& graph_;
  std::string_view text_;
  std::unordered_map<std::uint64_t, places> known_;  // by production and place
};

}  // namespace strictpgn::tests
