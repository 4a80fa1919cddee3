#include "cli/io/recorded_finds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "cli/io/errors.hpp"
#include "cli/io/read_text.hpp"
#include "lab/differential/page.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

differential::recorded_find find_in(const fs::path& folder) {
  const auto file = (folder / differential::find_file).string();
  try {
    auto result = differential::read_find(read_text(file));
    result.text = read_text((folder / differential::example_file(result.how.input)).string());
    return result;
  } catch (const differential::bad_find& error) {
    throw usage_error(fmt::format("`{}`: {}", file, error.what()));
  }
}

bool has_find(const fs::path& folder) { return fs::exists(folder / differential::find_file); }

}  // namespace

std::vector<differential::recorded_find> recorded_finds(const fs::path& folder) {
  if (has_find(folder)) return {find_in(folder)};
  std::vector<fs::path> folders;
  std::error_code missing;
  for (const auto& each : fs::directory_iterator(folder / "finds", missing))
    if (has_find(each.path())) folders.push_back(each.path());
  if (folders.empty()) throw usage_error(fmt::format("no finds in `{}`", folder.string()));
  std::ranges::sort(folders);
  std::vector<differential::recorded_find> result;
  result.reserve(folders.size());
  for (const auto& each : folders) result.push_back(find_in(each));
  return result;
}

}  // namespace strictpgn::cli
