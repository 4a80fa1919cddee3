// A game as its user sees it, the games of an input, and who is told of them.
#include "strictpgn/game_view.hpp"

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "strictpgn/rule.hpp"
#include "strictpgn/visitor.hpp"
#include "workbench.hpp"

using namespace strictpgn;

namespace {

const std::string two_games =
    "[Event \"A\"]\n[White \"Tal, \\\"M\\\"\"]\n[White \"again\"]\n[Result \"1-0\"]\n\n"
    "{start} 1. e4 e5 1-0\n\n{between}\n\n"
    "[Event \"B\"]\n[Black Nobody]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 9\"]\n\n"
    "9. O-O *\n\n} behind";

}  // namespace

BOOST_AUTO_TEST_SUITE(game_views)

BOOST_AUTO_TEST_CASE(a_game_tells_its_tags_its_result_and_its_start) {
  auto all = read_text(two_games);
  auto at = all.begin();
  BOOST_REQUIRE(at != all.end());
  BOOST_TEST(at->tag("Event").value() == "A");
  BOOST_TEST(at->tag("White").value() == "Tal, \"M\"");
  BOOST_TEST(!at->tag("Black"));
  BOOST_TEST(at->tags().size() == 4U);
  BOOST_TEST(bool(at->result() == termination::white_wins));
  BOOST_TEST(bool(at->start() == position::initial()));
  BOOST_TEST(at->comments().front().text == "start");
  ++at;
  BOOST_REQUIRE(at != all.end());
  BOOST_TEST(!at->tag("Black"));  // damaged
  BOOST_TEST(at->tags().size() == 3U);
  BOOST_TEST(bool(at->result() == termination::unknown));
  BOOST_TEST(at->start()->fullmove_number() == 9U);
  BOOST_TEST(at->first().uci() == "e1g1");
  BOOST_TEST(at->findings().size() > 0U);
  BOOST_TEST(at->text().starts_with("[Event \"B\"]"));
  ++at;
  BOOST_TEST(bool(at == all.end()));
  BOOST_TEST(all.totals().games == 2U);
}

BOOST_AUTO_TEST_CASE(findings_outside_games_stand_before_the_next_game_or_at_the_end) {
  auto all = read_text(two_games);
  std::vector<std::size_t> counts;
  for (const auto& game : all) {
    counts.push_back(all.findings_outside().size());
    for (const auto& found : all.findings_outside()) BOOST_TEST(found.game == 0U);
    BOOST_TEST(game.findings().size() > 0U);
  }
  BOOST_TEST(counts == (std::vector<std::size_t>{0, 1}), boost::test_tools::per_element());
  BOOST_TEST_REQUIRE(all.findings_outside().size() > 0U);
  BOOST_TEST(name_of(all.findings_outside().front().id) == "text-outside-game");
}

BOOST_AUTO_TEST_CASE(games_are_read_from_a_text_a_stream_and_a_file_alike) {
  const tests::workbench bench;
  bench.write("two.pgn", two_games);
  std::istringstream stream(two_games);
  const auto events = [](games all) {
    std::string text;
    for (const auto& game : all) text += game.tag("Event").value_or("?");
    return text;
  };
  BOOST_TEST(events(read_text(two_games)) == "AB");
  BOOST_TEST(events(read_stream(stream)) == "AB");
  BOOST_TEST(events(read_file(bench.folder() / "two.pgn")) == "AB");
  BOOST_CHECK_THROW(read_file(bench.folder() / "none.pgn"), std::system_error);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(visitors)

namespace {

/// Writes down what it is told, and passes over what it was told to.
class recorder : public visitor {
 public:
  bool enter_game(const game_view& game) override {
    told += '[' + game.tag("Event").value_or("?");
    return told.back() != skipped_event;
  }
  void leave_game(const game_view&) override { told += ']'; }
  void visit_move(const walk_step& step) override {
    told += std::string(step.node.san()) + (step.after == nullptr ? "? " : " ");
  }
  void visit_comment(const comment_view& comment) override {
    told += '{' + std::string(comment.text) + "} ";
  }
  bool enter_variation(node first) override {
    if (first.san() == skipped_variation) return false;
    told += "( ";
    return true;
  }
  void leave_variation(node first) override { told += ":" + std::string(first.san()) + ") "; }

  char skipped_event = 0;
  std::string_view skipped_variation;
  std::string told;
};

const std::string text =
    "[Event \"A\"]\n\n{a} 1. e4 {b} ({c} 1. d4 (1. c4 {d}) d5 {e}) {f} (1. f4 f5) e5 *\n\n"
    "[Event \"B\"]\n\n1. e4 ({g} (1. d4)) Ke3 (1... e5) 2. d4 *\n";

std::string told_by(recorder& who) {
  visit(read_text(text), who);
  return who.told;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_visitor_is_told_everything_in_text_order) {
  recorder who;
  BOOST_TEST(told_by(who) ==
             "[A{a} e4 {b} ( {c} d4 ( c4 {d} :c4) d5 {e} :d4) {f} ( f4 f5 :f4) e5 ]"
             "[Be4 {g} ( d4? :d4) Ke3? ( e5 :e5) d4? ]");
}

BOOST_AUTO_TEST_CASE(a_visitor_passes_over_variations) {
  recorder who;
  who.skipped_variation = "d4";
  BOOST_TEST(told_by(who) == "[A{a} e4 {b} {f} ( f4 f5 :f4) e5 ][Be4 {g} Ke3? ( e5 :e5) d4? ]");
  recorder other;
  other.skipped_variation = "c4";
  BOOST_TEST(told_by(other) ==
             "[A{a} e4 {b} ( {c} d4 d5 {e} :d4) {f} ( f4 f5 :f4) e5 ]"
             "[Be4 {g} ( d4? :d4) Ke3? ( e5 :e5) d4? ]");
}

BOOST_AUTO_TEST_CASE(a_variation_may_begin_with_another) {
  const auto events = [](std::string_view skipped) {
    recorder who;
    who.skipped_variation = skipped;
    visit(read_text("1. e4 ( ( 1. d4 ) ( {a} ) 1. c4 c5 ) e5 *"), who);
    return who.told;
  };
  BOOST_TEST(events("") == "[?e4 ( ( d4? :d4) {a} c4 c5 :c4) e5 ]");
  BOOST_TEST(events("d4") == "[?e4 ( {a} c4 c5 :c4) e5 ]");
  BOOST_TEST(events("c4") == "[?e4 e5 ]");
}

BOOST_AUTO_TEST_CASE(a_visitor_passes_over_games) {
  recorder who;
  who.skipped_event = 'A';
  BOOST_TEST(told_by(who) == "[A[Be4 {g} ( d4? :d4) Ke3? ( e5 :e5) d4? ]");
}

BOOST_AUTO_TEST_SUITE_END()
