// Times of the day, clock times and time controls (PGN 9.5, 9.6; supplement 4.1).
#include <boost/test/unit_test.hpp>
#include <string_view>
#include <vector>

#include "parse/commands.hpp"
#include "rules/times/time_control.hpp"

BOOST_AUTO_TEST_SUITE(check_time)

namespace {

using namespace strictpgn::rules;
namespace parse = strictpgn::parse;
using enum period_kind;
using periods = std::vector<period>;

}  // namespace

BOOST_AUTO_TEST_CASE(a_time_of_day_has_three_fields_of_two_digits) {
  for (const auto text : {"00:00:00", "23:59:59", "??:??:??", "12:??:??", "12:30:??"})
    BOOST_TEST(parse::is_time_of_day(text), text);
  for (const auto text : {"", "24:00:00", "12:60:00", "12:00:60", "9:30:00", "12:30", "12.30.00",
                          "1?:30:00", "12:30:00.5", "12:30:00 ", "23:59:60"})
    BOOST_TEST(!parse::is_time_of_day(text), text);
}

BOOST_AUTO_TEST_CASE(universal_time_has_one_leap_second) {
  BOOST_TEST(parse::is_utc_time("23:59:60"));
  BOOST_TEST(!parse::is_utc_time("22:59:60"));
  BOOST_TEST(!parse::is_utc_time("??:??:60"));
}

BOOST_AUTO_TEST_CASE(a_clock_shows_hours_minutes_and_seconds) {
  for (const auto text : {"0:00:00", "1:07:00", "01:30:43", "100:59:59"})
    BOOST_TEST(parse::is_clock_time(text), text);
  for (const auto text : {"", ":07:00", "67", "1:07", "1:7:00", "1:60:00", "1:00:60", "1:07:00.5",
                          "1:07:00:00", "-1:07:00", "1:07:0", "x:07:00"})
    BOOST_TEST(!parse::is_clock_time(text), text);
}

BOOST_AUTO_TEST_CASE(a_time_control_is_a_list_of_periods) {
  struct example {
    std::string_view text;
    periods read;
  };
  const example examples[] = {
      {"?", {{unknown}}},
      {"-", {{none}}},
      {"40/9000", {{moves}}},
      {"300", {{sudden_death}}},
      {"4500+60", {{increment}}},
      {"*180", {{sandclock}}},
      {"40/7200:3600", {{moves}, {sudden_death}}},
      {"40/7200:20/3600:900+30", {{moves}, {moves}, {increment}}},
      {"40/5400+30:1800+30", {{moves_with_increment}, {increment}}},
      {"?:300", {{unknown}, {sudden_death}}},
      {"180+0", {{increment, zeros::part}}},
      {"0+1", {{increment, zeros::part}}},
      {"0+00", {{increment, zeros::all}}},
      {"0", {{sudden_death}}},
      {"0/300", {{moves, zeros::all}}},
      {"40/0", {{moves, zeros::all}}},
      {"40/0+0", {{moves_with_increment}}},
      {"*00", {{sandclock, zeros::all}}},
      {"100/1000", {{moves}}},
      {"99999999999999999999999", {{sudden_death}}},
  };
  for (const auto& [text, due] : examples) {
    const auto read = parse::read_time_control(text);
    BOOST_TEST((read == due), text);
  }
}

BOOST_AUTO_TEST_CASE(what_is_of_none_of_the_kinds_is_no_time_control) {
  for (const auto text :
       {"",     "90 min", "90'+30''",  "10+0.05",   "1.5",     "+60",          "40/", "/9000",
        "300+", "*",      "40/9000/3", "300:",      ":300",    "40/7200::300", "??",  "--",
        "G/30", "300 ",   "-300",      "4500+60+5", "*40/180", "300;5"})
    BOOST_TEST(!parse::read_time_control(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()
