// The part of a grammar that one text of the specification shows, in the order in which it is read.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "spec/graph.hpp"
#include "spec/margin.hpp"

namespace strictpgn::spec {

/// Productions under one heading.
struct specified_group {
  const heading* head = nullptr;
  std::vector<node_id> productions{};
};

/// Productions and how they are grouped.
struct specification {
  const graph* of = nullptr;
  std::vector<specified_group> groups{};   ///< what texts are made of
  std::vector<node_id> only_looked_for{};  ///< what only look-ahead asks for
  node_id start = 0;                       ///< where reading begins
};

/// What those productions need. `graph` must be a grammar of grammar/, or made of one, and outlive
/// the result.
specification specify(const graph& graph, std::span<const node_id> starts);

/// What an entry point needs.
specification specify(const graph& graph, const entry_point& entry);

/// The same with the start before all others, as tools want it: with its group where it begins one.
specification start_first(specification specification);

/// `tag-pair`: the name of a production as ABNF and this specification write it.
std::string shown_name(std::string_view production);

/// `deviation san-castling-zero`, `deviation, found elsewhere` or `recovery`; of a production that
/// deviates.
std::string deviation_in_words(const node& production);

/// What the files say about a production; nothing for one that is in none of them.
const margin& margin_of(const node& production);

}  // namespace strictpgn::spec
