// Uses each public header the way a program would, through the installed package, and prints with
// the user's own fmt.
#include <fmt/format.h>

#include <iostream>
#include <sstream>
#include <string>

#include "strictpgn/fen.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/san.hpp"

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

bool prints() {
  const auto moves = strictpgn::position::initial().legal_moves().size();
  return hold(
      fmt::format("{} moves, {:.2f} a piece", moves, moves / 10.F) == "20 moves, 2.00 a piece",
      "the user's fmt is whole");
}

}  // namespace

int main() { return knows_rules() && knows_chess() && reads_texts() && prints() ? 0 : 1; }
