// The order of games in a file, and copies among them (PGN 12).
#include <boost/test/unit_test.hpp>
#include <compare>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "strictpgn/collation.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(check_collation)

namespace {

using namespace strictpgn;
using tags = std::vector<std::pair<std::string, std::string>>;

/// A game with the tags of the roster, some of them as given.
std::string game_with(const tags& given, const std::string& movetext = "1. e4 *") {
  std::string text;
  for (const std::string name : {"Event", "Site", "Date", "Round", "White", "Black", "Result"}) {
    std::string value = name == "Date" ? "1999.05.01" : name == "Result" ? "*" : "?";
    for (const auto& [other, chosen] : given)
      if (other == name) value = chosen;
    text += "[" + name + " \"" + value + "\"]\n";
  }
  return text + "\n" + movetext + "\n\n";
}

options listening() {
  options options;
  options.levels = {{rule::collation_order, severity::warning},
                    {rule::collation_duplicate, severity::warning}};
  return options;
}

std::vector<diagnostic> findings_in(const std::string& text, const options& options = listening()) {
  std::vector<diagnostic> found;
  for (const auto& one : check_database(text, options).diagnostics)
    if (one.id == rule::collation_order || one.id == rule::collation_duplicate)
      found.push_back(one);
  return found;
}

/// The findings about two games, by rule; "" for none.
std::string verdict(const std::string& first, const std::string& second) {
  std::string names;
  for (const auto& one : findings_in(first + second)) names += name_of(one.id);
  return names;
}

}  // namespace

BOOST_AUTO_TEST_CASE(values_of_a_tag_have_their_order) {
  struct example {
    std::string_view tag;
    std::vector<std::string> ascending;
  };
  const example examples[] = {
      {"Date",
       {"????.??.??", "1999.??.??", "1999.01.??", "1999.01.01", "1999.12.31", "2000.01.01"}},
      {"Date", {"1959", "1959.2", "2012.8.1", "2012.14.3"}},       // by value, badly formed or not
      {"Date", {"2012.8.1", "2012.14.3", "2012.1x", "May 1999"}},  // no numbers come last
      {"Event", {"?", "Abe", "Bob", "bob"}},
      {"Site", {"?", "Riga LAT"}},
      {"Round", {"?", "-", "1", "1.1", "1.2", "1.10", "2", "10", "10.1", "Final"}},
      {"White", {"?", "Abe", "Abe, B."}},
      {"Black", {"?", "Abe"}},
  };
  for (const auto& [tag, ascending] : examples)
    for (std::size_t at = 1; at < ascending.size(); ++at) {
      const auto earlier = game_with({{std::string(tag), ascending[at - 1]}});
      const auto later = game_with({{std::string(tag), ascending[at]}});
      BOOST_TEST(verdict(earlier, later) == "", tag << ": " << ascending[at]);
      BOOST_TEST(verdict(later, earlier) == "collation-order", tag << ": " << ascending[at]);
    }
}

BOOST_AUTO_TEST_CASE(escape_lines_behind_a_game_are_not_compared) {
  const auto game = game_with({}, "1. e4 *");
  BOOST_TEST(verdict(game + "% a note\n\n", game) == "collation-duplicate");
}

BOOST_AUTO_TEST_CASE(games_with_damaged_keys_are_not_compared) {
  const auto late = game_with({{"Date", "2000.01.01"}});
  auto damaged = game_with({});
  damaged.replace(damaged.find("\"1999"), 1, "");
  BOOST_TEST(verdict(late, damaged) == "");
  BOOST_TEST(verdict(late, game_with({})) == "collation-order");
  BOOST_TEST(verdict(late, damaged + game_with({})) == "collation-order");
}

BOOST_AUTO_TEST_CASE(the_order_of_keys_is_one) {
  using std::string;
  const string dates[] = {"0000.00.00", "1959", "2012.8.1", "2012.08.01", "2012.14.3", "2012.1x",
                          "x",          "-",    ".",        "12",         "1999.",     "1999..3"};
  const string rounds[] = {"?", "-", "1", "1.", "1..", "01", "1.x", "1.10", "10", "x", "", "?.1"};
  for (const auto& [tag, values] : {std::pair{0U, std::span<const string>(dates)},
                                    std::pair{3U, std::span<const string>(rounds)}})
    for (const auto& a : values)
      for (const auto& b : values) {
        const auto order = compare_collation_tags(tag, a, b);
        BOOST_TEST((compare_collation_tags(tag, b, a) == 0 <=> order), a << " and " << b);
        for (const auto& c : values)
          if (order <= 0 && compare_collation_tags(tag, b, c) <= 0)
            BOOST_TEST((compare_collation_tags(tag, a, c) <= 0), a << ", " << b << ", " << c);
      }
}

BOOST_AUTO_TEST_CASE(results_and_movetext_decide_last) {
  const auto drawn = game_with({{"Result", "1/2-1/2"}}, "1. e4 1/2-1/2");
  const auto lost = game_with({{"Result", "0-1"}}, "1. e4 0-1");
  BOOST_TEST(verdict(lost, drawn) == "");
  BOOST_TEST(verdict(drawn, lost) == "collation-order");
  BOOST_TEST(verdict(game_with({}, "1. d4 *"), game_with({}, "1. e4 *")) == "");
  BOOST_TEST(verdict(game_with({}, "1. e4 *"), game_with({}, "1. d4 *")) == "collation-order");
}

