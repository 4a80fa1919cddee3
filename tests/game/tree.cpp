// The moves of a game that was read, as a tree.
#include "strictpgn/tree.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "files.hpp"
#include "game/told_tree.hpp"
#include "strictpgn/game_view.hpp"
#include "strictpgn/rule.hpp"

using namespace strictpgn;

BOOST_AUTO_TEST_SUITE(trees)

namespace {

/// Looks at the first game of a text; what it views is gone afterwards.
template <typename Look>
void with_game(const std::string& text, Look&& look, const options& options = {}) {
  auto all = read_text(text, options);
  const auto first = all.begin();
  BOOST_REQUIRE(first != all.end());
  look(*first);
}

}  // namespace

BOOST_AUTO_TEST_CASE(moves_comments_and_variations_hang_where_they_belong) {
  struct told_movetext {
    std::string text, told;
  };
  const told_movetext all[] = {
      {"1. e4 e5 2. Nf3 *", "1w:e4 1b:e5 2w:Nf3"},
      {"*", ""},
      {"{a} {b} 1. e4 {c} ; d\n e5 *", "{a}{b}1w:e4{c}{ d} 1b:e5"},
      {"{a} *", "{a}"},
      {"1. {a} e4 {b} 1... {c} e5 *", "{a}1w:e4{b}{c} 1b:e5"},
      {"1. e4! $14 $10 e5 *", "1w:e4!$14$10 1b:e5"},
      {"1. e4 ({a} 1. d4 {b} d5) {c} (1. c4) e5 *", "1w:e4{c}({a}1w:d4{b} 1b:d5)(1w:c4) 1b:e5"},
      {"1. e4 (1. d4 (1. c4 {x}) d5) e5 (1... c5) *", "1w:e4(1w:d4(1w:c4{x}) 1b:d5) 1b:e5(1b:c5)"},
      // a variation without moves is none, and what stands in it belongs to the move before (D56)
      {"1. e4 ({a}) e5 *", "1w:e4{a} 1b:e5"},
      {"1. e4 ({a} ({b}) {c}) e5 *", "1w:e4{a}{b}{c} 1b:e5"},
      // null moves, and moves that are not resolved, are nodes too
      {"1. e4 -- 2. d4 d5 *", "1w:e4 1b:--<passed> 2w:d4 2b:d5"},
      {"1. e4 e9 2. Nf3 *", "1w:e4 1b:e9<unreadable> 2w:Nf3<unfollowed>"},
      {"1. e4 Ke3 (1... e5 2. d4) 2. Nf3 *",
       "1w:e4 1b:Ke3<illegal>(1b:e5 2w:d4) 2w:Nf3<unfollowed>"},
      {"1. e4 e5 2. Ne2 d5 3. Nc3 d4 4. Ng3 a6 5. Ne2 *",
       "1w:e4 1b:e5 2w:Ne2 2b:d5 3w:Nc3<ambiguous> 3b:d4<unfollowed> 4w:Ng3<unfollowed> "
       "4b:a6<unfollowed> 5w:Ne2<unfollowed>"},
      {"[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 40\"]\n[SetUp \"1\"]\n\n40. a8 Kg7 *",
       "40w:a8<promotion_missing> 40b:Kg7<unfollowed>"},
      {"[FEN \"4k3/8/8/8/8/8/4r3/4K3 w - - 0 7\"]\n[SetUp \"1\"]\n\n7. -- Kd8 *",
       "7w:--<pass_in_check> 7b:Kd8<unfollowed>"},
      {"[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n[SetUp \"1\"]\n\n7... Kd8 8. e4 *",
       "7b:Kd8 8w:e4"},
      // the SAN of export format
      {"1. e2e4 e5 2. ng1f3 Nc6 3. Bb5 a6 4. Bc6 *",
       "1w:e4 1b:e5 2w:Nf3 2b:Nc6 3w:Bb5 3b:a6 4w:Bxc6"},
      // a number behind a dropped word makes doubtful from where a variation was played (D108)
      {"1. e4 xyz 5... (1... d5 2. exd5) Nf6 *",
       "1w:e4(1w:d5<doubtful> 1b:exd5<doubtful>) 1b:Nf6<unfollowed>"},
      // without a position nothing is played
      {"[FEN \"nonsense\"]\n[SetUp \"1\"]\n\n1. e4 (1. d4) e5 *",
       "1w:e4<unfollowed>(1w:d4<unfollowed>) 1b:e5<unfollowed>"},
  };
  for (const auto& [text, told] : all)
    with_game(text, [&, &due = told, &shown = text](const game_view& game) {
      BOOST_TEST(tests::told_tree(game.moves()) == due, shown);
    });
}

