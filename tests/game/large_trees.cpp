// Trees as wide and as deep as a reader lets them be: gone through both ways in linear time. A time
// that grows with the square would be hours.
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <ctime>
#include <string>
#include <vector>

#include "repeated.hpp"
#include "sanitized.hpp"
#include "strictpgn/game_tree.hpp"
#include "strictpgn/visitor.hpp"

using namespace strictpgn;
using tests::repeated;

BOOST_AUTO_TEST_SUITE(large_trees)

namespace {

const auto count = static_cast<std::uint32_t>(tests::tenth_if_sanitized(100'000));

class counter : public visitor {
 public:
  void visit_move(const walk_step& step) override {
    ++moves;
    known += step.after != nullptr;
  }
  void visit_comment(const comment_view&) override { ++comments; }
  bool enter_variation(node) override { return ++entered, !skips; }
  void leave_variation(node) override { ++left; }

  bool skips = false;
  std::uint32_t moves = 0, known = 0, comments = 0, entered = 0, left = 0;
};

/// Asks each node for all that stands around it, from the first to the last and back.
std::uint32_t go_both_ways(const tree& moves) {
  std::vector<node> all;
  for (const auto& [node, before, after] : moves.walk()) all.push_back(node);
  std::uint32_t seen = 0;
  const auto look = [&](node at) {
    seen += bool(at.next()) + bool(at.previous()) + bool(at.parent()) + bool(at.replaced());
    seen += bool(at.variations().front()) + at.ply() + at.depth();
    seen += static_cast<std::uint32_t>(at.nags().size() + at.san().size());
    seen += static_cast<std::uint32_t>(at.comments_before().size() + at.findings().size());
  };
  for (auto at = all.begin(); at != all.end(); ++at) look(*at);
  for (auto at = all.rbegin(); at != all.rend(); ++at) look(*at);
  return seen;
}

/// Everything that may be asked of the one game of a text, within some seconds of the processor.
void go_through(const std::string& text, std::uint32_t nodes, std::uint32_t most_entered) {
  options options;
  options.limits.rav_depth = greatest_rav_depth;
  auto in = reader::text(text, options);
  BOOST_REQUIRE(in.next());
  const auto begin = std::clock();
  const game_view game(in.current());
  BOOST_TEST(game.moves().size() == nodes);
  BOOST_TEST(go_both_ways(game.moves()) > nodes);
  counter all;
  visit(game, all);
  BOOST_TEST(all.moves == nodes);
  BOOST_TEST(all.known == nodes);
  BOOST_TEST(all.entered == most_entered);
  BOOST_TEST(all.left == most_entered);
  counter few;
  few.skips = true;
  visit(game, few);
  BOOST_TEST(few.left == 0U);
  const auto copied = game_tree::from_view(game);
  BOOST_TEST_REQUIRE(bool(copied));
  BOOST_TEST(bool(write_pgn(*copied).text == write_pgn(in.current()).text));
  BOOST_TEST(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < 5);
}

}  // namespace

BOOST_AUTO_TEST_CASE(many_variations_of_one_move) {
  go_through("1. e4 " + repeated("(1. d4)", count) + " 1... e5 *", count + 2, count);
}

BOOST_AUTO_TEST_CASE(many_variations_behind_many_comments_and_variations) {
  go_through("1. e4 " + repeated("(1. d4)", count) + repeated("{c}", count) + " 1... e5 " +
                 repeated("(1... c5)", count) + " *",
             2 * count + 2, 2 * count);
}

BOOST_AUTO_TEST_CASE(many_moves_in_a_line) {
  go_through(repeated("Nf3 Nf6 Ng1 Ng8 ", count / 4) + "*", count, 0);
}

BOOST_AUTO_TEST_CASE(variations_within_variations_of_one_move) {
  std::string text = "1. e4 ";
  for (std::uint32_t depth = 0; depth < greatest_rav_depth; ++depth)
    text += depth % 2 == 0 ? "(1. d4 " : "(1. e4 ";
  go_through(text + repeated(")", greatest_rav_depth) + " *", greatest_rav_depth + 1,
             greatest_rav_depth);
}

/// Each variation goes on for two moves and has a variation of its own at its end.
BOOST_AUTO_TEST_CASE(variations_within_variations_along_a_line) {
  std::string text = "Nf3 Nf6 ";
  for (std::uint32_t depth = 0; depth < greatest_rav_depth; ++depth)
    text += depth % 2 == 0 ? "(Nh6 Ng1 Ng8 Nf3 Nf6 " : "(Nc6 Ng1 Nb8 Nf3 Nf6 ";
  go_through(text + repeated(")", greatest_rav_depth) + " *", 5 * greatest_rav_depth + 2,
             greatest_rav_depth);
}

BOOST_AUTO_TEST_CASE(many_comments_within_parentheses_without_moves) {
  go_through("1. e4 " + repeated("(", greatest_rav_depth) + repeated("{a}", 4 * count) +
                 repeated(")", greatest_rav_depth) + " *",
             1, 0);
}

BOOST_AUTO_TEST_CASE(many_tags) {
  std::string text;
  for (std::uint32_t at = 0; at < count; ++at)
    text += "[T" + std::to_string(at % (count / 2)) + " \"x\"]\n";
  const auto begin = std::clock();
  const auto copied = game_tree::from_text(text + "\n*\n");
  BOOST_TEST_REQUIRE(bool(copied));
  BOOST_TEST(copied->tags().size() == count / 2 + 1);
  BOOST_TEST(copied->omissions().size() == count / 2);
  BOOST_TEST(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < 5);
}

BOOST_AUTO_TEST_SUITE_END()
