// Values of tags that violate a rule.
#pragma once

#include <cstddef>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "lab/generate/violation.hpp"

namespace strictpgn::generate {

/// A production of the grammar that reads any value of a tag: what it reads as a deviation from the
/// rule, and from no other, violates it.
struct by_production {
  std::string_view production;
};

/// A value that violates a rule, when another tag says what that one says: as people write it, or
/// any that the grammar has.
struct bad_value {
  rule broken;
  std::string_view name;
  std::variant<std::string_view, by_production> value;
  std::string_view other = {};
  std::string_view other_value = {};
};

/// Puts one of those that violate the rule into the tags of a game.
bool put_bad_value(mutable_game& on, std::span<const bad_value> values, rule broken);

/// Whether no value before it violates the same rule.
bool is_first_of_rule(std::span<const bad_value> values, std::size_t at);

template <const auto& Values, std::size_t At>
bool put_value_like(mutable_game& on) {
  return put_bad_value(on, Values, Values[At].broken);
}

template <const auto& Values, std::size_t... At>
std::vector<violation> with_values(std::vector<violation> all, std::index_sequence<At...>) {
  const auto add = [&all](std::size_t at, auto* put) {
    if (is_first_of_rule(Values, at)) all.push_back({Values[at].broken, put});
  };
  (add(At, put_value_like<Values, At>), ...);
  return all;
}

/// The violations of a chapter and, behind them, those by a table of values: one for each rule in
/// it.
template <const auto& Values>
std::vector<violation> with_values(std::vector<violation> others = {}) {
  return with_values<Values>(std::move(others), std::make_index_sequence<std::size(Values)>());
}

}  // namespace strictpgn::generate
