#include "lab/differential/verdict.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::differential {

static_assert(rule_count <= rule_set().size());

namespace {

/// What stands between the parentheses of the outermost variations, in the order of the text.
std::vector<span> insides_of_variations(const game& what) {
  std::vector<span> result;
  std::size_t open = 0;
  for (const auto& each : what.elements) {
    const auto where = what.span_of(each);
    if (each.kind == element_kind::variation_begin && open++ == 0)
      result.push_back({where.end, UINT64_MAX});  // one that is not closed has no other end
    if (each.kind == element_kind::variation_end && open != 0 && --open == 0)
      result.back().end = where.begin;
  }
  return result;
}

std::vector<span> insides_of_variations(const strictpgn::reading& step) {
  return step.game == nullptr ? std::vector<span>() : insides_of_variations(*step.game);
}

std::vector<span> insides_of_variations(const record_reading&) { return {}; }

bool is_within_any(const std::vector<span>& stretches, std::uint64_t place) {
  const auto behind = std::ranges::upper_bound(stretches, place, {}, &span::begin);
  return behind != stretches.begin() && place < std::prev(behind)->end;
}

/// Of a reader of games or of records.
template <typename Reader>
verdict judge_all(Reader in) {
  verdict result;
  while (in.next()) {
    const auto variations = insides_of_variations(in.current());
    for (const auto& each : in.current().findings) {
      if (each.level != severity::error) continue;
      if (std::ranges::count(result.errors, each.id) == 0) result.errors.push_back(each.id);
      if (!is_within_any(variations, each.where.begin))
        result.outside_variations.set(static_cast<std::size_t>(each.id));
    }
  }
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
  auto result = set_of({rule::variant_unsupported, rule::fen_integer_too_large});
  for (const auto& each : catalogue())
    if (each.name.starts_with("limit-")) result.set(static_cast<std::size_t>(each.id));
  return result;
}

}  // namespace strictpgn::differential
