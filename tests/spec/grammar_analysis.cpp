// No production calls itself without reading something, and none that may read nothing is repeated
// without end.
#include <boost/test/unit_test.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include "grammar/commands.hpp"
#include "grammar/epd.hpp"
#include "grammar/fen.hpp"
#include "grammar/pgn.hpp"
#include "grammar/values.hpp"

BOOST_AUTO_TEST_SUITE(grammar_analysis)

namespace {

namespace g = strictpgn::grammar;
using tao::pegtl::analyze;

}  // namespace

BOOST_AUTO_TEST_CASE(no_rule_of_pgn_goes_round_without_reading) {
  BOOST_TEST(analyze<g::database>() == 0u);
  BOOST_TEST(analyze<g::unit>() == 0u);
  BOOST_TEST(analyze<g::opening_unit>() == 0u);
  BOOST_TEST(analyze<g::pgn_database>() == 0u);
}
BOOST_AUTO_TEST_CASE(no_rule_of_fen_goes_round_without_reading) {
  BOOST_TEST(analyze<g::fen_record>() == 0u);
  BOOST_TEST(analyze<g::fen_value>() == 0u);
  BOOST_TEST(analyze<g::xfen_value>() == 0u);
  BOOST_TEST(analyze<g::shredder_value>() == 0u);
}
BOOST_AUTO_TEST_CASE(no_rule_of_epd_goes_round_without_reading) {
  BOOST_TEST(analyze<g::epd_record>() == 0u);
}
BOOST_AUTO_TEST_CASE(no_rule_of_values_goes_round_without_reading) {
  BOOST_TEST(analyze<g::date_tag>() == 0u);
  BOOST_TEST(analyze<g::event_date_tag>() == 0u);
  BOOST_TEST(analyze<g::utc_date_tag>() == 0u);
  BOOST_TEST(analyze<g::round_tag>() == 0u);
  BOOST_TEST(analyze<g::player_tag>() == 0u);
  BOOST_TEST(analyze<g::elo_tag>() == 0u);
  BOOST_TEST(analyze<g::uscf_tag>() == 0u);
  BOOST_TEST(analyze<g::title_tag>() == 0u);
  BOOST_TEST(analyze<g::type_tag>() == 0u);
  BOOST_TEST(analyze<g::timecontrol_tag>() == 0u);
  BOOST_TEST(analyze<g::utc_time_tag>() == 0u);
  BOOST_TEST(analyze<g::running_clock_tag>() == 0u);
}
BOOST_AUTO_TEST_CASE(no_rule_of_commands_goes_round_without_reading) {
  BOOST_TEST(analyze<g::comment_with_commands>() == 0u);
}

BOOST_AUTO_TEST_SUITE_END()
