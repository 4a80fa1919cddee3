// The value of a Date tag: YYYY.MM.DD, unknown fields as question marks (PGN 8.1.1.3).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace strictpgn::rules {

struct date {
  static constexpr int unknown = -1;  ///< a field of question marks alone
  static constexpr int mixed = -2;    ///< a field of digits and question marks

  int year = unknown;
  int month = unknown;
  int day = unknown;

  bool is_known() const { return year >= 0 && month >= 0 && day >= 0; }

  friend bool operator==(const date&, const date&) = default;
};

/// Whether the text has the ten characters of the form.
bool has_date_form(std::string_view text);

/// Nothing unless the text has that form.
std::optional<date> parse_date(std::string_view text);

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
