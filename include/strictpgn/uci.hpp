// Moves as chess engines write them (the protocol UCI): origin, destination, promotion.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "strictpgn/move_text.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/position.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// How castling is written.
enum class uci_castling : std::uint8_t {
  king_square,  ///< `e1g1`: the final square of the king, where king and rook stand as in standard
                ///< chess; where they do not, the square of the rook, since no other text is
                ///< certain
  rook_square,  ///< `e1h1`: the square of the rook, as engines want it for Chess960
};

/// The text of a legal move of that position, or `0000` for `move{}`, the null move.
///
///     write_uci(before, resolve(before, "e8=Q").played);   // "e7e8q"
std::string write_uci(const position& before, move move,
                      uci_castling castling = uci_castling::king_square);

/// The legal move that a text of UCI means. Castling may be written either way. `0000` is a null
/// move (`move_state::passed`) unless the king is in check. Never fails: a text that has not the
/// form of UCI is `unreadable`, and what is not legal has the findings that the same move has in a
/// file. Spaces, capitals and a promotion that cannot be are not overlooked.
move_reading parse_uci(const position& before, std::string_view text, const options& options = {});

}  // namespace strictpgn
