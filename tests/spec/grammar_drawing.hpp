// The derivation as PEGTL draws it, by any production: what tests of the grammar go by, and what
// the interpreter must agree with. Compiled once, as the whole grammar goes through the compiler
// for it.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "spec/derivation.hpp"
#include "spec/graph.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::tests {

using spec::derivation;
using spec::node_id;

/// What PEGTL makes of a text from a place on; empty when it does not fit. Productions that have
/// read something on the way, even if it was given up in the end or only looked at, are added to
/// `read`.
derivation drawn(node_id production, std::string_view text, std::size_t from = 0,
                 std::set<node_id>* read = nullptr);

/// Stands for the rule of a deviation whose findings come from elsewhere.
inline constexpr rule elsewhere{0xFFFF};

/// What came of reading a text by a production.
struct reading {
  std::optional<std::string_view> prefix;  ///< what was read; nothing when it does not fit
  std::vector<rule> deviations;            ///< in the order in which they end
};

reading read_by(std::string_view production, std::string_view text);

/// The productions that a start leads to, by name.
std::set<std::string_view> productions_below(std::string_view start);

/// Those of them that read something somewhere in one of the texts.
std::set<std::string_view> productions_that_read(std::string_view start,
                                                 const std::vector<std::string>& texts);

}  // namespace strictpgn::tests
