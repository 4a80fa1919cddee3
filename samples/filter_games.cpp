// filter_games <GAMES: passes on, as they stand, the games in which a pawn becomes something else
// than a queen. Games are read as they come; nothing is kept of them.
#include <iostream>
#include <strictpgn/strictpgn.hpp>

class filter : public strictpgn::visitor {
  bool enter_game(const strictpgn::game_view&) override {
    is_wanted_ = false;
    return true;
  }
  bool enter_variation(strictpgn::node) override { return false; }
  void visit_move(const strictpgn::walk_step& step) override {
    const auto played = step.node.played();
    if (played && played->promotion != strictpgn::piece_type::none &&
        played->promotion != strictpgn::piece_type::queen)
      is_wanted_ = true;
  }
  void leave_game(const strictpgn::game_view& game) override {
    if (is_wanted_) std::cout << game.text() << "\n\n";
  }

  bool is_wanted_ = false;
};

int main() {
  filter underpromotions;
  visit(strictpgn::read_stream(std::cin), underpromotions);
}
