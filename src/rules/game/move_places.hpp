// Which move of a game a finding is about.
#pragma once

#include "rules/context.hpp"

namespace strictpgn::rules {

/// Gives findings about a move that do not say so yet its ply and the position before it, where
/// that is known: up to the first move of each sequence that could not be played.
void add_move_places(const check_context& in, findings& out);

}  // namespace strictpgn::rules
