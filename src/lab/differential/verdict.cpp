#include "lab/differential/verdict.hpp"

#include <algorithm>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::differential {

static_assert(rule_count <= rule_set().size());

verdict judge(std::string_view text, const options& how) {
  verdict made;
  auto in = reader::text(text, how);
  while (in.next())
    for (const auto& each : in.current().findings)
      if (each.level == severity::error && std::ranges::count(made.errors, each.id) == 0)
        made.errors.push_back(each.id);
  const auto& all = in.totals();
  for (const auto& each : catalogue())
    if (all.by_rule[each.id] != 0) made.found.set(static_cast<std::size_t>(each.id));
  made.games = all.games;
  made.plies = all.plies;
  return made;
}

rule_set set_of(const std::vector<rule>& rules) {
  rule_set made;
  for (const auto each : rules) made.set(static_cast<std::size_t>(each));
  return made;
}

rule_set rules_of_our_own() {
  auto made = set_of({rule::variant_unsupported});
  for (const auto& each : catalogue())
    if (each.name.starts_with("limit-")) made.set(static_cast<std::size_t>(each.id));
  return made;
}

}  // namespace strictpgn::differential
