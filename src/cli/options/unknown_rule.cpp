#include "cli/options/unknown_rule.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "cli/io/errors.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::cli {
namespace {

std::vector<std::string_view> rule_names_with(std::string_view word) {
  std::vector<std::string_view> names;
  for (const auto& about : catalogue())
    if (!word.empty() && about.name.find(word) != about.name.npos) names.push_back(about.name);
  return names;
}

}  // namespace

std::string no_rule(std::string_view name) {
  constexpr std::size_t most = 6;
  auto words = fmt::format("no rule `{}`", name);
  if (const auto nearest = nearest_rule_name(name); !nearest.empty())
    return words + did_you_mean(nearest);
  auto names = rule_names_with(name);
  if (names.empty()) return words;
  const auto more = names.size() - std::min(names.size(), most);
  names.resize(names.size() - more);
  words += fmt::format("; names with it: {}", fmt::join(names, ", "));
  return more == 0 ? words : words + fmt::format(" and {} more", more);
}

}  // namespace strictpgn::cli
