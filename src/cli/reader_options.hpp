// The options that say how to read and judge, the same for every verb that reads games.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "strictpgn/options.hpp"

namespace strictpgn::cli {

/// Parses `NAME=LEVEL`. Throws `usage_error`.
std::pair<rule, severity> parse_rule_level(std::string_view text);

/// Sets the limit that `NAME=VALUE` names; sizes may end in K, M or G (powers of 1024). Throws
/// `usage_error`.
void set_limit(limits& all, std::string_view text);

/// The texts of these options as given.
struct reader_options {
  std::string format = "import";
  std::string encoding;  ///< empty: as is usual for the profile
  std::vector<std::string> rules;
  std::vector<std::string> limits;

  void add_to(CLI::App& verb);

  /// Throws `usage_error` for an unknown name or value.
  options parse() const;
};

}  // namespace strictpgn::cli
