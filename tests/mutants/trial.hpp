// Mutants tried on texts.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "mutants/mutant.hpp"
#include "mutants/samples.hpp"

namespace strictpgn::mutants {

/// Whether a grammar reads a text otherwise than the one that the sample was made by: another
/// production, another place, another deviation, or not at all.
bool tells_apart(spec::interpreter& by, const grammar_sample& sample);

/// Texts, and which of them come to a node.
class trial {
 public:
  explicit trial(const spec::graph& in) : in_(in), by_node_(in.nodes.size()) {}

  void add(const grammar_sample& sample);
  const std::vector<grammar_sample>& samples() const { return samples_; }

  /// Those that come to a node, by their index, short ones first as they were added.
  const std::vector<std::uint32_t>& that_try(spec::node_id id) const { return by_node_[id]; }

  /// The index of a text that kills the mutant: the grammar with the change reads it otherwise.
  std::optional<std::size_t> killer_of(const mutant& one) const;

 private:
  const spec::graph& in_;
  std::vector<grammar_sample> samples_;
  std::vector<std::vector<std::uint32_t>> by_node_;
};

/// The grammar with that change.
spec::graph changed(const spec::graph& in, const mutant& one);

}  // namespace strictpgn::mutants
