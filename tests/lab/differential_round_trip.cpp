// What other programs write of the games that they have read.
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#ifdef STRICTPGN_PROGRAM

#include "lab/differential/adapter_target.hpp"
#include "lab/differential/avoidance.hpp"
#include "lab/differential/recorded_find.hpp"
#include "lab/differential/round_trip.hpp"
#include "lab/differential/title.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(differential_round_trip)

using namespace strictpgn;
using namespace strictpgn::differential;

namespace {

std::string game(const std::string& movetext, const std::string& result = "*") {
  std::string tags;
  for (const std::string name : {"Event", "Site", "Round", "White", "Black"})
    tags += '[' + name + " \"?\"]\n" + (name == "Site" ? "[Date \"????.??.??\"]\n" : "");
  return tags + "[Result \"" + result + "\"]\n\n" + movetext + "\n\n";
}

answer accepted() {
  answer result;
  result.accepts = true;
  return result;
}

/// Of an answer with that text, which is read again as `again` says.
std::optional<mismatch> round_trip(const std::string& text,
                                   const std::optional<std::string>& written,
                                   const answer& again = accepted(), const rule_set& ignored = {},
                                   std::optional<rule> first = {}) {
  auto theirs = accepted();
  theirs.written = written;
  return compare_round_trip(text, {}, judge(text, {}), theirs, ignored, first,
                            [&](std::string_view) { return again; });
}

const std::string plain = game("1. e4 {a} 1... e5 $1 *");

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_written_has_the_same_games) {
  struct example {
    std::string written;
    std::optional<mismatch> found;
  };
  const std::string where = " in what it writes";
  const example cases[] = {
      {plain, {}},
      {game("1. e4 1... e5 $1 *"), mismatch{outcome::silent_loss, {}, "comment" + where}},
      {game("1. e4 {b} 1... e5 $1 *"), mismatch{outcome::difference, {}, "comment" + where}},
      {game("1. e4 {a} 1... e6 $1 *"), mismatch{outcome::difference, {}, "move" + where}},
      {game("1. e4 {a} *"), mismatch{outcome::silent_loss, {}, "number of moves" + where}},
      {game("1. e4 {a} 1... e5 $1 1-0"),
       mismatch{outcome::difference, {}, "termination marker" + where}},
      {"", mismatch{outcome::silent_loss, {}, "games" + where}},
      {plain + plain, mismatch{outcome::difference, {}, "games" + where}},
  };
  for (const auto& [written, found] : cases)
    BOOST_TEST((round_trip(plain, written) == found), written);
}

BOOST_AUTO_TEST_CASE(what_is_written_is_in_export_format) {
  struct example {
    std::string text, written, broken;
  };
  const std::string spaces(300, ' ');
  const example cases[] = {
      {game("1. e4 e5 *"), game("1. e4 1... e5 *"), "export-move-number-superfluous"},
      {game("1. e4 e5 *"), game("1. e4" + spaces + "e5 *"), "line-too-long"},
      // What is no PGN at all counts for more than what is no export format.
      {game("1. e4 e5 2. d4 *"), game("1. e4 1... e5\n2. d4" + spaces + "*"), "line-too-long"},
  };
  for (const auto& [text, written, broken] : cases) {
    const auto found = round_trip(text, written);
    BOOST_TEST_REQUIRE(found.has_value(), broken);
    BOOST_TEST((*found == mismatch{outcome::writes_invalid, {}, broken}), found->message);
  }
  const auto superfluous = rule::export_move_number_superfluous;
  const auto& [text, written, broken] = cases[0];
  BOOST_TEST((round_trip(text, written, accepted(), set_of({superfluous})) == std::nullopt));
  const auto two = game("1. e4 1... e5  2. d4 d5 *");
  for (const auto first : {superfluous, rule::export_token_spacing}) {
    const auto found = round_trip(game("1. e4 e5 2. d4 d5 *"), two, accepted(), {}, first);
    BOOST_TEST_REQUIRE(found.has_value());
    BOOST_TEST(found->message == name_of(first));
  }
  std::set<std::string> chosen;  // of several each in its turn
  for (const std::string name : {"a", "b", "c", "d"}) {
    const auto comment = " {" + name + "}\n*";
    const auto found =
        round_trip(game("1. e4 e5 2. d4 d5" + comment), game("1. e4 1... e5  2. d4 d5" + comment));
    if (found) chosen.insert(found->message);
  }
  BOOST_TEST(chosen.size() > 1U);
}

BOOST_AUTO_TEST_CASE(what_the_text_breaks_itself_is_passed_on) {
  const auto last = rule::file_missing_final_newline;
  auto cut = plain;
  while (cut.ends_with('\n')) cut.pop_back();
  const auto passed_on = round_trip(cut, cut, accepted(), {}, last);
  BOOST_TEST((!passed_on || passed_on->message != name_of(last)));
  const auto made = round_trip(plain, cut, accepted(), {}, last);
  BOOST_TEST_REQUIRE(made.has_value());
  BOOST_TEST(made->message == name_of(last));
}

