// Comments that tell the position after a move as a FEN record.
#pragma once

#include "rules/context.hpp"

namespace strictpgn::rules {

/// Holds the records in the comments of a game against its moves (see fen_comparison.hpp).
void check_fen_comments(const check_context& in, findings& out);

}  // namespace strictpgn::rules
