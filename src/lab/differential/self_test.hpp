// What every target is asked about before all else: that of the conformance runner.
#pragma once

#include <string>
#include <vector>

#include "lab/differential/answer.hpp"
#include "lab/differential/criteria.hpp"

namespace strictpgn::differential {

/// What speaks against taking a target at its word.
struct self_test_result {
  answer plain;                        ///< to a plain game
  std::vector<std::string> misread{};  ///< games that it must read, a line each with what is wrong
  /// Claims that it says it does not have, and acts by: a line each.
  std::vector<std::string> disowned{};
  std::vector<std::string> bad{};  ///< titles of the texts of which it must refuse one
  bool refuses_any_bad = false;
};

/// What it says of the first of these texts, which it has to accept. Throws `stopped`.
answer ask_plain_text(target& target, const criteria& criteria);

/// Games that are no games under the profile are left out, and those that the target does not claim
/// to read. Throws `stopped`.
self_test_result run_self_test(target& target, const criteria& criteria);

}  // namespace strictpgn::differential
