// Texts that properties are held on: this project's own, or those of the corpora.
//
// A suite whose name ends with `_files` holds over any texts. `./dev test` runs it over the files
// of this project, `./dev test-corpora` once more over files that nobody here wrote, which lie
// outside it. A suite whose name ends with `_shared` is about files out there alone; it is
// disabled, so that only `./dev test-corpora` runs it. Nobody else looks outside.
#pragma once

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "conformance/some_cases.hpp"
#include "lab/generate/generator.hpp"
#include "random.hpp"
#include "sanitized.hpp"

namespace strictpgn::tests {

// ---- the folder outside -------------------------------------------------------------------------

/// Whether this run is one over the corpora: STRICTPGN_SHARED names the folder that holds them.
inline bool is_over_corpora() { return std::getenv("STRICTPGN_SHARED") != nullptr; }

/// A file or folder of the folder outside. The case fails where there is none.
inline std::filesystem::path shared(std::string_view name) {
  BOOST_REQUIRE_MESSAGE(is_over_corpora(), "STRICTPGN_SHARED names no folder with the corpora");
  const auto place = std::filesystem::path(std::getenv("STRICTPGN_SHARED")) / name;
  BOOST_REQUIRE_MESSAGE(exists(place), "there is no " << place);
  return place;
}

// ---- texts --------------------------------------------------------------------------------------

struct sample {
  std::string name;
  std::string text;
};

using suffixes = std::initializer_list<std::string_view>;

/// Under sanitizers small files only.
inline constexpr std::uint64_t most_bytes =
    is_sanitized ? 12'000 : std::numeric_limits<std::uint64_t>::max();

/// For what reads a text many times.
inline constexpr std::uint64_t some_bytes = std::min<std::uint64_t>(most_bytes, 500'000);

inline bool has_suffix(const std::filesystem::path& file, suffixes wanted) {
  return wanted.size() == 0 || std::ranges::find(wanted, file.extension().string()) != wanted.end();
}

inline void append_files(std::vector<sample>& to, const std::filesystem::path& folder,
                         suffixes wanted, std::uint64_t most) {
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && has_suffix(entry.path(), wanted) && entry.file_size() <= most)
      to.push_back({entry.path().lexically_relative(folder).string(), bytes_of_file(entry.path())});
}

inline void append_cases(std::vector<sample>& to, suffixes wanted) {
  for (const auto& one : some_cases())
    if (has_suffix(one.about.at("input").get<std::string>(), wanted))
      to.push_back({one.name(), one.input});
}

/// Games as they can be by the grammar, with every kind of element, from the seed.
inline void append_generated(std::vector<sample>& to) {
  generate::generator from({.games_per_file = 2});
  for (std::uint64_t next = seed(); next != seed() + trials(50); ++next)
    to.push_back({"generated from " + std::to_string(next), from.make(next).text});
}

/// Texts with one of these suffixes, or all, in the order of their names: the files of the corpora
/// where the run is over them; else our own files, the inputs of `some_cases`, and generated games.
/// Files beyond `most` bytes are left out.
inline std::vector<sample> samples(suffixes wanted = {}, std::uint64_t most = most_bytes) {
  const auto& suite = boost::unit_test::framework::get<boost::unit_test::test_suite>(
      boost::unit_test::framework::current_test_case().p_parent_id);
  BOOST_REQUIRE_MESSAGE(suite.full_name().ends_with("_files"),
                        suite.full_name() << " reads files, so its name must end with _files");
  std::vector<sample> found;
  if (is_over_corpora()) {
    append_files(found, shared("corpora"), wanted, most);
  } else {
    for (const auto* const folder : {"samples", "tests/games"})
      append_files(found, in_checkout(folder), wanted, most);
    append_cases(found, wanted);
    if (has_suffix(".pgn", wanted)) append_generated(found);
  }
  BOOST_REQUIRE_MESSAGE(!found.empty(), "there are no such files");
  std::ranges::stable_sort(found, {}, &sample::name);
  return found;
}

/// The lines of all records of FEN and EPD.
inline std::vector<std::string> sample_records() {
  std::vector<std::string> lines;
  for (const auto& [name, text] : samples({".epd", ".fen"}))
    for (std::size_t at = 0; at < text.size();) {
      const auto end = std::min(text.find('\n', at), text.size());
      lines.push_back(text.substr(at, end - at));
      at = end + 1;
    }
  return lines;
}

/// What stands between `{` and `}` in any of them, each text once.
inline std::vector<std::string> sample_comments() {
  std::vector<std::string> found;
  for (const auto& [name, text] : samples())
    for (std::size_t at = 0; (at = text.find('{', at)) != text.npos;) {
      const auto end = std::min(text.find('}', at), text.size());
      found.push_back(text.substr(at + 1, end - at - 1));
      at = end;
    }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace strictpgn::tests
