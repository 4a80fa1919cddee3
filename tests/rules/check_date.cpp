// Dates as the Date tag writes them (PGN 8.1.1.3).
#include <boost/test/unit_test.hpp>
#include <optional>
#include <string_view>

#include "rules/dates/date.hpp"

BOOST_AUTO_TEST_SUITE(check_date)

namespace {

using namespace strictpgn::rules;
namespace parse = strictpgn::parse;

date read(std::string_view text) { return parse::read_date(text).value(); }

}  // namespace

BOOST_AUTO_TEST_CASE(a_date_has_ten_characters_and_two_periods) {
  for (const auto text : {"1992.08.31", "1993.??.??", "????.??.??", "199?.1?.??", "0000.00.00"})
    BOOST_TEST(parse::read_date(text).has_value(), text);
  for (const auto text : {"", "1992", "1992.8.31", "31.08.1992", "1992-08-31", "1992.08.31 ",
                          "1992.08.3l", "+992.08.31", "1992.08,31", "1992.08.311", "?.??.??"})
    BOOST_TEST(!parse::read_date(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(a_field_is_a_number_or_unknown_or_mixed) {
  BOOST_TEST((read("1992.08.31") == date{1992, 8, 31}));
  BOOST_TEST((read("1992.??.31") == date{1992, date::unknown, 31}));
  BOOST_TEST((read("199?.?8.3?") == date{date::mixed, date::mixed, date::mixed}));
  BOOST_TEST(read("1992.08.31").is_known());
  BOOST_TEST(!read("1992.08.??").is_known());
  BOOST_TEST(!read("1992.08.3?").is_known());
}

BOOST_AUTO_TEST_CASE(a_day_exists_in_one_of_the_two_calendars) {
  struct example {
    std::string_view text;
    bool exists;
  };
  constexpr example examples[] = {
      {"2001.01.31", true},  {"2001.04.30", true},  {"2001.04.31", false}, {"2001.02.28", true},
      {"2001.02.29", false}, {"2004.02.29", true},  {"2000.02.29", true},  // a leap year of both
      {"1900.02.29", true},                          // of the Julian one alone
      {"1700.02.29", true},  {"1923.02.29", false},  // of neither
      {"1924.02.29", true},  {"2100.02.29", false},  // too late for the Julian one
      {"1900.02.30", false}, {"????.02.29", true},   // there are such years
      {"199?.02.29", true},  {"????.02.30", false},  // in no year
      {"2001.13.01", false}, {"2001.00.01", false}, {"2001.00.??", false}, {"2001.01.00", false},
      {"2001.01.32", false}, {"2001.??.31", true},  {"2001.??.32", false}, {"2001.1?.31", true},
      {"????.??.??", true},
  };
  for (const auto& [text, due] : examples) BOOST_TEST(exists(read(text)) == due, text);
}

BOOST_AUTO_TEST_CASE(a_date_may_mean_the_days_of_its_month_in_either_calendar) {
  struct example {
    std::string_view text;
    date earliest;
    date latest;
  };
  constexpr example examples[] = {
      {"1992.02.??", {1992, 2, 1}, {1992, 2, 29}},  {"1993.02.??", {1993, 2, 1}, {1993, 2, 28}},
      {"1900.02.??", {1900, 2, 1}, {1900, 2, 29}},  {"2100.02.??", {2100, 2, 1}, {2100, 2, 28}},
      {"1992.04.??", {1992, 4, 1}, {1992, 4, 30}},  {"1992.12.??", {1992, 12, 1}, {1992, 12, 31}},
      {"1992.??.??", {1992, 1, 1}, {1992, 12, 31}}, {"1992.04.07", {1992, 4, 7}, {1992, 4, 7}},
  };
  for (const auto& [text, first, last] : examples) {
    BOOST_TEST((earliest(read(text)) == first), text);
    BOOST_TEST((latest(read(text)) == last), text);
  }
}

BOOST_AUTO_TEST_CASE(a_date_is_earlier_if_the_fields_known_of_both_say_so) {
  struct example {
    std::string_view a;
    std::string_view b;
    bool is_before;
  };
  constexpr example examples[] = {
      {"2000.01.01", "2000.01.02", true},  {"2000.01.01", "2000.01.01", false},
      {"2000.01.02", "2000.01.01", false}, {"1999.12.31", "2000.01.01", true},
      {"1999.??.??", "2000.01.01", true},  {"2000.??.??", "2000.02.01", false},
      {"2000.01.??", "2000.02.01", true},  {"2000.??.01", "2000.02.02", false},
      {"????.01.01", "2000.02.02", false}, {"199?.01.01", "2000.02.02", false},
  };
  for (const auto& [a, b, due] : examples)
    BOOST_TEST(is_surely_before(read(a), read(b)) == due, a << " " << b);
}

BOOST_AUTO_TEST_CASE(the_days_between_two_dates_are_those_of_the_calendar) {
  BOOST_TEST(days_between(read("2000.01.01"), read("2000.01.01")) == 0);
  BOOST_TEST(days_between(read("1999.12.31"), read("2000.01.01")) == 1);
  BOOST_TEST(days_between(read("2000.03.01"), read("2000.02.28")) == -2);
  BOOST_TEST(days_between(read("1900.02.28"), read("1900.02.29")) == 1);
}

BOOST_AUTO_TEST_SUITE_END()
