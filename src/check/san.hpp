// What a finding about a move says of its place in the game.
#pragma once

#include "replay/replay_game.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::check {

/// Adds the ply and the position before the move.
void describe(diagnostic& made, const replay::remark& r);
void describe(diagnostic& made, const replay::number_remark& r);

}  // namespace strictpgn::check
