#include "check/time_control.hpp"

#include <algorithm>

#include "check/tag_values.hpp"

namespace strictpgn::check {

namespace {

/// Each kind by the signs around its numbers, `n` for a number.
struct shape {
  std::string_view signs;
  period_kind kind;
};

constexpr shape shapes[] = {
    {"?", period_kind::unknown},
    {"-", period_kind::none},
    {"n/n", period_kind::moves},
    {"n", period_kind::sudden_death},
    {"n+n", period_kind::increment},
    {"*n", period_kind::sandclock},
    {"n/n+n", period_kind::moves_with_increment},
};

/// Takes a number from the front of a text; empty when there is none.
std::string_view take_number(std::string_view& text) {
  const auto number = text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
  text.remove_prefix(number.size());
  return number;
}

bool is_zero(std::string_view number) {
  return number.find_first_not_of('0') == std::string_view::npos;
}

std::optional<period> read_as(const shape& wanted, std::string_view text) {
  period read{wanted.kind};
  for (const char sign : wanted.signs) {
    if (sign == 'n') {
      const auto number = take_number(text);
      if (number.empty()) return std::nullopt;
      read.has_zero |= is_zero(number);
    } else {
      if (!text.starts_with(sign)) return std::nullopt;
      text.remove_prefix(1);
    }
  }
  return text.empty() ? std::optional(read) : std::nullopt;
}

std::optional<period> parse_period(std::string_view text) {
  for (const auto& wanted : shapes)
    if (const auto read = read_as(wanted, text)) return read;
  return std::nullopt;
}

}  // namespace

bool has_forbidden_zero(const std::vector<period>& periods) {
  return std::any_of(periods.begin(), periods.end(), [](const period& one) {
    return one.has_zero && one.kind != period_kind::sudden_death &&
           one.kind != period_kind::moves_with_increment;
  });
}

std::optional<std::vector<period>> parse_time_control(std::string_view text) {
  std::vector<period> periods;
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto end = std::min(text.find(':', begin), text.size());
    const auto read = parse_period(text.substr(begin, end - begin));
    if (!read) return std::nullopt;
    periods.push_back(*read);
    begin = end + 1;
  }
  return periods;
}

}  // namespace strictpgn::check
