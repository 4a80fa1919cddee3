// typed_move FEN MOVE: a position and a move as somebody types them. Says what is wrong with them,
// and shows the move in canonical SAN and in UCI and the position behind it.
#include <iostream>
#include <strictpgn/strictpgn.hpp>

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const auto game = strictpgn::game_tree::from_fen(argv[1]);
  std::cout << render_text(game.findings, argv[1], {.file = "FEN"});
  if (!game) return 1;

  const auto& before = game->after(strictpgn::node_id::root);
  const auto found = strictpgn::resolve(before, argv[2]);
  std::cout << render_text(found.findings, argv[2], {.file = "move"});
  if (!found) return 1;

  auto after = before;
  after.play(found.played);
  std::cout << write_san(before, found.played) << ' ' << write_uci(before, found.played) << '\n'
            << write_fen(after) << '\n';
}
