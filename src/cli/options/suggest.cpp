#include "cli/options/suggest.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "text/ascii.hpp"

namespace strictpgn::cli {
namespace {

using text::lower;

/// Insertions, deletions and replacements between two names, case apart (Levenshtein, one row).
std::size_t slips(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    auto diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const auto replaced = diagonal + (lower(a[i]) == lower(b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string suggestion_for(std::string_view typed, const std::vector<std::string>& names) {
  const auto* best = static_cast<const std::string*>(nullptr);
  // Of a name of one or two letters only their case may be another.
  auto fewest = typed.size() < 3 ? 1 : typed.size() / 3 + 1;
  for (const auto& name : names) {
    const auto count = slips(typed, name);
    if (count >= fewest) continue;
    fewest = count;
    best = &name;
  }
  return best == nullptr ? std::string() : *best;
}

}  // namespace strictpgn::cli
