// Moves as nearly all are: no castling, no promotion, nothing captured in passing. They are
// resolved and played here in one go. `resolve` and `position::play` stay the definition; what is
// not usual, or not legal, is left to them, and a test holds the two ways together.
#pragma once

#include "chess/legality.hpp"
#include "chess/pawns.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::chess {

/// What a usual SAN says.
struct usual_shape {
  piece_type piece = piece_type::pawn;
  square destination = square::none;
  bitboard written = ~bitboard{0};  ///< the squares of the file or rank written before it
  bool has_origin = false;          ///< whether any is
};

/// The one legal move that fits.
struct usual_move {
  square origin = square::none;  ///< `none`: there is more to say than that
  bool captures = false;
  disambiguation needed = disambiguation::none;
};

class usual_moves {
 public:
  static usual_move resolve(const position& before, const usual_shape& shape) {
    if (shape.piece == piece_type::pawn)
      return shape.has_origin ? resolve_pawn_capture(before, shape) : resolve_push(before, shape);
    return resolve_piece(before, shape);
  }

  static void play(position& at, const usual_move& move, square to, piece_type moved) {
    const color us = at.side_to_move_;
    const bitboard origin = bit(move.origin);
    const bitboard destination = bit(to);
    const bitboard changed = origin | destination;
    if (move.captures) at.board_.clear(destination);
    at.board_.toggle(changed, us, moved);
    at.en_passant_ = square::none;
    if (at.castling_rights_ != 0)
      at.castling_rights_ &=
          ~(moved == piece_type::king ? changed | rank_squares(back_rank(us)) : changed);
    const bool restarts_clock = move.captures || moved == piece_type::pawn;
    at.halfmove_clock_ = restarts_clock ? 0 : counted(at.halfmove_clock_);
    if (moved == piece_type::pawn && ahead(us, ahead(us, origin)) == destination)
      at.en_passant_ = first_square(ahead(us, origin));
    at.side_to_move_ = opposite(us);
    if (us == color::black) at.fullmove_number_ = counted(at.fullmove_number_);
    at.checkers_ = checkers_after(at.board_, us, changed, moved, to);
  }

 private:
  static std::uint32_t counted(std::uint32_t clock) {
    return clock + (clock < greatest_clock ? 1 : 0);
  }

  /// A piece gives check itself, or one behind the square that it leaves.
  static bitboard checkers_after(const board& on, color us, bitboard changed, piece_type moved,
                                 square to) {
    const square king = on.king_square(opposite(us));
    const bitboard lines = queen_lines(king);
    if ((changed & lines) == 0) [[likely]] {
      const bool is_knight = moved == piece_type::knight;
      return is_knight ? knight_attacks(king) & bit(to) : bitboard{0};
    }
    return attackers_on_lines(on, us, king);
  }

  [[gnu::noinline]] static bitboard attackers_on_lines(const board& on, color us, square king) {
    return attackers_without_king(on, us, king, on.occupied());
  }

  static usual_move resolve_piece(const position& before, const usual_shape& shape) {
    const board& on = before.board();
    const bitboard own = on.pieces(before.side_to_move());
    const bitboard destination = bit(shape.destination);
    const bitboard occupied = on.occupied();
    bitboard legal =
        piece_attacks(shape.piece, shape.destination, occupied) & own & on.pieces(shape.piece);
    if (legal == 0 || (own & destination) != 0) [[unlikely]]
      return {};
    const king_guard guard(before);
    if (shape.piece != piece_type::king)
      legal = guard.allowed(legal, shape.destination);
    else if (!guard.allows_king(shape.destination)) [[unlikely]]
      return {};
    return conclude(legal, shape, (occupied & destination) != 0);
  }

  static usual_move conclude(bitboard legal, const usual_shape& shape, bool captures) {
    const bitboard fitting = legal & shape.written;
    if (fitting == 0 || has_several(fitting)) [[unlikely]]
      return {};
    const square origin = first_square(fitting);
    if (!has_several(legal)) [[likely]]
      return {origin, captures};
    return {origin, captures, minimal_disambiguation(origin, legal)};
  }

  static usual_move resolve_push(const position& before, const usual_shape& shape) {
    const board& on = before.board();
    const color us = before.side_to_move();
    const bitboard pushers = pawn_pushers(on, us, shape.destination, on.occupied());
    const bitboard legal = king_guard(before).allowed(pushers, shape.destination);
    if (legal == 0) [[unlikely]]
      return {};
    return {first_square(legal)};
  }

  static usual_move resolve_pawn_capture(const position& before, const usual_shape& shape) {
    const board& on = before.board();
    const color us = before.side_to_move();
    const bitboard pawns = pawn_attacks(opposite(us), shape.destination) &
                           on.pieces(us, piece_type::pawn) & shape.written;
    const bool takes = contains(on.pieces(opposite(us)), shape.destination);
    const bitboard legal = king_guard(before).allowed(pawns, shape.destination);
    if (legal == 0 || !takes) [[unlikely]]
      return {};
    return {first_square(legal), true, disambiguation::file};
  }
};

}  // namespace strictpgn::chess
