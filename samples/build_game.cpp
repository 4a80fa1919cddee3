// build_game: a game made from nothing, changed, and written in export format.
#include <iostream>
#include <strictpgn/strictpgn.hpp>

int main() {
  auto game = strictpgn::game_tree::initial();
  game.set_tag("White", "Tal, Mikhail");
  game.set_tag("Date", "1960.03.15");
  const auto e4 = game.add_move(strictpgn::node_id::root, "e4");
  const auto knight = game.add_line(*e4, {"e5", "Nf3", "Nc6"});
  const auto sicilian = game.add_variation(game.next(*e4), {"c5", "Nf3"});
  game.add_comment(*knight, "Both sides develop.");
  game.add_nag(*e4, 1);

  // What cannot be played is refused, and says why.
  const auto refused = game.add_move(*knight, "Nxe6");
  if (!refused) std::cout << refused.findings.front().message << "\n\n";

  // The variation becomes the mainline.
  game.promote(*sicilian);
  game.set_result(strictpgn::termination::white_wins);
  const auto written = write_pgn(game);
  for (const auto& lost : written.omissions) std::cerr << "not written: " << lost.what << '\n';
  std::cout << written.text;
}
