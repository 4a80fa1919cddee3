// Uses each public header the way a program would, through the installed package, and prints with
// the user's own fmt.
#include <fmt/format.h>

#include <iostream>
#include <sstream>
#include <string>

#include "strictpgn/strictpgn.hpp"

namespace {

bool hold(bool fact, const char* what) {
  if (!fact) std::cerr << "does not hold: " << what << '\n';
  return fact;
}

bool knows_rules() {
  const auto& row = strictpgn::info(strictpgn::rule::san_castling_zero);
  return hold(strictpgn::find_rule(row.name) == row.id, "a rule is found by its name");
}

bool knows_chess() {
  const auto start = strictpgn::position::initial();
  const auto fen = strictpgn::write_fen(start.to_setup());
  return hold(start.legal_moves().size() == 20, "twenty moves to begin with") &&
         hold(strictpgn::parse_fen(fen).playable == start, "a position survives its FEN") &&
         hold(strictpgn::write_san(start, start.legal_moves()[0]).size() <= 3,
              "a first move is short");
}

bool reads_texts() {
  const std::string text = "[Event \"?\"]\n\n1. e4 e5 2. Ke3 *\n";
  const auto whole = strictpgn::check_database(text);
  std::istringstream stream(text);
  auto in = strictpgn::reader::stream(stream);
  std::uint64_t steps = 0;
  while (in.next()) ++steps;
  return hold(whole.games.size() == 1 && whole.totals.errors == 1, "one game with one error") &&
         hold(steps == 1 && in.totals().errors == 1, "the same from a stream") &&
         hold(strictpgn::parse_database(text).games.size() == 1, "parsing alone finds the game");
}

bool walks_and_builds() {
  const std::string text = "1. e4 (1. d4 d5) e5 *\n";
  std::string walked;
  for (const auto& game : strictpgn::read_text(text))
    for (const auto& [node, before, after] : game.walk()) walked += node.uci() + ' ';
  auto made = strictpgn::game_tree::initial();
  const auto e4 = made.add_move(strictpgn::node_id::root, "e4");
  return hold(walked == "e2e4 d2d4 d7d5 e7e5 ", "a walk goes through variations") &&
         hold(bool(made.add_variation(*e4, {"d4", "d5"})), "a variation is added") &&
         hold(!made.add_move(*e4, "e4"), "an illegal move is refused") &&
         hold(write_pgn(made).text.find("1. e4 (1. d4 d5) *") != std::string::npos,
              "what was built is written");
}

bool shows_findings() {
  const std::string text = "1. e4 Ke7 *\n";
  const auto found = strictpgn::check_database(text).diagnostics;
  const auto pictures = render_text(found, text, {.file = "games.pgn"});
  const auto lines = render_json(found, text);
  return hold(pictures.find("\n  | 8 r n b q k b n r\n") != std::string::npos,
              "a picture has the board") &&
         hold(lines.find("\"rule\":\"move-illegal\"") != std::string::npos,
              "a line of JSON has the rule");
}

bool prints() {
  const auto moves = strictpgn::position::initial().legal_moves().size();
  return hold(
      fmt::format("{} moves, {:.2f} a piece", moves, moves / 10.F) == "20 moves, 2.00 a piece",
      "the user's fmt is whole");
}

}  // namespace

int main() {
  const bool holds = knows_rules() && knows_chess() && reads_texts() && walks_and_builds() &&
                     shows_findings() && prints();
  return holds ? 0 : 1;
}
