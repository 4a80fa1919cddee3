// SAN against a position (PGN 8.2.3): which move a text means, and how a move is written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "strictpgn/position.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

enum class castling_side : std::uint8_t { none, short_side, long_side };

/// What a SAN says before any board is looked at.
struct san_shape {
  piece_type piece = piece_type::pawn;
  square destination = square::none;
  std::int8_t origin_file = -1;  ///< 0 to 7, -1 when not written
  std::int8_t origin_rank = -1;  ///< 0 to 7, -1 when not written
  piece_type promotion = piece_type::none;
  castling_side castling = castling_side::none;  ///< when set, nothing else counts
  bool any_piece =
      false;  ///< whatever stands on the origin square, which is written (`e2e4`, `e1g1`)
  bool capture = false;  ///< written with `x`; only looked at for a pawn without origin file
};

enum class resolution_kind : std::uint8_t { unique, illegal, ambiguous };

/// Why no move fits, the reasons of the rule `move-illegal`.
enum class illegal_reason : std::uint8_t {
  none,
  no_piece,
  blocked,
  own_piece,
  exposes_king,
  castling_right_lost,
  castling_blocked,
  castling_from_check,
  castling_through_check,
  castling_into_check,
  no_en_passant,
};

/// "no-piece", "exposes-king" ...; empty for `none`.
std::string_view name_of(illegal_reason reason);

/// What a SAN means in a position. A promotion that is missing or that does not belong there is
/// told, not judged: a move with `promotion_missing` is known but must not be played as it is.
struct resolution {
  move played;  ///< for `unique`
  resolution_kind kind = resolution_kind::illegal;
  illegal_reason reason = illegal_reason::none;  ///< for `illegal`
  bool promotion_missing = false;  ///< a pawn reaches the last rank and no N, B, R or Q is named
  bool promotion_false = false;    ///< a promotion is named that cannot be
  bitboard legal_origins = 0;    ///< all pieces of that type with a legal move to the destination,
                                 ///< whatever file or rank is written; castling is no such move
  bitboard fitting_origins = 0;  ///< those of them that fit the file and rank written
};

/// The one legal move that fits, or why there is not exactly one.
resolution resolve(const position& before, const san_shape& shape);

/// The least that tells a piece from the others (PGN 8.2.3.4).
enum class disambiguation : std::uint8_t { none, file, rank, square };

/// What SAN has to write for the piece on `origin`, given `resolution::legal_origins`. Not for
/// pawns.
disambiguation minimal_disambiguation(square origin, bitboard legal_origins);

/// The export SAN of a legal move, check or mate sign included.
std::string write_san(const position& before, move move);

}  // namespace strictpgn
