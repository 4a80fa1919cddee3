// The options that say which program is asked, and how it answers.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/options/adapter_tool.hpp"
#include "cli/options/arguments.hpp"
#include "lab/differential/subprocess.hpp"
#include "lab/differential/target_patterns.hpp"

namespace strictpgn::cli {

/// A program under test: a tool that there is an adapter for, or a command.
struct asked_program {
  std::string name;     ///< of the tool, or the command
  std::string version;  ///< may be empty
  std::string command;  ///< for the shell
  bool is_adapter = false;
  std::optional<adapter_tool> tool{};
};

/// The options of all verbs that ask programs, as given. `--target` is each verb's own.
struct target_options {
  bool is_adapter = false;
  std::string adapters = "conformance/adapters";
  bool one_game = false;
  std::vector<std::string> rejects_when;
  std::vector<std::string> crashes_when;
  std::string games_from;
  std::string plies_from;
  double timeout = 10;
  differential::bounds within;  ///< `time` is in `timeout`

  void add_to(verb_arguments& verb);

  // What they say. All throw `usage_error`.
  asked_program program_of(const std::string& target) const;
  differential::target_patterns patterns() const;
  /// That signs have a command to belong to: an adapter says itself what it makes of a text.
  void check_signs(std::span<const asked_program> programs) const;
  differential::bounds bounds() const;
};

/// What `--target` takes, for the help of a verb.
inline constexpr const char* target_help =
    "a program of tools.json among the --adapters, by its name; or a command, run by the shell: {} "
    "stands for a file with the text, which comes by stdin where there is none";

/// Of that many seconds.
std::chrono::milliseconds milliseconds(double seconds);

}  // namespace strictpgn::cli
