// Finds that nobody wants to hear of again.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "lab/differential/verdict.hpp"

namespace strictpgn::cli {

/// What is subtracted from the finds of a run.
struct known_clusters {
  /// Texts that break them are not held against the target.
  differential::rule_set rules = differential::rules_of_our_own();
  std::set<std::string> clusters;  ///< by name

  /// Adds a rule. Throws `usage_error` for a name that no rule has.
  void ignore(const std::string& rule_name);

  /// Adds the first word of each line of a file: a rule or a cluster; `#` begins a reason. Throws
  /// `usage_error`, `unreadable_input`.
  void read(const std::string& file);
};

}  // namespace strictpgn::cli
