// Moves after a draw that the Laws force (LAWS 9.6).
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(check_draws)

namespace {

using namespace strictpgn;
using moves = std::vector<std::string>;

/// The moves that are reported when the rule is on.
moves reported_in(const std::string& text) {
  options options;
  options.levels.emplace_back(rule::move_after_forced_draw, severity::info);
  moves found;
  for (const auto& one : check_database(text, options).diagnostics)
    if (one.id == rule::move_after_forced_draw)
      found.push_back(text.substr(one.where.begin, one.where.end - one.where.begin));
  return found;
}

/// Knights go out and home, so many times.
std::string rounds(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += "Nf3 Nf6 Ng1 Ng8 ";
  return text;
}

std::string with_clock(std::string_view clock, std::string_view movetext) {
  return "[FEN \"4k3/8/8/p7/P7/8/8/4K3 w - - " + std::string(clock) + " 90\"]\n[SetUp \"1\"]\n\n" +
         std::string(movetext);
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_move_after_the_fifth_occurrence_is_reported) {
  BOOST_TEST(reported_in(rounds(3) + "e4 *").empty());
  BOOST_TEST(reported_in(rounds(4) + "*").empty());
  BOOST_TEST(reported_in(rounds(4) + "e4 e5 Nf3 *") == moves{"e4"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_pawn_move_or_capture_begins_anew) {
  BOOST_TEST(reported_in(rounds(2) + "e4 e5 " + rounds(2) + "d4 *").empty());
}

BOOST_AUTO_TEST_CASE(positions_that_differ_in_rights_are_not_the_same) {
  // The rook's move loses a right: the array after it is another one than before.
  BOOST_TEST(reported_in("Nf3 Nf6 Rg1 Ng8 Rh1 Nf6 Ng1 Ng8 " + rounds(3) + "e4 *").empty());
  // The first time the pawn on e4 could be captured en passant.
  const std::string capturable =
      "[FEN \"4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1\"]\n[SetUp \"1\"]\n\ne4 ";
  const std::string home = "Nf6 Nf3 Ng8 Ng1 ";
  BOOST_TEST(reported_in(capturable + home + home + home + home + "Kd7 *").empty());
  BOOST_TEST(reported_in(capturable + home + home + home + home + home + "Kd7 *").size() == 1);
}

BOOST_AUTO_TEST_CASE(the_first_move_after_seventy_five_moves_is_reported) {
  BOOST_TEST(reported_in(with_clock("148", "Ke2 Ke7 *")).empty());
  BOOST_TEST(reported_in(with_clock("148", "Ke2 Ke7 Ke1 Ke8 *")) == moves{"Ke1"},
             boost::test_tools::per_element());
  BOOST_TEST(reported_in(with_clock("150", "Ke2 *")) == moves{"Ke2"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(each_variation_is_a_sequence_of_its_own) {
  const moves both = {"e4", "d4"};
  BOOST_TEST(reported_in(rounds(4) + "e4 (d4 d5) e5 *") == both, boost::test_tools::per_element());
  // The variation takes back the move that completed the draw.
  BOOST_TEST(reported_in(rounds(4) + "(Nd5 e4) *").empty());
  const moves inner = {"c4"};
  BOOST_TEST(reported_in(rounds(3) + "Nf3 (Nf3 Nf6 Ng1 Ng8 c4) e5 *") == inner,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_follows_a_null_move_or_an_illegal_one_is_left_alone) {
  BOOST_TEST(reported_in(rounds(2) + "-- Nf6 Nf3 Ng8 Ng1 " + rounds(2) + "e4 *").empty());
  BOOST_TEST(reported_in(rounds(4) + "Ke5 e4 *").size() <= 1);
  BOOST_TEST(reported_in("Ke5 " + rounds(5) + "*").empty());
}

BOOST_AUTO_TEST_CASE(it_is_off_unless_asked_for) {
  const auto read = check_database(rounds(4) + "e4 *");
  BOOST_TEST(read.totals.by_rule[rule::move_after_forced_draw] == 0);
}

BOOST_AUTO_TEST_SUITE_END()
