// How a text follows from the grammar.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "spec/graph.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::spec {

/// What a production has read.
struct derived {
  node_id production = 0;  ///< or a choice inside one, where choices are wanted
  std::uint32_t next = 0;  ///< index of the first entry that is not below this one
  std::size_t begin = 0;   ///< of what it has read, in bytes of the text
  std::size_t end = 0;
  std::uint16_t alternative = 0;  ///< of a choice: the index of the kid that fits
  bool counts = true;             ///< false inside `op::disable`: deviations there are none
  bool is_passed_over = false;    ///< too deep; what is inside is not known

  friend bool operator==(const derived&, const derived&) = default;
};

/// A derivation tree, the entry of a production before those below it. What is only looked at is no
/// part of it.
using derivation = std::vector<derived>;

/// A deviation where it was read.
struct derived_deviation {
  node_id production = 0;
  span where{};

  friend bool operator==(const derived_deviation&, const derived_deviation&) = default;
};

/// The deviations of a derivation that count, in the order of the tree; `deviance::recovery` is
/// none of them.
std::vector<derived_deviation> deviations_of(const graph& in, const derivation& derivation);

}  // namespace strictpgn::spec
