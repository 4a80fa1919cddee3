// Games of other variants: one finding says that nobody knows their moves, and nothing else is said
// of moves, numbers, result and position; their structure is checked as ever.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "parse/elements.hpp"
#include "sanitized.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(foreign_variants)

namespace {

using namespace strictpgn;
using list = std::vector<std::string>;

std::string game_of(std::string_view variant, std::string_view movetext,
                    std::string_view tags = "") {
  return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
         "[Black \"?\"]\n[Result \"*\"]\n" +
         std::string(tags) + "[Variant \"" + std::string(variant) + "\"]\n\n" +
         std::string(movetext) + "\n\n";
}

list findings_in(const std::string& text, profile format = profile::import_format) {
  options options;
  options.format = format;
  list found;
  for (const auto& one : check_database(text, options).diagnostics)
    if (one.id != rule::variant_unsupported && one.level > severity::info)
      found.emplace_back(name_of(one.id));
  return found;
}

/// Whether a rule is about moves, numbers, result or position.
bool is_about_play(rule id) {
  if (id == rule::plycount_mismatch || id == rule::rav_same_first_move) return true;
  const auto name = name_of(id);
  constexpr std::string_view families[] = {"san-",      "move-", "suffix-", "result-contradicts-",
                                           "chess960-", "fen-"};
  return std::ranges::any_of(families,
                             [&](std::string_view start) { return name.starts_with(start); });
}

/// Whether it is about the characters that a move may be written with.
bool is_about_characters(rule id) {
  return id == rule::token_unexpected_character || id == rule::movetext_unknown_symbol ||
         id == rule::movetext_stray_period || id == rule::char_non_ascii_outside_text;
}

bool is_foreign(const game& what) {
  const auto* tag = what.find_tag("Variant");
  return tag != nullptr && !tag->is_damaged && what.value_of(*tag) == "Crazyhouse";
}

/// What is said of play in the games of that variant, and how many these are.
int check_silence(std::string_view text, const options& options, const std::string& about) {
  int games = 0;
  auto in = reader::text(text, options);
  while (in.next()) {
    const auto& step = in.current();
    if (step.game == nullptr || !is_foreign(*step.game)) continue;
    ++games;
    const auto movetext = step.game->offset + step.game->tags.back().end;
    int unsupported = 0;
    for (const auto& one : step.findings) {
      unsupported += one.id == rule::variant_unsupported;
      const bool is_said =
          is_about_play(one.id) || (is_about_characters(one.id) && one.where.begin >= movetext);
      BOOST_TEST(!is_said, about << ": " << name_of(one.id));
    }
    BOOST_TEST(unsupported == 1, about);
  }
  return games;
}

}  // namespace

