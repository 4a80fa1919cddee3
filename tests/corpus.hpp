// Real files that nobody here wrote, read where they are.
#pragma once

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <limits>
#include <string_view>
#include <vector>

#include "sanitized.hpp"

namespace strictpgn::tests {

/// Under sanitizers small files only.
inline constexpr std::uint64_t most_corpus_bytes =
    is_sanitized ? 12'000 : std::numeric_limits<std::uint64_t>::max();

/// The files of the corpora with one of these suffixes, or all, in the order of their names. Says
/// so where there are none.
inline std::vector<std::filesystem::path> corpus_files(
    std::initializer_list<std::string_view> suffixes = {},
    std::uint64_t most_bytes = most_corpus_bytes) {
  namespace files = std::filesystem;
  std::vector<files::path> found;
  if (files::exists(STRICTPGN_CORPORA))
    for (const auto& entry : files::recursive_directory_iterator(STRICTPGN_CORPORA)) {
      const bool is_wanted =
          suffixes.size() == 0 ||
          std::ranges::find(suffixes, entry.path().extension().string()) != suffixes.end();
      if (entry.is_regular_file() && is_wanted && entry.file_size() <= most_bytes)
        found.push_back(entry.path());
    }
  if (found.empty()) BOOST_TEST_MESSAGE("skipped: no corpora in " STRICTPGN_CORPORA);
  std::ranges::sort(found);
  return found;
}

}  // namespace strictpgn::tests
