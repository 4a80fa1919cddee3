// Our own answer.
#pragma once

#include <bitset>
#include <cstdint>
#include <string_view>
#include <vector>

#include "lab/differential/criteria.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::differential {

/// Has room for more than there are.
using rule_set = std::bitset<1024>;

/// What is known about a text.
struct verdict {
  std::vector<rule> errors;  ///< the rules broken, in the order of the text, each once
  /// Those of them that are broken outside variations, too; their parentheses are outside.
  rule_set outside_variations;
  rule_set found;           ///< all rules with findings, however grave
  std::uint64_t games = 0;  ///< or records
  std::uint64_t plies = 0;  ///< of mainlines

  input_kind input = input_kind::pgn;

  bool is_valid() const { return errors.empty(); }
  bool has(rule id) const { return found[static_cast<std::size_t>(id)]; }
};

verdict judge(std::string_view text, const criteria& criteria);

/// "game" or "record": what the text holds.
std::string_view unit_of(input_kind input);

/// `a` has nothing that `b` has not.
inline bool is_within(const rule_set& a, const rule_set& b) { return (a & ~b).none(); }

/// The rules as a set.
rule_set set_of(const std::vector<rule>& rules);

/// The rules about bounds of our own: nothing that others have to keep.
rule_set rules_of_our_own();

}  // namespace strictpgn::differential