BOOST_AUTO_TEST_CASE(whatever_stands_between_white_space_is_a_move) {
  constexpr std::string_view movetexts[] = {
      "1. N@f3 P@d5 2. @e4 Nf3/H *",
      "1. b7=F O-O/Ee8 2. Ke2#+ e4e5e6 *",
      "1.N@f3 P@d5+ 2.Q@h7# *",
      "1A. e4 1a. e5 2A. P@f7 *",  // bughouse
      "1. 0-0 e8Q 2. e8 Pe4 3. -- @@@@ *",
      "1. h2-h3,@e5 .. g7/g6 2. ^ ~x~ *",
      "1. \xE2\x99\x98"
      "f3 \xC9"
      "e4 *",
      "7. e4 e5 3... d4 1. 1. Nf3 01. Bc4 9. *",
      "1. e4!!! e5 ! 2. ! N@f3?! !? *",
      "1. e4 (1. N@f3 e5 (1... @c5) 2. x) (1. N@f3) 1... e5 *",
      "1. e4 $1 N@f3 {a comment} $2 ; another\n2. P@c3 *",
  };
  for (const auto movetext : movetexts) {
    BOOST_TEST(findings_in(game_of("Crazyhouse", movetext)) == list{},
               boost::test_tools::per_element());
    BOOST_TEST(findings_in(game_of("Crazyhouse", movetext), profile::modern) == list{},
               boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(their_structure_is_checked) {
  struct row {
    std::string_view movetext;
    list findings;
  };
  const row rows[] = {
      {"1. N@f3", {"termination-missing"}},
      {"1. N@f3 1-0 1-0", {"result-tag-mismatch", "termination-repeated"}},
      {"1. N@f3 ) *", {"rav-stray-close"}},
      {"(1. N@f3) 1. @e4 *", {"rav-without-move"}},
      {"1. N@f3 () *", {"rav-empty"}},
      {"1. N@f3 (1. @e4 *", {"rav-unclosed"}},
      {"1. N@f3 } *", {"comment-stray-close"}},
      {"1. N@f3 $ *", {"nag-missing-digits"}},
      {"1. N@f3 $256 *", {"nag-out-of-range"}},
      {"1. N@f3 ] *", {"movetext-unexpected-token"}},
      {"1. N@f3 <x> *", {"token-angle-bracket"}},
      {"1. N@f3 \"x\" *", {"string-outside-tag-pair"}},
      {"1. N@f3 \x01 *", {"char-control-forbidden"}},
      {"1. N@f3 {[%clk 5:00]} *", {"timecontrol-missing-with-clocks", "command-time-format"}},
  };
  for (const auto& [movetext, findings] : rows) BOOST_TEST_CONTEXT(movetext) {
      BOOST_TEST(findings_in(game_of("Crazyhouse", movetext)) == findings,
                 boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(their_tags_are_checked_but_not_what_they_say_about_play) {
  const auto with = [](std::string_view tags) {
    return findings_in(game_of("Crazyhouse", "1. e4 e5 *", tags));
  };
  constexpr auto pocket =
      "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Pp] w KQkq - 0 1\"]\n";
  BOOST_TEST(with("[PlyCount \"9\"]\n[SetUp \"1\"]\n" + std::string(pocket)).empty());
  options options;
  options.levels = {{rule::variant_unsupported, severity::off}};
  const auto unheard =
      check_database(game_of("Crazyhouse", "1. e4 e5 *", "[PlyCount \"9\"]\n"), options);
  BOOST_TEST(unheard.totals.errors == 0U, "nor is it said where nobody wants to hear why");
  BOOST_TEST(with("[SetUp \"1\"]\n") == list{"setup-without-fen"},
             boost::test_tools::per_element());
  BOOST_TEST(with(pocket) == list{"setup-missing"}, boost::test_tools::per_element());
  BOOST_TEST(with("[SetUp \"2\"]\n[ECO \"x\"]\n") == (list{"setup-value", "eco-format"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(under_export_numbers_have_one_of_their_two_forms) {
  constexpr auto form = "export-move-number-form";
  struct row {
    std::string_view movetext;
    list findings;
  };
  const row rows[] = {
      {"1. N@f3 P@d5 2. @e4 *", {}},
      {"7. N@f3 7... P@d5 *", {}},  // of the value nothing is known,
                                    // nor whose move it is
      {"1.. N@f3 *", {form}},
      {"1 N@f3 *", {form}},
      {"01. N@f3 *", {form}},
      {"1.... e4 *", {form}},
  };
  for (const auto& [movetext, findings] : rows) BOOST_TEST_CONTEXT(movetext) {
      auto found = findings_in(game_of("Crazyhouse", movetext), profile::export_format);
      std::erase(found, "export-token-spacing");
      BOOST_TEST(found == findings, boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(the_tree_has_one_element_for_each_move) {
  const auto text =
      game_of("Crazyhouse", "1.N@f3! {a} (1. @e4 (1. x@y) Nf3/H) e5 b7=F?? ~ $1 -- 2... Q@h7#. *");
  const auto read = check_database(text);
  BOOST_REQUIRE(read.games.size() == 1U);
  const auto& what = read.games.front();
  list moves;
  for (const auto& e : what.elements)
    if (parse::stands_for_move(e))
      moves.push_back(std::string(what.text_of(e)) + std::string(text_of(e.suffix)));
  const list due = {"N@f3!", "@e4", "x@y", "Nf3/H", "e5", "b7=F??", "~", "--", "Q@h7#."};
  BOOST_TEST(moves == due, boost::test_tools::per_element());
  BOOST_TEST(what.deviations.empty());
  for (std::uint32_t at = 0; at < what.elements.size(); ++at) {
    const auto& e = what.elements[at];
    const bool is_parenthesis =
        e.kind == element_kind::variation_begin || e.kind == element_kind::variation_end;
    if (is_parenthesis) BOOST_TEST(what.elements.at(e.data).data == at);
  }
}

BOOST_AUTO_TEST_CASE(any_game_made_foreign_is_silent_about_play) {
  int games = 0;
  for (const auto& one : tests::all_cases()) {
    if (one.format()) continue;
    auto text = one.input;
    for (auto at = text.find("[Result "); at != text.npos; at = text.find("[Result ", at + 40))
      text.insert(at, "[Variant \"Crazyhouse\"]\n");
    games += check_silence(text, tests::options_of(one), one.name());
  }
  BOOST_TEST(games > 1000);
}

BOOST_AUTO_TEST_CASE(any_text_in_a_foreign_game_is_silent_about_play) {
  constexpr std::string_view words[] = {"1.",  "2...", "e4",  "Nf3", "N@f3", "/H",   "=F",   "@",
                                        "#",   "+-",   "0-0", "--",  "!",    "??",   "!!!",  "$1",
                                        "(",   ")",    "{x}", ",",   ".",    "\xE9", "'",    "1e4",
                                        "e8Q", "ed",   "<>",  "-",   "null", "1/2",  "e.p.", "&"};
  std::mt19937 roll(133);
  for (auto left = tests::tenth_if_sanitized(20'000); left != 0; --left) {
    std::string movetext;
    for (auto count = roll() % 12; count != 0; --count) {
      movetext += words[roll() % std::size(words)];
      if (roll() % 3 != 0) movetext += ' ';
    }
    check_silence(game_of("Crazyhouse", movetext + " *"), {}, movetext);
  }
}

BOOST_AUTO_TEST_CASE(what_is_won_in_one_way_more_is_played_as_chess) {
  constexpr std::string_view names[] = {"King of the Hill", "Three-check", "3-check", "threeCheck",
                                        "kingOfTheHill"};
  constexpr std::string_view bare = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n";
  constexpr std::string_view long_quiet =
      "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/p6P/4K3 w - - 150 1\"]\n";
  constexpr rule of_the_laws[] = {rule::move_after_dead_position, rule::move_after_forced_draw,
                                  rule::result_contradicts_dead_position};
  std::uint64_t said = 0;
  for (const auto name : names) BOOST_TEST_CONTEXT(name) {
      BOOST_TEST(findings_in(game_of(name, "1. e4 e5 2. Nf3 Nc6 *")) == list{},
                 boost::test_tools::per_element());
      BOOST_TEST(findings_in(game_of(name, "1. e4 e5 2. Ke3 *")) == list{"move-illegal"},
                 boost::test_tools::per_element());
      // With a king alone a game can still be won, and so it can after 75 moves.
      options options;
      options.levels = {{rule::move_after_forced_draw, severity::warning}};
      for (const auto start : {bare, long_quiet}) {
        const auto text = game_of(name, "1. Ke2 Kd7 2. Kd3 *", start);
        const auto read = check_database(text, options);
        for (const auto id : of_the_laws) BOOST_TEST(read.totals.by_rule[id] == 0U, name_of(id));
        const auto in_chess =
            check_database(game_of("Standard", "1. Ke2 Kd7 2. Kd3 *", start), options);
        said += in_chess.totals.by_rule[rule::move_after_dead_position] +
                in_chess.totals.by_rule[rule::move_after_forced_draw];
      }
      // A field for the checks is none of FEN.
      const auto counted =
          game_of(name, "1. Nxf7 *",
                  "[SetUp \"1\"]\n"
                  "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+0\"]\n");
      BOOST_TEST(findings_in(counted) == (list{"fen-tag-invalid", "fen-field-count"}),
                 boost::test_tools::per_element());
    }
  BOOST_TEST(said == 2 * std::size(names));
}

BOOST_AUTO_TEST_SUITE_END()
