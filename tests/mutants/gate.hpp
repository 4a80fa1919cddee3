// What must hold of the mutants of a grammar.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "mutants/mutant.hpp"

namespace strictpgn::mutants {

/// What became of a mutant.
enum class fate : std::uint8_t { open, killed, proved };

/// How many mutants there are of each fate.
struct score {
  std::size_t all = 0, killed = 0, proved = 0, listed = 0;

  std::size_t left() const { return all - killed - proved - listed; }
  /// Killed, of those that can be.
  double percent() const;
};

/// The productions that the standard consists of: what the entries but `database` lead to without
/// a deviation. By node.
std::vector<bool> standard_productions(const spec::graph& in);

/// Prints the scores and what is wrong; false if something is: one of the standard is left, too
/// many of import are, or the list is not true.
bool judge(const std::vector<mutant>& all, const std::vector<fate>& fates,
           std::map<std::string, std::string> equivalents, double least_percent,
           const spec::graph& in);

}  // namespace strictpgn::mutants
