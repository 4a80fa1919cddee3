#include "rules/times/time_control.hpp"

#include <algorithm>

#include "rules/tags/values.hpp"

namespace strictpgn::rules {

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

zeros zeros_of(period_kind kind, int count) {
  const bool is_judged =
      kind != period_kind::sudden_death && kind != period_kind::moves_with_increment;
  if (count == 0 || !is_judged) return zeros::none;
  return kind == period_kind::increment && count == 1 ? zeros::part : zeros::all;
}

std::optional<period> read_as(const shape& wanted, std::string_view text) {
  int zero_count = 0;
  for (const char sign : wanted.signs) {
    if (sign == 'n') {
      const auto number = take_number(text);
      if (number.empty()) return std::nullopt;
      zero_count += is_zero(number) ? 1 : 0;
    } else {
      if (!text.starts_with(sign)) return std::nullopt;
      text.remove_prefix(1);
    }
  }
  if (!text.empty()) return std::nullopt;
  return period{wanted.kind, zeros_of(wanted.kind, zero_count)};
}

std::optional<period> parse_period(std::string_view text) {
  for (const auto& wanted : shapes)
    if (const auto read = read_as(wanted, text)) return read;
  return std::nullopt;
}

}  // namespace

zeros worst_zeros(const std::vector<period>& periods) {
  return std::ranges::max(periods, {}, &period::zero).zero;
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

}  // namespace strictpgn::rules
