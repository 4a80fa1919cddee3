// A FEN record held against the position that it should describe.
#pragma once

#include <string_view>
#include <vector>

#include "strictpgn/fen.hpp"
#include "strictpgn/setup.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// What a record says wrongly of a known position, and cannot be seen in the record alone: an en
/// passant target that is missing after a double push (`fen-ep-square-missing`; in X-FEN only where
/// a pawn can capture there), a castling letter for the outermost rook where an inner one may
/// castle (`xfen-castling-needs-letter`). Empty when the record is about another position: another
/// piece placement or active color. Never fails.
std::vector<diagnostic> compare_fen(std::string_view record, const setup& truth,
                                    fen_dialect dialect = fen_dialect::fen,
                                    const options& options = {});

}  // namespace strictpgn
