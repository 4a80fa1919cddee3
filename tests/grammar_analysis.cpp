// No production calls itself without reading something, and none that may read nothing is repeated
// without end.
#include <boost/test/unit_test.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include "grammar/pgn.hpp"

BOOST_AUTO_TEST_SUITE(grammar_analysis)

BOOST_AUTO_TEST_CASE(no_rule_of_pgn_goes_round_without_reading) {
  BOOST_TEST(tao::pegtl::analyze<strictpgn::grammar::database>(1) == 0u);
  BOOST_TEST(tao::pegtl::analyze<strictpgn::grammar::unit>(1) == 0u);
  BOOST_TEST(tao::pegtl::analyze<strictpgn::grammar::opening_unit>(1) == 0u);
}

BOOST_AUTO_TEST_SUITE_END()
