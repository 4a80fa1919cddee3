// samples/RECIPES.md: each line that stands there on the right stands here too, compiles, and does
// what the line on its left does elsewhere.
#include <array>
#include <boost/test/unit_test.hpp>
#include <regex>
#include <sstream>
#include <string>

#include "checkout.hpp"
#include "conformance/conformance_case.hpp"
#include "strictpgn/strictpgn.hpp"

BOOST_AUTO_TEST_SUITE(recipes)

namespace {

using namespace strictpgn;

/// Counts moves of main lines, of games by White's name.
class counter : public visitor {
 public:
  int moves = 0;

 private:
  bool enter_game(const game_view& game) override { return game.tag("White") != "nobody"; }
  bool enter_variation(node) override { return false; }
  void visit_move(const walk_step&) override { ++moves; }
};

const std::string text =
    "[White \"Tal\"]\n\n1. e4 $1 {good} (1. d4) 1... e5 2. Ke3 *\n\n[White \"nobody\"]\n\n1. d4 "
    "*\n";

/// The text on one line, so that line breaks of the source do not count.
std::string on_one_line(const std::string& source) {
  return std::regex_replace(source, std::regex("\\s+"), " ");
}

/// The code on the right of the tables.
std::vector<std::string> lines_of_recipes() {
  std::istringstream in(tests::bytes_of_file(tests::in_checkout("samples/RECIPES.md")));
  std::vector<std::string> found;
  const std::regex code("`([^`]*)`");
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("| ")) continue;
    const auto right = line.substr(line.rfind(" | ") + 3);
    for (std::sregex_iterator at(right.begin(), right.end(), code), end; at != end; ++at)
      if (!(*at)[1].str().starts_with("strictpgn ") && !(*at)[1].str().starts_with("--"))
        found.push_back((*at)[1]);
  }
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(games_are_read_as_with_other_libraries) {
  std::string told;
  for (const auto& game : read_text(text)) {
    told += game.tag("White").value_or("?") + ' ';
    told += std::to_string(game.findings().size()) + ' ';
    for (const auto& [node, before, after] : game.walk_mainline()) {
      told += std::string(node.san()) + ' ' + node.uci() + ' ';
      for (const auto one : node.variations()) told += std::string(one.san()) + ' ';
      for (const auto& comment : node.comments()) told += std::string(comment.text) + ' ';
      for (const auto number : node.nags()) told += std::to_string(number) + ' ';
    }
  }
  BOOST_TEST(told.find("e4 e2e4 d4 good 1 e5 e7e5 Ke3 ") != told.npos, told);
  std::istringstream in(text);
  counter visitor;
  visit(read_stream(in), visitor);
  BOOST_TEST(visitor.moves == 3);
}

BOOST_AUTO_TEST_CASE(positions_and_moves_are_those_of_other_libraries) {
  const std::string fen = "4k3/8/8/8/4Pp2/8/8/R3K2R b KQ e3 0 1";
  BOOST_TEST(parse_fen(fen).playable.has_value());
  auto position = position::initial();
  const auto move = resolve(position, "Nf3").played;
  BOOST_TEST((parse_uci(position, "g1f3").played == move));
  BOOST_TEST(write_san(position, move) == "Nf3");
  BOOST_TEST(write_uci(position, move) == "g1f3");
  BOOST_TEST(position.legal_moves().size() == 20u);
  position.play(move);
  BOOST_TEST((!position.is_check() && !position.is_checkmate()));
  BOOST_TEST(write_fen(position) == write_fen(position, fen_dialect::fen, en_passant_style::legal));
  std::array<char, longest_fen> bytes;
  auto* const buffer = bytes.data();
  BOOST_TEST(std::string(buffer, write_fen(buffer, position)) == write_fen(position));
}

BOOST_AUTO_TEST_CASE(games_are_built_as_with_other_libraries) {
  const std::string fen = "4k3/8/8/8/4Pp2/8/8/R3K2R b KQ e3 0 1";
  BOOST_TEST(bool(game_tree::from_fen(fen)));
  BOOST_TEST(bool(game_tree::from_text(text)));
  auto tree = game_tree::initial();
  const auto e4 = tree.add_move(node_id::root, "e4");
  BOOST_TEST(bool(tree.add_variation(*e4, {"d4", "d5"})));
  BOOST_TEST(bool(tree.set_tag("White", "Tal")));
  BOOST_TEST(write_pgn(tree).text.find("1. e4 (1. d4 d5) *") != std::string::npos);
  BOOST_TEST(tree.remove(*e4));
}

BOOST_AUTO_TEST_CASE(each_line_of_the_recipes_stands_here) {
  const auto here = on_one_line(tests::bytes_of_file(tests::in_checkout("tests/game/recipes.cpp")));
  const auto lines = lines_of_recipes();
  BOOST_TEST(lines.size() > 40);
  for (auto line : lines) {
    // written here with a text in memory
    if (line.find("read_file(\"games.pgn\")") != line.npos)
      line.replace(line.find("read_file"), 22, "read_text(text)");
    if (line.ends_with(" override")) line = "bool enter_game(const game_view& game) override";
    BOOST_TEST(here.find(on_one_line(line)) != here.npos, line);
  }
}

BOOST_AUTO_TEST_SUITE_END()