BOOST_AUTO_TEST_CASE(an_earlier_key_goes_before_the_later_ones) {
  const auto first = game_with({{"Date", "1999.01.01"}, {"Event", "Zed"}, {"Round", "9"}});
  const auto second = game_with({{"Date", "1999.01.02"}, {"Event", "Abe"}, {"Round", "1"}});
  BOOST_TEST(verdict(first, second) == "");
  BOOST_TEST(verdict(second, first) == "collation-order");
}

BOOST_AUTO_TEST_CASE(the_finding_stands_at_the_key_that_decides) {
  const auto first = game_with({{"Site", "Riga LAT"}});
  const auto text = first + game_with({{"Site", "Bonn GER"}});
  const auto found = findings_in(text);
  BOOST_REQUIRE(found.size() == 1U);
  BOOST_TEST(text.substr(found[0].where.begin, found[0].where.end - found[0].where.begin) ==
             "Bonn GER");
  BOOST_TEST(found[0].game == 2U);
  BOOST_TEST(found[0].message ==
             "the game belongs before the one that precedes it: Site `Bonn GER` comes before "
             "`Riga LAT`");
}

BOOST_AUTO_TEST_CASE(dates_are_told_as_they_are_written) {
  const std::string told = "the game belongs before the one that precedes it: Date ";
  const auto known = game_with({{"Date", "1900.01.01"}});
  const auto in_part = findings_in(known + game_with({{"Date", "1858.??.??"}}));
  BOOST_REQUIRE(in_part.size() == 1U);
  BOOST_TEST(in_part[0].message == told + "`1858.??.??` comes before `1900.01.01`");
  const auto missing = findings_in(known + "[Event \"A\"]\n\n1. e4 *\n\n");
  BOOST_REQUIRE(missing.size() == 1U);
  BOOST_TEST(missing[0].message == told + "`????.??.??` comes before `1900.01.01`");
  const auto behind =
      findings_in(game_with({{"Date", "1900.??.??"}}) + game_with({{"Date", "1858.01.01"}}));
  BOOST_REQUIRE(behind.size() == 1U);
  BOOST_TEST(behind[0].message == told + "`1858.01.01` comes before `1900.??.??`");
}

BOOST_AUTO_TEST_CASE(a_tag_that_is_missing_counts_as_unknown) {
  BOOST_TEST(verdict("[Event \"A\"]\n\n1. e4 *\n\n", game_with({{"Event", "A"}})) == "");
  BOOST_TEST(verdict(game_with({{"Event", "A"}}), "[Event \"A\"]\n\n1. e4 *\n\n") ==
             "collation-order");
}

BOOST_AUTO_TEST_CASE(a_copy_is_found_wherever_it_stands) {
  const auto first = game_with({{"Round", "1"}});
  const auto second = game_with({{"Round", "2"}});
  const auto found = findings_in(first + second + second + game_with({{"Round", "3"}}) + first);
  BOOST_REQUIRE(found.size() == 3U);
  BOOST_TEST((found[0].id == rule::collation_duplicate && found[0].game == 3));
  BOOST_TEST(found[0].message == "the game has the same eight sorting keys as game 2");
  BOOST_TEST((found[1].id == rule::collation_order || found[1].id == rule::collation_duplicate));
  BOOST_TEST((found[1].game == 5 && found[2].game == 5));
}

BOOST_AUTO_TEST_CASE(games_that_differ_in_one_key_are_no_copies) {
  const auto game = game_with({});
  BOOST_TEST(verdict(game, game) == "collation-duplicate");
  BOOST_TEST(verdict(game, game_with({}, "1. e4 {!} *")) == "");
  BOOST_TEST(verdict(game, game_with({}, "1. e4\n*")) == "collation-order");  // LF before a space
  // Other tags are no keys.
  BOOST_TEST(verdict(game, "[ECO \"B00\"]\n" + game) == "collation-duplicate");
}

BOOST_AUTO_TEST_CASE(the_games_kept_in_mind_are_limited_and_that_is_told) {
  auto options = listening();
  options.limits.compared_games = 2;
  std::string text;
  for (const auto round : {"1", "2", "3", "4"}) text += game_with({{"Round", round}});
  text += game_with({{"Round", "4"}});  // not found any more
  const auto said = findings_in(text, options);
  BOOST_REQUIRE(said.size() == 1U);
  BOOST_TEST((said[0].level == severity::info && said[0].game == 3));
  const auto found = findings_in(text + game_with({{"Round", "2"}}), options);
  BOOST_TEST(found.size() == 3U);
  BOOST_TEST((found.back().game == 6));
}

BOOST_AUTO_TEST_CASE(both_rules_are_off_unless_asked_for) {
  const auto first = game_with({{"Round", "2"}});
  BOOST_TEST(findings_in(first + first + game_with({{"Round", "1"}}), options{}).empty());
}

BOOST_AUTO_TEST_SUITE_END()
