#include "cli/options/glob.hpp"

namespace strictpgn::cli {
namespace {

/// Whether the pattern fits after some number of characters, which end before a `/` unless folders
/// are passed over too.
bool fits_later(std::string_view pattern, std::string_view path, bool passes_folders) {
  for (std::size_t at = 0;; ++at) {
    if (fits_glob(pattern, path.substr(at))) return true;
    if (at == path.size() || (path[at] == '/' && !passes_folders)) return false;
  }
}

}  // namespace

bool fits_glob(std::string_view pattern, std::string_view path) {
  while (!pattern.empty()) {
    if (pattern.starts_with("**/")) {
      pattern.remove_prefix(3);
      return fits_glob(pattern, path) || fits_later(pattern, path, true);
    }
    if (pattern.starts_with("**")) return fits_later(pattern.substr(2), path, true);
    if (pattern[0] == '*') return fits_later(pattern.substr(1), path, false);
    if (path.empty() || (pattern[0] == '?' ? path[0] == '/' : path[0] != pattern[0])) return false;
    pattern.remove_prefix(1);
    path.remove_prefix(1);
  }
  return path.empty();
}

}  // namespace strictpgn::cli
