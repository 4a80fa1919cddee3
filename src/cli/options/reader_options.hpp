// The options that say how to read and judge, the same for every verb that reads games.
#pragma once

#include <string>
#include <vector>

#include "cli/options/arguments.hpp"
#include "cli/options/reading_settings.hpp"

namespace strictpgn::cli {

/// Sets the limit that `NAME=VALUE` names. Throws `usage_error`.
void set_limit(limits& all, std::string_view text);

/// The texts of these options as given; empty where they are not.
struct reader_options {
  std::string format;
  std::string encoding;
  std::vector<std::string> rules;
  std::vector<std::string> selected;  ///< names, patterns and chapters of rules
  std::vector<std::string> ignored;
  std::vector<std::string> limits;
  bool wants_collation = false;  ///< both rules about it as warnings; `rules` go first

  void add_to(verb_arguments& verb);

  /// What they say. Throws `usage_error` for an unknown name or value.
  reading_settings settings() const;

  /// The same with the usual for the rest, configuration files left aside.
  options parse() const;
};

}  // namespace strictpgn::cli
