// With which bytes what a node reads can begin.
#pragma once

#include <bitset>
#include <string_view>
#include <vector>

#include "spec/graph.hpp"

namespace strictpgn::mutants {

struct first_bytes {
  /// Of what is not empty, at least these; the last one stands for the end of the text.
  std::bitset<257> bytes;
  bool may_be_empty = false;

  friend bool operator==(const first_bytes&, const first_bytes&) = default;
};

/// What is known of the beginnings of all nodes of a grammar.
class beginnings {
 public:
  explicit beginnings(const spec::graph& in);

  /// Whether no text fits both: they begin with other bytes, or with other words.
  bool exclude_each_other(spec::node_id one, spec::node_id other) const;

 private:
  /// The word that all begin with that a node reads; empty where there is none.
  std::string_view first_word(spec::node_id id) const;

  const spec::graph& in_;
  std::vector<first_bytes> known_;  // by node
};

}  // namespace strictpgn::mutants
