// The files of games below a folder.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::cli {

/// Whether a name is that of games or records, perhaps packed: `.pgn`, `.fen` or `.epd`, in
/// capitals too.
bool is_text_name(std::string_view name);

/// A folder, as far as it could be walked through.
struct folder_content {
  std::vector<std::string> files;    ///< by their paths, sorted by bytes
  std::vector<std::string> refused;  ///< folders that cannot be read, and why, in words
};

/// All files of games and records below a folder, and archives (`.zip`), but for those that a
/// pattern fits: it is held against the name and against the path below the folder, of files and of
/// folders. What begins with a period is passed over, and no link to a folder is followed.
folder_content files_below(const std::string& folder, const std::vector<std::string>& excluded);

}  // namespace strictpgn::cli
