// walk_variations FILE: all moves of all games, those of variations indented, each with the
// position that it leads to.
#include <exception>
#include <iostream>
#include <strictpgn/strictpgn.hpp>
#include <string>

int main(int argc, char** argv) try {
  if (argc != 2) return 2;
  for (const auto& game : strictpgn::read_file(argv[1])) {
    for (const auto& [node, before, after] : game.walk()) {
      const auto* const periods = node.side() == strictpgn::color::white ? ". " : "... ";
      std::cout << std::string(2 * node.depth(), ' ') << node.fullmove() << periods << node.san()
                << "  " << (after ? write_fen(*after) : "not played") << '\n';
    }
    std::cout << '\n';
  }
} catch (const std::exception& failure) {
  std::cerr << failure.what() << '\n';
  return 2;
}
