// How much of the grammar texts reach.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "spec/interpreter.hpp"
#include "strictpgn/records.hpp"

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

/// Reads texts by `import_grammar()` and counts what they reach.
class coverage {
 public:
  coverage();

  /// A file of games, and what its comments hold.
  void add_database(std::string_view text);
  /// A record, without its line end.
  void add_record(record_format format, std::string_view text);

  /// The kinds of text that there were, each with what it reached.
  std::vector<covered_kind> kinds() const;

 private:
  /// Counts by node; of a choice by alternative.
  struct counts {
    std::uint64_t texts = 0;
    std::vector<std::uint64_t> productions{};
    std::vector<std::vector<std::uint64_t>> alternatives{};
  };

  void count(const derivation& result, counts& into);
  void add_comments(std::string_view text, const derivation& result);
  void add_whole(std::size_t entry, std::string_view text);
  covered_kind kind(std::size_t entry) const;

  interpreter games_, others_;   // for a text and for what stands in it
  std::vector<counts> counted_;  // by entry point
  node_id brace_comment_, rest_of_line_comment_;
};

}  // namespace strictpgn::spec