/// The bytes of elements, each before the next.
std::string told_elements(const game_view& game, const std::vector<std::uint32_t>& all) {
  std::string text;
  for (const auto at : all)
    text += std::string(game.syntax().text_of(game.syntax().elements[at])) + '|';
  return text;
}

BOOST_AUTO_TEST_CASE(what_stands_beside_the_moves_is_told_in_text_order) {
  with_game("{i} $1 1. e4 {a} $2 () 2. ^ ({b} 1... 1. d4 {c} (({d})))\n% x\ne5 *",
            [](const game_view& game) {
              const auto first = game.first();
              BOOST_TEST(told_elements(game, game.moves().elements()) == "{i}|$1|");
              BOOST_TEST(told_elements(game, first.elements_before()) == "{i}|$1|");
              BOOST_TEST(told_elements(game, first.elements()) == "{a}|$2|(|2.|^|% x|");
              BOOST_TEST(!first.parenthesis().has_value());
              const auto other = first.variations().front();
              BOOST_TEST_REQUIRE(bool(other));
              BOOST_TEST(told_elements(game, other.elements_before()) == "{b}|1...|");
              BOOST_TEST(told_elements(game, other.elements()) == "{c}|(|(|{d}|");
              BOOST_TEST_REQUIRE(other.parenthesis().has_value());
              BOOST_TEST(bool(game.syntax().elements[*other.parenthesis()].kind ==
                              element_kind::variation_begin));
            });
}

BOOST_AUTO_TEST_CASE(a_variation_that_replaces_nothing_is_walked_and_hangs_nowhere) {
  with_game("(1. d4 d5) 1. e4 *", [](const game_view& game) {
    BOOST_TEST(tests::told_tree(game.moves()) == "1w:e4");
    std::string walked;
    for (const auto& [node, before, after] : game.walk())
      walked += fmt::format("{}{} ", node.written(), before == nullptr ? "?" : "");
    BOOST_TEST(walked == "d4? d5? e4 ");
  });
}

BOOST_AUTO_TEST_CASE(walks_and_nodes_know_the_same_positions_where_moves_are_doubtful) {
  for (const std::string text : {"1. e4 xyz 5... (1... d5 2. exd5 (2. d4)) Nf6 *",
                                 "[Event \"?\"]\n\nxyz 5. (1. e4 e5) 1. d4 (1. c4) *",
                                 "1. e4 Ke3 2. d4 (2. c4) d5 *", "1. e4 (1. d4 d5) (( 1. c4 )) *"})
    with_game(text, [&](const game_view& game) {
      for (const auto& [node, before, after] : game.walk()) {
        BOOST_TEST(bool(node.before() == (before ? std::optional(*before) : std::nullopt)), text);
        BOOST_TEST(bool(node.after() == (after ? std::optional(*after) : std::nullopt)), text);
      }
    });
}

BOOST_AUTO_TEST_CASE(a_node_knows_its_neighbours) {
  with_game("1. e4 (1. d4 d5) e5 (1... c5 2. Nf3) *", [](const game_view& game) {
    const auto e4 = game.first();
    const auto d4 = e4.variations().front();
    const auto e5 = e4.next();
    const auto c5 = e5.variations().front();
    BOOST_TEST(bool(d4.replaced() == e4));
    BOOST_TEST(!d4.parent());
    BOOST_TEST(!d4.previous());
    BOOST_TEST(bool(d4.next().parent() == d4));
    BOOST_TEST(bool(c5.parent() == e4));
    BOOST_TEST(bool(c5.next().previous() == c5));
    BOOST_TEST(!e5.next());
    BOOST_TEST(c5.next().depth() == 1U);
    BOOST_TEST(e5.depth() == 0U);
    BOOST_TEST(bool(game.moves().at_element(e5.element_index()) == e5));
    BOOST_TEST(!game.moves().at_element(e5.element_index() + 1));
  });
}

