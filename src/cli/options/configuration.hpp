// Configuration files.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/reading_settings.hpp"

namespace strictpgn::cli {

/// What the file is called that is looked for.
inline constexpr std::string_view configuration_name = ".strictpgn.toml";

/// A finding that somebody has looked at and accepts.
struct accepted_finding {
  std::string pattern;  ///< of files, as of an exception
  rule id{};
  std::string message;      ///< as reports have it
  std::uint64_t count = 1;  ///< how many there are
  std::string place;        ///< of the entry: "FILE:LINE"
};

/// What a configuration file says.
struct configuration {
  /// Settings for the files whose path fits a pattern.
  struct exception {
    std::string pattern;  ///< without `/`: of the name alone
    reading_settings said;
  };

  std::filesystem::path folder;  ///< in which it stands; the patterns are relative to it
  reading_settings said;
  std::optional<severity> fail_on;
  std::vector<exception> files;  ///< later ones over earlier ones
  std::vector<accepted_finding> accepted;

  /// What it says about one file, given by its absolute path.
  reading_settings about(const std::filesystem::path& file) const;
  /// What is accepted in it. The entries are those of the configuration.
  std::vector<const accepted_finding*> accepted_in(const std::filesystem::path& file) const;

 private:
  bool fits(const std::string& pattern, const std::filesystem::path& file) const;
};

/// Reads a configuration file. Throws `usage_error`, with file and line, for what it cannot hold.
configuration load_configuration(const std::filesystem::path& file);

/// The nearest configuration file from a folder upward.
std::optional<std::filesystem::path> find_configuration(std::filesystem::path folder);

}  // namespace strictpgn::cli
