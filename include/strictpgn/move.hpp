// A move as a fact of chess; its text form is SAN (PGN 8.2.3).
#pragma once

#include "strictpgn/piece.hpp"
#include "strictpgn/square.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

enum class move_kind : std::uint8_t { normal, en_passant, castle_short, castle_long };

/// A move in a given position. Castling is written as the king's move to its final square (g or c
/// file), in Chess960 too, where that square may be the one it stands on.
struct move {
  square origin = square::none;
  square destination = square::none;
  piece_type promotion = piece_type::none;
  move_kind kind = move_kind::normal;

  constexpr bool is_castling() const { return kind >= move_kind::castle_short; }
  friend constexpr bool operator==(const move&, const move&) = default;
};

static_assert(sizeof(move) == 4);

}  // namespace strictpgn
