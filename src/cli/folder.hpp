// Files that are made anew.
#pragma once

#include <filesystem>
#include <string_view>

namespace strictpgn::cli {

/// Replaces a file, and makes the folders on the way to it. Throws std::system_error.
void write_file(const std::filesystem::path& file, std::string_view text);

}  // namespace strictpgn::cli