BOOST_AUTO_TEST_CASE(a_node_tells_its_move_and_its_position) {
  with_game("1. e4 d5 2. exd5 -- 3. Nf3 Nc6 4. Bb5 Bg4 5. O-O *", [](const game_view& game) {
    std::string uci;
    node last;
    for (const auto one : game.mainline()) {
      uci += one.uci() + ' ';
      last = one;
    }
    BOOST_TEST(uci == "e2e4 d7d5 e4d5 0000 g1f3 b8c6 f1b5 c8g4 e1g1 ");
    BOOST_TEST(last.uci(uci_castling::rook_square) == "e1h1");
    BOOST_TEST(write_fen(*last.before()) ==
               "r2qkbnr/ppp1pppp/2n5/1B1P4/6b1/5N2/PPPP1PPP/RNBQK2R w KQkq - 5 5");
    BOOST_TEST(write_fen(*last.after()) ==
               "r2qkbnr/ppp1pppp/2n5/1B1P4/6b1/5N2/PPPP1PPP/RNBQ1RK1 b kq - 6 5");
  });
  with_game("1. e4 Ke3 2. Nf3 *", [](const game_view& game) {
    const auto refused = game.first().next();
    BOOST_TEST(bool(refused.before() == game.first().after()));
    BOOST_TEST(!refused.after());
    BOOST_TEST(!refused.next().before());
    BOOST_TEST(refused.uci().empty());
    BOOST_TEST(!refused.played());
  });
}

BOOST_AUTO_TEST_CASE(what_is_wrong_with_a_move_is_found_at_its_node) {
  with_game("1. e4 $1 e5 {x} 2. nf3! Ke6 3. d4 *", [](const game_view& game) {
    std::vector<std::string> found;
    for (const auto one : game.mainline())
      for (const auto& d : one.findings())
        found.push_back(std::string(one.written()) + ' ' + std::string(name_of(d.id)));
    const std::string due = "e4 tag-section-missing, nf3 san-piece-lowercase, Ke6 move-illegal";
    BOOST_TEST(fmt::format("{}", fmt::join(found, ", ")) == due);
  });
}

BOOST_AUTO_TEST_CASE(a_walk_may_leave_a_line) {
  with_game("1. e4 (1. d4 (1. c4 c5) d5 2. c4) (1. f4 f5) e5 *", [](const game_view& game) {
    std::string walked;
    auto walk = game.walk();
    for (const auto& [node, before, after] : walk) {
      walked += std::string(node.san()) + ' ';
      if (node.san() == "d4") walk.leave_line();
    }
    BOOST_TEST(walked == "e4 d4 f4 f5 e5 ");
  });
}

BOOST_AUTO_TEST_CASE(a_walk_along_a_line_begins_with_its_position) {
  with_game("1. e4 e5 (1... c5 2. Nf3 (2. c3) d6) 2. d4 *", [](const game_view& game) {
    const auto c5 = game.first().next().variations().front();
    std::string walked;
    for (const auto& [node, before, after] : game.moves().walk_line(c5))
      walked += fmt::format("{}:{} ", node.san(), write_fen(*after));
    BOOST_TEST(walked ==
               "c5:rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2 "
               "Nf3:rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2 "
               "d6:rnbqkbnr/pp2pppp/3p4/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3 ");
  });
}

