#include "cli/io/folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <ranges>
#include <system_error>

#include "cli/io/archive.hpp"
#include "cli/options/glob.hpp"
#include "text/ascii.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> text_suffixes{".pgn", ".fen", ".epd"};

bool has_suffix(std::string_view name, std::string_view suffix) {
  return name.size() > suffix.size() &&
         std::ranges::equal(name.substr(name.size() - suffix.size()), suffix, {}, text::lower);
}

class walk {
 public:
  walk(std::string_view root, const std::vector<std::string>& excluded)
      : root_size_(root.size()), excluded_(excluded) {}

  void enter(const fs::path& folder) {
    std::error_code failure;
    fs::directory_iterator at(folder, failure);
    for (; !failure && at != fs::directory_iterator(); at.increment(failure)) visit(*at);
    if (failure)
      found.refused.push_back(fmt::format("`{}`: {}", folder.string(), failure.message()));
  }

  folder_content found;

 private:
  void visit(const fs::directory_entry& entry) {
    const auto name = entry.path().filename().string();
    if (name.starts_with('.') || is_excluded(entry.path().string(), name)) return;
    std::error_code ignored;
    const bool is_folder = entry.is_directory(ignored);
    if (is_folder && !entry.is_symlink(ignored)) enter(entry.path());
    if (!is_folder && (is_text_name(name) || has_suffix(name, ".zip")))
      found.files.push_back(entry.path().string());
  }

  bool is_excluded(std::string_view path, std::string_view name) const {
    auto below = path.substr(root_size_);
    while (below.starts_with('/')) below.remove_prefix(1);
    return std::ranges::any_of(excluded_, [&](const std::string& pattern) {
      return fits_glob(pattern, name) || fits_glob(pattern, below);
    });
  }

  std::size_t root_size_;
  const std::vector<std::string>& excluded_;
};

}  // namespace

bool is_text_name(std::string_view name) {
  const auto unpacked = without_packing(name);
  return std::ranges::any_of(text_suffixes,
                             [&](std::string_view one) { return has_suffix(unpacked, one); });
}

folder_content files_below(const std::string& folder, const std::vector<std::string>& excluded) {
  walk all(folder, excluded);
  all.enter(folder);
  std::ranges::sort(all.found.files);
  return std::move(all.found);
}

}  // namespace strictpgn::cli
