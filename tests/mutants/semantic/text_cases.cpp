#include "mutants/semantic/text_cases.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace strictpgn::mutants {

namespace fs = std::filesystem;

namespace {

tests::conformance_case text_case(const fs::path& file, const std::string& profile) {
  const auto format = record_format_of(file.string());
  tests::conformance_case one{.folder = file};
  one.about = {{"input", format ? file.filename().string() : "input.pgn"},
               {"run", {{"profile", profile}, {"encoding", "latin1"}, {"dialect", "fen"}}}};
  one.input = tests::bytes_of_file(file);
  if (!format) one.tree.emplace();  // compared, too
  return one;
}

}  // namespace

std::vector<tests::conformance_case> text_cases(const fs::path& root) {
  std::vector<tests::conformance_case> found;
  for (const std::string profile : {"import", "export", "reduced"})
    if (fs::is_directory(root / profile))
      for (const auto& file : fs::directory_iterator(root / profile))
        found.push_back(text_case(file.path(), profile));
  if (found.empty())
    throw std::runtime_error("no texts in import, export or reduced of " + root.string());
  std::ranges::sort(found, {}, &tests::conformance_case::folder);
  return found;
}

}  // namespace strictpgn::mutants
