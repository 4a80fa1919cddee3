// player_results FILE: wins, draws and losses of each player. Games come one after the other, so
// the file may be larger than memory.
#include <exception>
#include <iostream>
#include <map>
#include <strictpgn/strictpgn.hpp>
#include <string>

struct results {
  int wins = 0, draws = 0, losses = 0;
};

int main(int argc, char** argv) try {
  if (argc != 2) return 2;
  std::map<std::string, results> players;
  for (const auto& game : strictpgn::read_file(argv[1])) {
    auto& white = players[game.tag("White").value_or("?")];
    auto& black = players[game.tag("Black").value_or("?")];
    const auto result = game.result();
    if (result == strictpgn::termination::white_wins) ++white.wins, ++black.losses;
    if (result == strictpgn::termination::black_wins) ++black.wins, ++white.losses;
    if (result == strictpgn::termination::draw) ++white.draws, ++black.draws;
  }
  for (const auto& [name, found] : players)
    std::cout << name << ": +" << found.wins << " =" << found.draws << " -" << found.losses << '\n';
} catch (const std::exception& failure) {
  std::cerr << failure.what() << '\n';
  return 2;
}
