#include "cli/options/suggest.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "text/ascii.hpp"

namespace strictpgn::cli {
namespace {

using text::lower;

/// Insertions, deletions, replacements and swaps of neighbours between two names, case apart.
std::size_t slips(std::string_view a, std::string_view b) {
  const auto is_same = [&](std::size_t i, std::size_t j) { return lower(a[i]) == lower(b[j]); };
  // Of the first i - 1, i and i + 1 letters of `a`: the slips to each beginning of `b`.
  std::vector<std::size_t> before_last(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::swap(before_last, last);
    std::swap(last, row);
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      row[j + 1] = std::min({last[j] + (is_same(i, j) ? 0 : 1), row[j] + 1, last[j + 1] + 1});
      if (i > 0 && j > 0 && is_same(i, j - 1) && is_same(i - 1, j))
        row[j + 1] = std::min(row[j + 1], before_last[j - 1] + 1);
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
