// The value of a TimeControl tag: a list of periods (PGN 9.6.1).
#pragma once

#include <vector>

#include "parse/values.hpp"

namespace strictpgn::rules {

using parse::period;
using parse::period_kind;
using parse::zeros;

/// Whether the standard wants the kind in last place only.
constexpr bool lasts_to_the_end(period_kind kind) {
  return kind == period_kind::sudden_death || kind == period_kind::increment ||
         kind == period_kind::sandclock;
}

/// Whether the kind is a mark that says that there is no period to describe.
constexpr bool is_mark(period_kind kind) {
  return kind == period_kind::unknown || kind == period_kind::none;
}

/// The worst zeros where the standard wants a positive integer. The zero of a single number is left
/// alone, as the standard asks there for an integer only; a field of moves and increment is wrong
/// as a whole (D130).
zeros worst_zeros(const std::vector<period>& periods);

}  // namespace strictpgn::rules
