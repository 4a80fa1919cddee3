// Games that are built, edited and written.
#include "strictpgn/game_tree.hpp"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "files.hpp"
#include "random.hpp"
#include "strictpgn/move_text.hpp"
#include "strictpgn/rule.hpp"

using namespace strictpgn;

BOOST_AUTO_TEST_SUITE(game_trees)

namespace {

/// The movetext of export format, on one line.
std::string movetext_of(const game_tree& game) {
  const auto written = write_pgn(game);
  BOOST_TEST(written.omissions.empty());
  auto text = written.text.substr(written.text.find("\n\n") + 2);
  text.resize(text.size() - 2);
  for (char& c : text)
    if (c == '\n') c = ' ';
  return text;
}

game_tree game_of(std::string_view text) {
  auto result = game_tree::from_text(text);
  BOOST_REQUIRE(result);
  return std::move(*result);
}

node_id nth(const game_tree& game, std::size_t number) { return game.mainline().at(number - 1); }

template <typename Value>
std::string rules_of(const judged<Value>& result) {
  std::string text;
  for (const auto& found : result.findings)
    text += (text.empty() ? "" : " ") + std::string(name_of(found.id));
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_game_is_built_move_by_move) {
  auto game = game_tree::initial();
  BOOST_TEST(movetext_of(game) == "*");
  const auto e4 = game.add_move(node_id::root, "e4!");
  BOOST_REQUIRE(e4);
  BOOST_TEST(bool(game.add_variation(*e4, {"d4", "d5"})));
  BOOST_TEST(bool(game.add_comment(*e4, "best by test")));
  const auto e5 = game.add_move(*e4, "e5");
  BOOST_TEST(bool(game.add_move(*e4, "c5")));  // there is a continuation: a variation
  BOOST_TEST(bool(game.add_line(*e5, {"Nf3", "Nc6"})));
  BOOST_TEST(bool(game.add_nag(*e5, 14)));
  BOOST_TEST(bool(game.add_comment(node_id::root, "a start")));
  BOOST_TEST(bool(game.set_tag("White", "Tal, \"Misha\" \\")));
  game.set_result(termination::white_wins);
  BOOST_TEST(movetext_of(game) ==
             "{a start} 1. e4 $1 (1. d4 d5) {best by test} 1... e5 $14 (1... c5) 2. Nf3 Nc6 1-0");
  BOOST_TEST(write_pgn(game).text.find("[White \"Tal, \\\"Misha\\\" \\\\\"]\n") !=
             std::string::npos);
  BOOST_TEST(write_pgn(game).text.find("[Result \"1-0\"]\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(moves_are_added_as_values_too) {
  auto game = game_tree::initial();
  const auto e4 = game.add_move(node_id::root, resolve(position::initial(), "e4").played);
  BOOST_REQUIRE(e4);
  const auto passed = game.add_move(*e4, move{});
  BOOST_REQUIRE(passed);
  BOOST_TEST(game.san(*passed) == "--");
  BOOST_TEST(game.ply(*passed) == 2U);
  BOOST_TEST(!game.add_move(*passed, move{square::a1, square::a8}));
  const auto refused = game.add_move(*passed, move{square::a1, square::a8});
  BOOST_TEST(rules_of(refused) == "move-illegal");
  auto castled = game_tree::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  BOOST_REQUIRE(castled);
  for (const auto legal : castled->after(node_id::root).legal_moves())
    BOOST_TEST(bool(castled->add_move(node_id::root, legal)));
  BOOST_TEST(castled->variations(castled->next(node_id::root)).size() == 14U);
}

BOOST_AUTO_TEST_CASE(what_is_refused_leaves_the_game_as_it_was_and_says_why) {
  auto game = game_of("1. e4 (1. d4 {x}) e5 2. Nf3 *");
  const auto e4 = nth(game, 1);
  const auto before = write_pgn(game).text;
  const std::vector<std::pair<std::string, std::function<std::string()>>> all = {
      {"san-long-algebraic move-illegal", [&] { return rules_of(game.add_move(e4, "e6e5")); }},
      {"move-illegal", [&] { return rules_of(game.add_move(e4, "Ke3")); }},
      {"san-syntax", [&] { return rules_of(game.add_move(e4, "e9")); }},
      {"san-syntax", [&] { return rules_of(game.add_move(e4, "")); }},
      {"move-illegal",
       [&] {
         return rules_of(game.add_variation(e4, {"d4", "d5", "Ke4"}));
       }},
      {"move-illegal",
       [&] {
         return rules_of(game.add_line(e4, {"d5", "e6"}));
       }},
      {"", [&] { return rules_of(game.add_variation(node_id::root, {"d4"})); }},
      {"", [&] { return rules_of(game.add_move(node_id{99}, "d4")); }},
      {"nag-out-of-range", [&] { return rules_of(game.add_nag(e4, 256)); }},
      {"comment-stray-close", [&] { return rules_of(game.add_comment(e4, "a}\nb")); }},
      {"char-control-forbidden", [&] { return rules_of(game.add_comment(e4, "a\x01z")); }},
      {"char-nul", [&] { return rules_of(game.add_comment(e4, std::string_view("a\0z", 3))); }},
      {"char-control-forbidden", [&] { return rules_of(game.set_tag("White", "a\x01z")); }},
      {"string-too-long line-too-long",
       [&] { return rules_of(game.set_tag("White", std::string(256, 'x'))); }},
      {"string-tab", [&] { return rules_of(game.set_tag("Opening", "a\tb")); }},
      {"setup-fen-conflict", [&] { return rules_of(game.set_tag("SetUp", "0")); }},
      {"setup-fen-conflict", [&] { return rules_of(game.set_tag("Variant", "Chess960")); }},
  };
  for (const auto& [rules, act] : all) {
    BOOST_TEST(act() == rules);
    BOOST_TEST(write_pgn(game).text == before, rules);
  }
  for (const auto* const name : {"", "White Elo", "W-E", "\xC4nne"})
    BOOST_TEST(!game.set_tag(name, "x"), name);
  for (const auto* const value : {"a\nb", "a\rb", "\x7F"})
    BOOST_TEST(!game.set_tag("White", value), value);
  for (const auto* const value : {"2-0", "", "1/2"}) BOOST_TEST(!game.set_tag("Result", value));
  for (const auto* const name : {"FEN", "SetUp", "Variant", "Result", "Nobody"})
    BOOST_TEST(!game.remove_tag(name));
  BOOST_TEST(!game.remove(node_id::root));
  BOOST_TEST(!game.promote(e4));
  BOOST_TEST(write_pgn(game).text == before);
  // nothing is refused without a reason
  for (const auto& value : {"a\nb", "a\rb", "\x7F", "a\x01"})
    BOOST_TEST(!game.set_tag("White", value).findings.empty());
}

BOOST_AUTO_TEST_CASE(what_is_taken_may_have_findings_all_the_same) {
  auto game = game_tree::initial();
  BOOST_TEST(rules_of(game.add_move(node_id::root, "e2e4")) == "san-long-algebraic");
  BOOST_TEST(rules_of(game.set_tag("Date", "1992-02-30")) == "date-format");
  BOOST_TEST(game.tag("Date").value() == "1992-02-30");
  // Both encodings of the standard's times are taken, and characters are what is counted.
  std::string umlauts;
  for (int count = 0; count < 200; ++count) umlauts += "\xC3\xBC";
  BOOST_TEST(rules_of(game.set_tag("Event", umlauts)) == "line-80-or-more");
  BOOST_TEST(rules_of(game.set_tag("Event", "M\xFCnchen")) == "");
}

BOOST_AUTO_TEST_CASE(variations_change_places_and_go) {
  using edit_of = std::function<bool(game_tree&)>;
  struct editing {
    std::string given;
    edit_of act;
    std::string due;
  };
  const auto first = [](const game_tree& g, std::size_t number, std::size_t at = 0) {
    return g.variations(nth(g, number)).at(at);
  };
  const editing all[] = {
      {"1. e4 (1. d4 d5) e5 *", [&](game_tree& g) { return g.promote(first(g, 1)); },
       "1. d4 (1. e4 e5) 1... d5 *"},
      {"1. e4 (1. d4) (1. c4 c5) e5 *", [&](game_tree& g) { return g.promote(first(g, 1, 1)); },
       "1. e4 (1. c4 c5) (1. d4) 1... e5 *"},
      {"1. e4 {a} (1. d4 {b} (1. f4) d5) {c} (1. c4) e5 *",
       [&](game_tree& g) { return g.promote(first(g, 1)); },
       "1. d4 {b} (1. f4) (1. e4 {a} {c} 1... e5) (1. c4) 1... d5 *"},
      {"1. e4 e5 (1... c5 2. Nf3) 2. d4 *", [&](game_tree& g) { return g.promote(first(g, 2)); },
       "1. e4 c5 (1... e5 2. d4) 2. Nf3 *"},
      {"1. e4 e5 ({x} 1... c5) 2. d4 *", [&](game_tree& g) { return g.promote(first(g, 2)); },
       "1. e4 {x} 1... c5 (1... e5 2. d4) *"},
      {"1. e4 (1. d4 (1. c4 c5) d5) e5 *",
       [&](game_tree& g) { return g.promote(g.variations(first(g, 1)).front()); },
       "1. e4 (1. c4 (1. d4 d5) 1... c5) 1... e5 *"},
      {"1. e4 (1. d4 d5) (1. c4) e5 *", [&](game_tree& g) { return g.demote(nth(g, 1)); },
       "1. d4 (1. e4 e5) (1. c4) 1... d5 *"},
      {"1. e4 (1. d4 d5) {c} (1. c4) e5 *", [&](game_tree& g) { return g.demote(first(g, 1)); },
       "1. e4 (1. c4) {c} (1. d4 d5) 1... e5 *"},
      {"1. e4 (1. d4 d5) e5 *", [&](game_tree& g) { return !g.demote(first(g, 1)); },
       "1. e4 (1. d4 d5) 1... e5 *"},
      {"1. e4 e5 *", [&](game_tree& g) { return !g.demote(nth(g, 1)); }, "1. e4 e5 *"},
      {"1. e4 (1. d4 d5) e5 *", [&](game_tree& g) { return g.remove(first(g, 1)); }, "1. e4 e5 *"},
      {"1. e4 (1. d4 d5) {c} e5 *", [&](game_tree& g) { return g.remove(nth(g, 1)); },
       "1. d4 d5 *"},
      {"1. e4 (1. d4 d5) e5 2. Nf3 *", [&](game_tree& g) { return g.remove(nth(g, 2)); },
       "1. e4 (1. d4 d5) *"},
      {"1. e4 e5 2. Nf3 *", [&](game_tree& g) { return g.remove(nth(g, 1)); }, "*"},
      {"1. e4 {a} (1. d4) {b} e5 *",
       [&](game_tree& g) { return g.remove_comments(nth(g, 1)), true; }, "1. e4 (1. d4) 1... e5 *"},
      {"1. e4! $14 e5 *", [&](game_tree& g) { return g.remove_nags(nth(g, 1)), true; },
       "1. e4 e5 *"},
  };
  for (const auto& [given, act, due] : all) {
    auto game = game_of(given);
    BOOST_TEST(act(game), given);
    BOOST_TEST(movetext_of(game) == due, given);
    // no less, when it is read again
    BOOST_TEST(movetext_of(game_of(write_pgn(game).text)) == due, given);
  }
}

BOOST_AUTO_TEST_CASE(ids_stay_and_are_not_given_again) {
  auto game = game_of("1. e4 (1. d4 d5 (1... Nf6)) e5 2. Nf3 *");
  const auto e4 = nth(game, 1);
  const auto d4 = game.variations(e4).front();
  const auto d5 = game.next(d4);
  const auto nf6 = game.variations(d5).front();
  BOOST_TEST(game.promote(d4));
  BOOST_TEST(game.san(d4) == "d4");
  BOOST_TEST(bool(game.next(node_id::root) == d4));
  BOOST_TEST(bool(game.replaced(e4) == d4));
  BOOST_TEST(game.remove(d5));
  for (const auto gone : {d5, d5}) BOOST_TEST(!game.contains(gone));
  BOOST_TEST(game.contains(nf6));  // takes its place
  BOOST_TEST(game.remove(d4));
  for (const auto gone : {d4, nf6}) {
    BOOST_TEST(!game.contains(gone));
    BOOST_TEST(!game.add_move(gone, "e5"));
    BOOST_TEST(!game.add_comment(gone, "x"));
    BOOST_TEST(!game.remove(gone));
  }
  BOOST_TEST(game.contains(e4));
  const auto added = game.add_move(e4, "c5");
  BOOST_TEST(bool(*added > nf6));
}

BOOST_AUTO_TEST_CASE(comments_are_written_as_pgn_allows) {
  for (const std::string text :
       {"plain", "", "with } a brace", "{", "[%clk 1:00:00]", "; semicolon", "% percent", "\"",
        "\\", "a\nb", "  blanks ", "[Event \"x\"]", "gr\xFC\xDF", "} {", "}"}) {
    auto game = game_tree::initial();
    const auto e4 = game.add_move(node_id::root, "e4");
    BOOST_TEST(bool(game.add_comment(*e4, text)), text);
    const auto written = write_pgn(game);
    BOOST_TEST(written.omissions.empty(), text);
    const auto again = game_of(written.text);
    BOOST_TEST_REQUIRE(again.comments(nth(again, 1)).size() == 1U);
    // white space at the ends and line ends are laid out (D139)
    const auto words = [](std::string words_of) {
      std::string kept;
      for (const char c : words_of)
        if (c != ' ' && c != '\n') kept += c;
      return kept;
    };
    BOOST_TEST(words(again.comments(nth(again, 1)).front()) == words(text));
  }
}

BOOST_AUTO_TEST_CASE(a_comment_before_a_move_stands_where_it_can) {
  auto game = game_of("1. e4 (1. d4) e5 *");
  const auto d4 = game.variations(nth(game, 1)).front();
  BOOST_TEST(bool(game.add_comment_before(d4, "a").value == d4));
  BOOST_TEST(bool(game.add_comment_before(nth(game, 1), "b").value == node_id::root));
  BOOST_TEST(bool(game.add_comment_before(nth(game, 2), "c").value == nth(game, 1)));
  BOOST_TEST(movetext_of(game) == "{b} 1. e4 ({a} 1. d4) {c} 1... e5 *");
  BOOST_TEST(game.comments_before(d4).front() == "a");
  BOOST_TEST(game.comments_before(nth(game, 1)).front() == "b");
  game.remove_comments(d4);
  BOOST_TEST(movetext_of(game) == "{b} 1. e4 (1. d4) {c} 1... e5 *");
}

BOOST_AUTO_TEST_CASE(a_game_begins_where_its_fen_says) {
  auto game = game_tree::from_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 3 17");
  BOOST_REQUIRE(game);
  BOOST_TEST(bool(game->add_line(node_id::root, {"Kd7", "e4"})));
  BOOST_TEST(movetext_of(*game) == "17... Kd7 18. e4 *");
  BOOST_TEST(game->tag("FEN").value() == "4k3/8/8/8/8/8/4P3/4K3 b - - 3 17");
  BOOST_TEST(game->tag("SetUp").value() == "1");
  const auto fixed = game->set_tag("FEN", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  BOOST_REQUIRE(!fixed);
  BOOST_TEST(fixed.findings.back().message ==
             "the tag FEN says where the game begins, which does not change");

  auto shuffled = game_tree::from_fen(
      "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", fen_dialect::chess960);
  BOOST_REQUIRE(shuffled);
  BOOST_TEST(shuffled->tag("Variant").value() == "Chess960");
  BOOST_TEST(bool(shuffled->add_move(node_id::root, "Nf3")));
  BOOST_TEST(movetext_of(*shuffled) == "9. Nf3 *");
  BOOST_TEST(!shuffled->remove_tag("Variant"));

  BOOST_TEST(!game_tree::initial().tag("FEN"));
  BOOST_TEST(rules_of(game_tree::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 00 1")) ==
             "fen-integer-leading-zero");
  for (const auto* const bad :
       {"", "\n", "nonsense", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 x - - 0 1"}) {
    const auto refused = game_tree::from_fen(bad);
    BOOST_TEST(!refused, bad);
    BOOST_TEST(!refused.findings.empty(), bad);
    for (const auto& found : refused.findings) BOOST_TEST(!found.message.empty());
  }
}

BOOST_AUTO_TEST_CASE(what_a_read_game_had_and_a_tree_has_not_is_said) {
  struct losing {
    std::string text;
    std::vector<std::string> due;
  };
  const losing all[] = {
      {"1. e4 e5 *", {}},
      {"1. e4 Ke3 2. d4 {x} *", {"`Ke3` and what follows it in its line"}},
      {"1. e4 (1. d9 {x}) e5 *", {"the variation that begins with `d9`"}},
      {"[White \"a\"]\n[White \"b\"]\n\n*", {"`[White \"b\"]`"}},
      {"[White a]\n\n*", {"`[White a]`"}},
      {"1. e4 ] e5 *", {"`]`"}},
      {"[Result \"0-1\"]\n\n1. e4 1-0", {"`Result`"}},
      {"1. e4 {open", {"where the comment ends, which is guessed"}},
      {"1. e4 (1. d4 *", {"where the variation ends, which is guessed"}},
      {"$1 1. e4 *", {"`$1`"}},
  };
  for (const auto& [text, due] : all) {
    std::vector<std::string> said;
    const auto game = game_of(text);
    for (const auto& one : game.omissions()) said.push_back(one.what);
    BOOST_TEST(said == due, boost::test_tools::per_element());
  }
  BOOST_TEST(!game_tree::from_text("[SetUp \"1\"]\n[FEN \"x\"]\n\n1. e4 *"));
  BOOST_TEST(!game_tree::from_text(""));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_written_is_said) {
  auto game = game_of("1. e4 -- 2. d4 *");
  BOOST_TEST(game.omissions().empty());
  const auto written = write_pgn(game);
  BOOST_TEST_REQUIRE(written.omissions.size() > 0U);
  BOOST_TEST(written.omissions.front().what.find("`--`") != std::string::npos);
  BOOST_TEST(bool(written.omissions.front().where == span{}));
  const auto reduced = write_pgn(game_of("1. e4 {x} (1. d4) $1 e5 *"), profile::reduced);
  BOOST_TEST(reduced.reduced.comments == 1U);
  BOOST_TEST(reduced.reduced.variations == 1U);
}

BOOST_AUTO_TEST_CASE(deep_and_wide_games_are_built_and_written_in_linear_time) {
  const auto count = tests::tenth_if_sanitized(100'000);
  auto wide = game_tree::initial();
  const auto e4 = *wide.add_move(node_id::root, "e4");
  for (std::uint64_t at = 0; at < count; ++at) BOOST_REQUIRE(wide.add_variation(e4, {"d4"}));
  auto written = write_pgn(wide);
  BOOST_TEST(written.omissions.empty());
  BOOST_TEST(written.text.size() > count * 7);
  const auto all = wide.variations(e4);
  for (const auto one : all) BOOST_REQUIRE(wide.remove(one));
  BOOST_TEST(movetext_of(wide) == "1. e4 *");

  auto deep = game_tree::initial();
  auto last = *deep.add_move(node_id::root, "e4");
  for (std::size_t depth = 0; depth < 4096; ++depth)
    last = *deep.add_variation(last, {depth % 2 == 0 ? "d4" : "e4"});
  written = write_pgn(deep);
  BOOST_TEST(written.omissions.empty());
  BOOST_TEST(bool(deep.add_variation(last, {"c4"})));  // one too many for a reader
  BOOST_TEST(!write_pgn(deep).omissions.empty());
  BOOST_TEST(deep.remove(deep.next(node_id::root)));

  auto is_long = game_tree::initial();
  last = node_id::root;
  constexpr std::string_view shuffle[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
  for (std::uint64_t at = 0; at < count; ++at) last = *is_long.add_move(last, shuffle[at % 4]);
  BOOST_TEST(write_pgn(is_long).omissions.empty());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(game_tree_files)

BOOST_AUTO_TEST_CASE(a_game_that_was_read_is_written_as_the_reader_writes_it) {
  std::size_t clean = 0;
  for (const auto& [name, text] : tests::samples({".pgn"}))
    for (const auto& game : read_text(text)) {
      const auto due = write_pgn(game.step());
      const auto copied = game_tree::from_view(game);
      BOOST_TEST(copied.findings.size() == game.findings().size());
      if (!copied) continue;
      const auto written = write_pgn(*copied);
      const bool is_clean = due.omissions.empty() && copied->omissions().empty();
      if (is_clean) BOOST_TEST(written.text == due.text, name);
      if (is_clean) BOOST_TEST(written.omissions.empty(), name);
      // what the writer cannot keep is not kept in silence here
      if (!due.omissions.empty() && written.omissions.empty())
        BOOST_TEST(!copied->omissions().empty(), name << ": " << due.omissions.front().what);
      clean += is_clean;
    }
  BOOST_TEST(clean > 200);
}

BOOST_AUTO_TEST_CASE(any_comment_that_is_taken_comes_back) {
  tests::rng random;
  constexpr std::string_view alphabet = "ab {};%\n\r\t\"\\[]$1.\x01\x7F\xE4";
  std::size_t taken = 0;
  for (std::uint64_t trial = 0; trial < tests::trials(500); ++trial) {
    std::string text;
    for (auto left = tests::below(random, 8); left != 0; --left)
      text += alphabet[tests::below(random, alphabet.size())];
    auto game = game_tree::initial();
    const auto e4 = game.add_move(node_id::root, "e4");
    const auto added = game.add_comment(*e4, text);
    BOOST_TEST((bool(added) || !added.findings.empty()), text);
    if (!added) continue;
    ++taken;
    const auto written = write_pgn(game);
    BOOST_TEST(written.omissions.empty(), text);
    const auto again = game_tree::from_text(written.text);
    BOOST_TEST_REQUIRE(bool(again));
    const auto bare = [](std::string of) {
      std::erase_if(of, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
      return of;
    };
    BOOST_TEST(bare(again->comments(again->mainline().front()).at(0)) == bare(text));
  }
  BOOST_TEST(taken * 5 > tests::trials(500));
}

namespace {

/// Something done to a node that may be one or not.
void edit_somewhere(game_tree& game, tests::rng& random) {
  const auto which = static_cast<node_id>(tests::below(random, 2 * game.mainline().size() + 3));
  switch (tests::below(random, 7)) {
    case 0:
      game.promote(which);
      break;
    case 1:
      game.demote(which);
      break;
    case 2:
      game.remove(which);
      break;
    case 3:
      if (game.contains(which))
        if (const auto moves = game.after(which).legal_moves(); !moves.empty())
          game.add_move(which, moves[tests::below(random, moves.size())]);
      break;
    case 4:
      game.add_comment(which, "a } brace");
      break;
    case 5:
      game.add_variation(which, {"Nf3", "Nf6"});
      break;
    default:
      game.remove_comments(which);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(whatever_is_edited_is_written_and_read_as_it_is) {
  tests::rng random;
  std::size_t checked = 0;
  for (const auto& [name, text] : tests::samples({".pgn"}, 40'000))
    for (const auto& read : read_text(text)) {
      auto copied = game_tree::from_view(read);
      for (int edits = 0; copied && edits < 20; ++edits) edit_somewhere(*copied, random);
      if (!copied) continue;
      const auto written = write_pgn(*copied);
      if (!written.omissions.empty()) continue;
      const auto again = game_tree::from_text(written.text);
      BOOST_TEST_REQUIRE(bool(again), name);
      BOOST_TEST(write_pgn(*again).text == written.text, name);
      BOOST_TEST(again->mainline().size() == copied->mainline().size(), name);
      ++checked;
    }
  BOOST_TEST(checked > 200);
}

BOOST_AUTO_TEST_SUITE_END()
