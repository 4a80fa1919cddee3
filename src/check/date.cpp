#include "check/date.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <utility>

namespace strictpgn::check {

namespace {

bool is_field(std::string_view text) {
  return text.find_first_not_of("0123456789?") == std::string_view::npos;
}

int value_of(std::string_view field) {
  const auto marks = std::count(field.begin(), field.end(), '?');
  if (marks != 0) return marks == std::ssize(field) ? date::unknown : date::mixed;
  int value = 0;
  std::from_chars(field.data(), field.data() + field.size(), value);
  return value;
}

/// Some countries kept the Julian calendar until 1923.
bool is_leap(int year) {
  constexpr int last_julian = 1923;
  return year <= last_julian ? year % 4 == 0 : std::chrono::year(year).is_leap();
}

/// The most days that the month has; fields that are not known allow for all they can be.
int days_in(int month, int year) {
  constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month < 1) return 31;
  const bool has_leap_day = month == 2 && (year < 0 || is_leap(year));
  return days[month - 1] + (has_leap_day ? 1 : 0);
}

std::chrono::sys_days on_the_calendar(const date& known) {
  return std::chrono::year(known.year) / known.month / known.day;
}

}  // namespace

std::optional<date> parse_date(std::string_view text) {
  if (text.size() != 10 || text[4] != '.' || text[7] != '.') return std::nullopt;
  const auto year = text.substr(0, 4);
  const auto month = text.substr(5, 2);
  const auto day = text.substr(8, 2);
  if (!is_field(year) || !is_field(month) || !is_field(day)) return std::nullopt;
  return date{value_of(year), value_of(month), value_of(day)};
}

bool exists(const date& day) {
  if (day.month == 0 || day.month > 12) return false;
  return day.day < 0 || (day.day >= 1 && day.day <= days_in(day.month, day.year));
}

bool is_surely_before(const date& a, const date& b) {
  for (const auto& [x, y] :
       {std::pair(a.year, b.year), std::pair(a.month, b.month), std::pair(a.day, b.day)}) {
    if (x < 0 || y < 0) return false;
    if (x != y) return x < y;
  }
  return false;
}

std::int64_t days_between(const date& from, const date& to) {
  return (on_the_calendar(to) - on_the_calendar(from)).count();
}

}  // namespace strictpgn::check
