// The programs that adapters of the conformance runner exist for.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace strictpgn::cli {

/// A row of tools.json, and the folder that it lies in.
struct adapter_tool {
  std::string name;
  std::string version;  ///< that the adapter is for
  std::string home;     ///< address of the program
  std::string install;  ///< how to get it
  std::vector<std::string> command;
  std::filesystem::path folder;

  /// For the shell, from anywhere.
  std::string shell_command() const;
  /// Likewise, from a folder that the adapter was copied into.
  std::string shell_command_in(const std::string& copy) const;
  /// The files of the folder that the adapter needs to run elsewhere, by name.
  std::vector<std::string> files() const;
};

/// The tool of that name in `tools.json` of the folder; nothing where there is none. Throws
/// `usage_error` where that file is no such list.
std::optional<adapter_tool> find_adapter_tool(const std::string& name,
                                              const std::filesystem::path& folder);

}  // namespace strictpgn::cli
