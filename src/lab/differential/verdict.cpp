#include "lab/differential/verdict.hpp"

#include <algorithm>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::differential {

static_assert(rule_count <= rule_set().size());

namespace {

/// Of a reader of games or of records.
template <typename Reader>
verdict judge_all(Reader in) {
  verdict result;
  while (in.next())
    for (const auto& each : in.current().findings)
      if (each.level == severity::error && std::ranges::count(result.errors, each.id) == 0)
        result.errors.push_back(each.id);
  const auto& all = in.totals();
  for (const auto& each : catalogue())
    if (all.by_rule[each.id] != 0) result.found.set(static_cast<std::size_t>(each.id));
  result.games = all.games + all.records;
  result.plies = all.plies;
  return result;
}

}  // namespace

verdict judge(std::string_view text, const criteria& criteria) {
  auto result = criteria.is_of_records() ? judge_all(records_of(text, criteria))
                                         : judge_all(reader::text(text, criteria));
  result.input = criteria.input;
  return result;
}

std::string_view unit_of(input_kind input) { return input == input_kind::pgn ? "game" : "record"; }

rule_set set_of(const std::vector<rule>& rules) {
  rule_set result;
  for (const auto each : rules) result.set(static_cast<std::size_t>(each));
  return result;
}

rule_set rules_of_our_own() {
  auto result = set_of({rule::variant_unsupported});
  for (const auto& each : catalogue())
    if (each.name.starts_with("limit-")) result.set(static_cast<std::size_t>(each.id));
  return result;
}

}  // namespace strictpgn::differential
