// The tables of the catalogue as sets of rules.
#pragma once

#include <array>
#include <cstddef>

#include "rules/limits/rows.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

/// The rules that have a row in a table, by their number.
template <const auto& Rows>
inline constexpr std::array<bool, rule_count> set_of = [] {
  std::array<bool, rule_count> result{};
  for (const auto& row : Rows) result[static_cast<std::size_t>(row.id)] = true;
  return result;
}();

/// Whether a rule has its row in one of these tables.
template <const auto&... Rows>
constexpr bool is_in(rule id) {
  return (set_of<Rows>[static_cast<std::size_t>(id)] || ...);
}

/// Whether a finding of the rule says that the rest was not read, as it is too much.
inline bool is_unread_rest(rule id) {
  return is_in<rows::limits_rules>(id) && info(id).after == recovery::give_up;
}

}  // namespace strictpgn::rules