BOOST_AUTO_TEST_CASE(what_is_written_can_be_read_again_by_who_wrote_it) {
  answer refuses;
  refuses.message = "bad move 7";
  BOOST_TEST((round_trip(plain, plain, refuses) ==
              mismatch{outcome::rejects_valid, {}, "its own text: bad move #"}));
  struct death {
    ending how;
    std::string message;
    mismatch found;
  };
  const death deaths[] = {
      {ending::crashed, "SIGSEGV: at 7", {outcome::crash, {}, "its own text: SIGSEGV: at #"}},
      {ending::hung, "", {outcome::hang, {}, "its own text: no answer within the time"}},
      {ending::flooded, "", {outcome::flood, {}, "its own text: more output than is allowed"}},
  };
  for (const auto& each : deaths) {
    answer dies;
    dies.how = each.how;
    dies.message = each.message;
    const auto found = round_trip(plain, plain, dies);
    BOOST_TEST_REQUIRE(found.has_value());
    BOOST_TEST((*found == each.found), complaint_of(*found));
    BOOST_TEST(is_of_round_trip(*found));
  }
  answer declines;
  declines.how = ending::declined;
  BOOST_TEST((round_trip(plain, plain, declines) == std::nullopt));
  // That counts for more than what only export format forbids, and for less than other faults.
  const auto text = game("1. e4 e5 *");
  const auto superfluous = game("1. e4 1... e5 *");
  const auto long_line = game("1. e4" + std::string(300, ' ') + "e5 *");
  BOOST_TEST((round_trip(text, superfluous, refuses)->what == outcome::rejects_valid));
  BOOST_TEST((round_trip(text, long_line, refuses)->what == outcome::writes_invalid));
  auto theirs = accepted();
  theirs.written = plain;
  theirs.tree = games_of(plain, {});
  theirs.parts = {"games", "moves", "comments"};
  auto again = theirs;
  again.tree->front().moves[1].comment.clear();
  const auto compared = [&] {
    return compare_round_trip(plain, {}, judge(plain, {}), theirs, {}, {},
                              [&](std::string_view) { return again; });
  };
  BOOST_TEST((compared() == mismatch{outcome::silent_loss, {}, "comment in its own text"}));
  BOOST_TEST(theirs.otherwise ==
             "in its own text: game 1, ply 1, comment: expected `a`, got nothing");
  theirs.parts = {"games", "moves"};
  BOOST_TEST((compared() == std::nullopt));
}

BOOST_AUTO_TEST_CASE(nothing_is_said_of_a_text_that_is_not_written_or_not_valid) {
  BOOST_TEST((round_trip(plain, std::nullopt) == std::nullopt));
  const auto invalid = game("1. e5 *");
  BOOST_TEST((round_trip(invalid, "") == std::nullopt));
  BOOST_TEST((round_trip("1. e4 *\n", "", accepted(), set_of({rule::tag_section_missing})) ==
              std::nullopt));
}

BOOST_AUTO_TEST_CASE(finds_in_what_is_written_are_named_by_it) {
  cluster one;
  one.what = {outcome::writes_invalid, {}, "export-move-number-superfluous"};
  BOOST_TEST(title_of(one) == "writes what breaks export-move-number-superfluous");
  BOOST_TEST(sections_of(one) == "PGN 8.2.2.2");
  BOOST_TEST(is_strictness(one));
  one.what.message = "line-too-long";
  BOOST_TEST(!is_strictness(one));
  BOOST_TEST((blamed_in(one.what) == rule::line_too_long));
  one.what = {outcome::difference, {}, "comment in what it writes"};
  BOOST_TEST(title_of(one) == "changes of a valid text: comment in what it writes");
  BOOST_TEST((blamed_in(one.what) == std::nullopt));
  std::map<std::string, cluster> known;
  known["a"] = {"a", {outcome::writes_invalid, {}, "line-too-long"}, {}};
  BOOST_TEST((explaining({outcome::writes_invalid, {}, "line-too-long"}, {}, known) != nullptr));
  BOOST_TEST((explaining({outcome::writes_invalid, {}, "char-nul"}, {}, known) == nullptr));
}

BOOST_AUTO_TEST_CASE(an_adapter_is_asked_for_what_it_writes_where_that_is_wanted) {
  criteria by;
  BOOST_TEST(adapter_question("", by, 1).find("written") == std::string::npos);
  by.is_round_trip = true;
  BOOST_TEST(adapter_question("", by, 1).find(R"("tree","written"])") != std::string::npos);
  const std::string find = R"({"format":2,"cluster":"c","outcome":"writes-invalid",)"
                           R"("message":"char-nul","profile":"import","encoding":"latin1")";
  BOOST_TEST(read_find(find + R"(,"round_trip":true})").how.is_round_trip);
  BOOST_TEST(!read_find(find + "}").how.is_round_trip);
}

BOOST_AUTO_TEST_CASE(what_an_adapter_does_not_claim_is_not_its_first_question_either) {
  const std::atomic<bool> is_stopped = false;
  bounds within;
  within.memory = 0;
  adapter_target target("read line; echo '{\"name\":\"a\",\"one_game\":true}'; cat", {}, within,
                        is_stopped);
  BOOST_TEST(!target.takes(plain + plain, judge(plain + plain, {})));
  BOOST_TEST(target.takes(plain, judge(plain, {})));
  adapter_target other("read line; echo '{\"name\":\"a\"}'; cat", {}, within, is_stopped, true);
  BOOST_TEST(!other.takes(plain + plain, judge(plain + plain, {})), "as an option has it");
  BOOST_TEST(other.takes(plain, judge(plain, {})));
}

BOOST_AUTO_TEST_SUITE_END()

#endif
