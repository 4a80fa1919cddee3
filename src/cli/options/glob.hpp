// Patterns for the names of files.
#pragma once

#include <string_view>

namespace strictpgn::cli {

/// Whether a path with solidi fits a pattern from end to end: `?` is a character and `*` any number
/// of them within a name, `**` any number of characters, folders included, and `**/` also none.
bool fits_glob(std::string_view pattern, std::string_view path);

}  // namespace strictpgn::cli
