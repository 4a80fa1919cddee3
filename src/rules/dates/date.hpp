// The value of a Date tag: YYYY.MM.DD, unknown fields as question marks (PGN 8.1.1.3).
#pragma once

#include <cstdint>

#include "parse/values.hpp"

namespace strictpgn::rules {

using parse::date;

/// Whether the known fields are month and day of some calendar: 29 February in the leap years of
/// the Gregorian one and, before 1924, of the Julian one (D43).
bool exists(const date& day);

/// Whether the fields known of both tell that `a` is earlier than `b`.
bool is_surely_before(const date& a, const date& b);

/// The first and the last day that a date of a known year, which exists, may mean in either
/// calendar.
date earliest(const date& day);
date latest(const date& day);

/// The days from one known date to another, negative when it is earlier.
std::int64_t days_between(const date& from, const date& to);

}  // namespace strictpgn::rules