BOOST_AUTO_TEST_CASE(a_handle_is_small_and_outlives_the_tree_object_it_came_from) {
  static_assert(sizeof(node) == 16);
  auto in = reader::text(std::string_view("1. e4 e5 *"));
  BOOST_REQUIRE(in.next());
  const auto copy = [&] { return tree(in.current()); }();
  std::string walked;
  for (const auto& [node, before, after] : tree(in.current()).walk()) walked += node.san();
  BOOST_TEST(walked == "e4e5");
  BOOST_TEST(copy.first().san() == "e4");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(tree_files)

namespace {

/// The neighbours of each node fit together.
void check_neighbours(const tree& moves, const std::string& name) {
  std::size_t in_lines = 0;
  std::vector<node> open{moves.first()};
  while (!open.empty()) {
    const auto first = open.back();
    open.pop_back();
    node previous;
    for (auto at = first; at; previous = at, at = at.next()) {
      ++in_lines;
      BOOST_TEST(bool(at.previous() == previous), name);
      BOOST_TEST(bool(at.parent() == (previous        ? previous
                                      : at.replaced() ? at.replaced().parent()
                                                      : node())),
                 name);
      BOOST_TEST(at.ply() == (at.parent() ? at.parent().ply() + 1 : 1U), name);
      for (const auto variation : at.variations()) {
        BOOST_TEST(bool(variation.replaced() == at), name);
        BOOST_TEST(variation.depth() == at.depth() + 1, name);
        BOOST_TEST(variation.ply() == at.ply(), name);
        open.push_back(variation);
      }
    }
  }
  std::size_t walked = 0;
  std::size_t orphans = 0;
  for (const auto& [node, before, after] : moves.walk()) {
    ++walked;
    auto root = node;
    for (bool goes_on = true; goes_on;) {
      goes_on = false;
      while (root.previous()) root = root.previous();
      if (root.replaced()) root = root.replaced(), goes_on = true;
    }
    orphans += root.depth() != 0;
  }
  BOOST_TEST(walked == moves.size(), name);
  BOOST_TEST(in_lines + orphans == walked, name);
}

/// Every position on the way is that which the reader has recorded.
std::size_t check_positions(const game_view& game, const std::string& name) {
  const auto& replay = *game.step().replay;
  std::size_t ply = 0;
  std::size_t checked = 0;
  for (const auto& [node, before, after] : game.walk()) {
    BOOST_TEST((after != nullptr) ==
               (node.state() == move_state::played || node.state() == move_state::passed));
    if (ply == replay.plies.size() || replay.plies[ply].element != node.element_index()) {
      BOOST_TEST(!node.played(), name);
      continue;
    }
    if (node.state() == move_state::played) {
      BOOST_TEST_REQUIRE(after != nullptr);
      BOOST_TEST(write_fen(*after) == replay.fens[ply], name);
      BOOST_TEST(node.ply() == replay.plies[ply].number, name);
      BOOST_TEST(bool(after->side_to_move() != node.side()), name);
      BOOST_TEST(before->fullmove_number() == node.fullmove(), name);
      BOOST_TEST(node.san() == write_san(*before, *node.played()), name);
      BOOST_TEST(node.uci() == write_uci(*before, *node.played()), name);
      ++checked;
    }
    ++ply;
  }
  BOOST_TEST(ply == replay.plies.size(), name);
  return checked;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_walk_has_the_positions_that_the_reader_records) {
  options options;
  options.record_fens = true;
  std::size_t checked = 0;
  for (const auto& [name, text] : tests::samples({".pgn"}))
    for (const auto& game : read_text(text, options)) checked += check_positions(game, name);
  BOOST_TEST(checked > 1000);
}

BOOST_AUTO_TEST_CASE(a_node_replays_to_the_positions_of_the_walk) {
  std::size_t checked = 0;
  for (const auto& [name, text] : tests::samples({".pgn"}))
    for (const auto& game : read_text(text))
      for (const auto& [node, before, after] : game.walk()) {
        const auto again = node.before();
        BOOST_TEST(again.has_value() == (before != nullptr), name << ": " << node.written());
        if (again && before) BOOST_TEST(bool(*again == *before), name << ": " << node.written());
        checked += again.has_value();
      }
  BOOST_TEST(checked > 1000);
}

BOOST_AUTO_TEST_CASE(parents_and_children_fit_together) {
  std::size_t checked = 0;
  for (const auto& [name, text] : tests::samples({".pgn"}))
    for (const auto& game : read_text(text)) {
      check_neighbours(game.moves(), name);
      ++checked;
    }
  BOOST_TEST(checked > 100);
}

BOOST_AUTO_TEST_SUITE_END()
