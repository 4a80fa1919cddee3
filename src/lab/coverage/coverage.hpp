// How much of the grammar texts reach.
#pragma once

#include <cstdint>
#include <vector>

#include "spec/derivation.hpp"
#include "spec/graph.hpp"

namespace strictpgn::spec {

/// A choice in a production, with how often each of its alternatives was taken.
struct covered_choice {
  node_id id = 0;
  std::vector<std::uint64_t> alternatives{};
};

/// A production with how often it was read.
struct covered_production {
  node_id id = 0;
  std::uint64_t count = 0;
  std::vector<covered_choice> choices{};
};

/// What the texts of one kind reach.
struct covered_kind {
  const entry_point* kind = nullptr;
  std::uint64_t texts = 0;  ///< files, records, or comments
  /// All that such texts can be made of, in the order of the files of the grammar. What is only
  /// looked for is not read, and not here.
  std::vector<covered_production> productions{};
};

/// How many there are, and how many were reached.
struct reach_count {
  std::size_t all = 0, reached = 0;
};

/// Of productions, of alternatives, and of those productions that are deviations.
struct reach_summary {
  reach_count productions, alternatives, deviations;
};
reach_summary summary_of(const covered_kind& kind);

/// How often texts have reached what is in `import_grammar()`. What was counted in parts of a text
/// is added up.
class coverage {
 public:
  coverage() : by_entry_(import_grammar().entries.size()) {}

  /// One text more of the kind that an entry point of the grammar reads.
  void add_text(const entry_point& kind) { ++counts_of(kind).texts; }
  /// What was read of one.
  void add(const entry_point& kind, node_id production) {
    ++counts_of(kind).productions[production];
  }
  void add(const entry_point& kind, const derivation& read);
  void add(const coverage& more);

  /// How often a production was read in texts of that kind.
  std::uint64_t count_of(const entry_point& kind, node_id production) const;
  /// The kinds of text that there were, each with what it reached.
  std::vector<covered_kind> kinds() const;

  /// Whether both have counted the same.
  friend bool operator==(const coverage&, const coverage&) = default;

 private:
  /// Nothing as long as there are no texts.
  struct counts {
    std::uint64_t texts = 0;
    std::vector<std::uint64_t> productions{};   ///< by node
    std::vector<std::uint64_t> alternatives{};  ///< by their places in `alternative_places()`

    friend bool operator==(const counts&, const counts&) = default;
  };

  counts& counts_of(const entry_point& kind);
  covered_kind kind(std::size_t entry) const;

  std::vector<counts> by_entry_;
};

}  // namespace strictpgn::spec
