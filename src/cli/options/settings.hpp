// How each input is to be read and judged: the command line over a configuration file over the
// usual.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/io/input.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/configuration.hpp"
#include "cli/options/reader_options.hpp"

namespace strictpgn::cli {

/// The options that choose a configuration file.
struct configuration_options {
  std::string file;  ///< empty: the nearest one from the folder of each input upward
  bool is_off = false;

  void add_to(verb_arguments& verb);
};

/// What applies to an input.
class settings {
 public:
  /// Throws `usage_error` for what the command line or the file that it names cannot hold.
  settings(const reader_options& options, const configuration_options& where);

  /// Throws `usage_error` for what a configuration file cannot hold.
  options about(const input& file);
  /// The same if the command line asked for that profile.
  options about(const input& file, profile profile);
  /// Whether somebody has said how its bytes are to be read, other than by a profile.
  bool says_encoding(const input& file);
  /// What makes the program fail, if a configuration file says so.
  std::optional<severity> fail_on(const input& file);
  /// What is accepted in it. The entries live as long as this.
  std::vector<const accepted_finding*> accepted_in(const input& file);

 private:
  reading_settings settings_of(const input& file);
  const configuration* configuration_of(const input& file);

  reading_settings said_;
  bool is_off_;
  std::optional<configuration> named_;
  /// By the folder of the inputs.
  std::map<std::filesystem::path, std::optional<configuration>> found_;
};

}  // namespace strictpgn::cli
