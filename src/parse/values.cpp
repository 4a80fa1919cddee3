#include "parse/values.hpp"

#include <charconv>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/parse.hpp>

#include "grammar/values.hpp"
#include "parse/digits.hpp"

namespace strictpgn::parse {
namespace {

namespace g = strictpgn::grammar;

using value_input = tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy>;

template <typename Rule>
bool is_value(std::string_view text) {
  value_input in(text.data(), text.size(), "");
  return tao::pegtl::parse<g::value_of<Rule>>(in);
}

// ---- dates --------------------------------------------------------------------------------------

/// The fields of a date as they come.
struct date_builder {
  int fields[3] = {};
  int count = 0;

  void add(int value) { fields[count++] = value; }
};

template <typename Rule>
struct date_action {};

struct number_field {
  template <typename Input>
  static void apply(const Input& in, date_builder& to) {
    int value = 0;
    std::from_chars(in.begin(), in.end(), value);
    to.add(value);
  }
};

template <int Value>
struct other_field {
  static void apply0(date_builder& to) { to.add(Value); }
};

// clang-format off
template <> struct date_action<g::known_year> : number_field {};
template <> struct date_action<g::known_month> : number_field {};
template <> struct date_action<g::known_day> : number_field {};
template <> struct date_action<g::impossible_field> : number_field {};
template <> struct date_action<g::unknown_year> : other_field<date::unknown> {};
template <> struct date_action<g::unknown_field> : other_field<date::unknown> {};
template <> struct date_action<g::partial_year> : other_field<date::mixed> {};
template <> struct date_action<g::partial_field> : other_field<date::mixed> {};
// clang-format on

/// `2024.05.01`, as nearly all dates are; the productions decide about any other.
std::optional<date> read_whole_date(std::string_view value) {
  if (value.size() != 10 ||
      !has_form(value.data(), "0000.00.", "\x76\x76\x76\x76\x7F\x76\x76\x7F") ||
      !is_digit(value[8]) || !is_digit(value[9]))
    return std::nullopt;
  const auto pair_at = [&](std::size_t at) { return (value[at] - '0') * 10 + value[at + 1] - '0'; };
  return date{pair_at(0) * 100 + pair_at(2), pair_at(5), pair_at(8)};
}

// ---- time control -------------------------------------------------------------------------------

using periods = std::vector<period>;

template <typename Rule>
struct control_action {};

template <period_kind Kind, zeros Zero = zeros::none>
struct add_period {
  static void apply0(periods& to) { to.push_back({Kind, Zero}); }
};

// clang-format off
template <> struct control_action<g::unknown_control> : add_period<period_kind::unknown> {};
template <> struct control_action<g::no_control> : add_period<period_kind::none> {};
template <> struct control_action<g::moves_in_seconds> : add_period<period_kind::moves> {};
template <> struct control_action<g::sudden_death> : add_period<period_kind::sudden_death> {};
template <> struct control_action<g::seconds_and_increment> : add_period<period_kind::increment> {};
template <> struct control_action<g::sandclock> : add_period<period_kind::sandclock> {};
template <> struct control_action<g::moves_and_increment> : add_period<period_kind::moves_with_increment> {};
template <> struct control_action<g::no_moves_or_seconds> : add_period<period_kind::moves, zeros::all> {};
template <> struct control_action<g::no_seconds_at_all> : add_period<period_kind::increment, zeros::all> {};
template <> struct control_action<g::no_time_or_increment> : add_period<period_kind::increment, zeros::part> {};
template <> struct control_action<g::no_sand> : add_period<period_kind::sandclock, zeros::all> {};
// clang-format on

/// The first digit that is no zero, or the end of the digits.
const char* past_zeros(const char* at, const char* end) {
  while (at != end && *at == '0') ++at;
  return at;
}

/// `300+5`, as servers write it; the productions decide about any other.
std::optional<period> read_increment(std::string_view value) {
  const char* const begin = value.data();
  const char* const end = begin + value.size();
  const char* const plus = past_digits(begin, end);
  if (plus == begin || plus == end || *plus != '+') return std::nullopt;
  const char* const increment = plus + 1;
  if (increment == end || past_digits(increment, end) != end) return std::nullopt;
  const bool has_time = past_zeros(begin, plus) != plus;
  const bool has_increment = past_zeros(increment, end) != end;
  if (has_time && has_increment) return period{period_kind::increment};
  return period{period_kind::increment, has_time || has_increment ? zeros::part : zeros::all};
}

}  // namespace

bool is_date(std::string_view value) {
  return read_whole_date(value) || is_value<g::date_form>(value);
}
bool is_round(std::string_view value) { return is_value<g::round_value>(value); }
bool is_result(std::string_view value) { return is_value<g::result_value>(value); }
bool is_board(std::string_view value) { return is_value<g::board_value>(value); }
bool is_ply_count(std::string_view value) { return is_value<g::plycount_value>(value); }
bool is_eco(std::string_view value) { return is_value<g::eco_value>(value); }
bool is_mode(std::string_view value) { return is_value<g::mode_value>(value); }
bool is_termination(std::string_view value) { return is_value<g::terminated_as>(value); }
bool is_set_up(std::string_view value) { return is_value<g::setup_value>(value); }
bool is_time_of_day(std::string_view value) { return is_value<g::time_value>(value); }
bool is_utc_time(std::string_view value) { return is_value<g::utc_time_value>(value); }
bool is_time_control(std::string_view value) {
  return read_increment(value) || is_value<g::loose_timecontrol>(value);
}
bool is_running_clock(std::string_view value) { return is_value<g::running_clock>(value); }
bool are_ratings(std::string_view value) { return is_value<g::loose_ratings>(value); }
bool are_titles(std::string_view value) { return is_value<g::loose_titles>(value); }
bool are_types(std::string_view value) { return is_value<g::loose_types>(value); }

std::optional<date> read_date(std::string_view value) {
  if (const auto whole = read_whole_date(value)) return whole;
  date_builder read;
  value_input in(value.data(), value.size(), "");
  if (!tao::pegtl::parse<g::value_of<g::date_form>, date_action>(in, read)) return std::nullopt;
  return date{read.fields[0], read.fields[1], read.fields[2]};
}

std::optional<std::vector<period>> read_time_control(std::string_view value) {
  if (const auto increment = read_increment(value)) return periods{*increment};
  periods read;
  value_input in(value.data(), value.size(), "");
  if (!tao::pegtl::parse<g::value_of<g::loose_timecontrol>, control_action>(in, read))
    return std::nullopt;
  return read;
}

}  // namespace strictpgn::parse
