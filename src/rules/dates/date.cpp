#include "rules/dates/date.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace strictpgn::rules {

namespace {

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

date earliest(const date& day) {
  return {day.year, std::max(day.month, 1), day.month < 0 ? 1 : std::max(day.day, 1)};
}

date latest(const date& day) {
  if (day.month < 0) return {day.year, 12, 31};
  return {day.year, day.month, day.day < 0 ? days_in(day.month, day.year) : day.day};
}

std::int64_t days_between(const date& from, const date& to) {
  return (on_the_calendar(to) - on_the_calendar(from)).count();
}

}  // namespace strictpgn::rules
