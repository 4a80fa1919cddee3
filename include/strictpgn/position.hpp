// A position that can be played (LAWS 3).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <variant>

#include "strictpgn/move.hpp"
#include "strictpgn/setup.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// Moves in a buffer of its own, without heap. No position has more than it holds: with at most 40
/// destinations, each reached from at most 8 directions and 8 knight's squares, and less than a
/// hundred more by promotion and castling (more destinations leave fewer pieces to reach them).
class move_list {
 public:
  move_list() {}  // user-provided, so that the buffer is not cleared for each list

  void push_back(move added) { std::construct_at(data() + size_++, added); }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const move* begin() const { return std::launder(reinterpret_cast<const move*>(buffer_)); }
  const move* end() const { return begin() + size_; }
  move operator[](std::size_t at) const { return begin()[at]; }

 private:
  move* data() { return reinterpret_cast<move*>(buffer_); }

  std::size_t size_ = 0;
  alignas(move) std::byte buffer_[768 * sizeof(move)];
};

namespace chess {
class usual_moves;
}

class position;

/// The one door from what a text says to what can be played: the position, or every reason why not.
std::variant<position, faults> make_position(const setup& given);

/// A legal position with all that matters for the next moves. A plain value, cheap to copy.
class position {
 public:
  /// The array of LAWS 2.3, White to move.
  static position initial();

  const strictpgn::board& board() const { return board_; }
  color side_to_move() const { return side_to_move_; }

  /// The squares of the rooks that may still castle.
  bitboard castling_rights() const { return castling_rights_; }

  /// The square passed over by the double pawn push just made, whether or not a pawn can capture
  /// there (FEN 16.1.3.4); else `square::none`.
  square en_passant() const { return en_passant_; }

  std::uint32_t halfmove_clock() const { return halfmove_clock_; }
  std::uint32_t fullmove_number() const { return fullmove_number_; }

  /// The pieces that give check to the side to move.
  bitboard checkers() const { return checkers_; }
  bool is_check() const { return checkers_ != 0; }
  bool is_checkmate() const;
  bool is_stalemate() const;
  bool has_legal_move() const;
  move_list legal_moves() const;

  /// Whether this move of the position takes a piece.
  bool captures(move move) const {
    return move.kind == move_kind::en_passant ||
           (move.kind == move_kind::normal && contains(board_.occupied(), move.destination));
  }

  /// Plays a legal move; anything else leaves the position without meaning.
  void play(move move) { play(move, board_.type_at(move.origin)); }
  /// The same, for those who know which piece moves.
  void play(move move, piece_type moved);

  /// Plays a null move (decision D65): the turn passes, the en passant target goes, the clock
  /// counts. Only when the side to move is not in check.
  void pass();

  setup to_setup() const;

  friend bool operator==(const position&, const position&) = default;

 private:
  friend class chess::usual_moves;
  friend std::variant<position, faults> make_position(const setup& given);
  explicit position(const setup& playable);

  void end_turn(bitboard changed);
  void castle(move move);

  strictpgn::board board_;
  bitboard castling_rights_ = 0;
  bitboard checkers_ = 0;
  std::uint32_t halfmove_clock_ = 0;
  std::uint32_t fullmove_number_ = 1;
  square en_passant_ = square::none;
  color side_to_move_ = color::white;
};

/// What a move has done to the king of the side now to move.
enum class check_status : std::uint8_t { none, check, mate };

/// The check sign that the move leading to this position deserves (PGN 8.2.3.5).
inline check_status check_status_of(const position& after) {
  if (!after.is_check()) return check_status::none;
  return after.has_legal_move() ? check_status::check : check_status::mate;
}

}  // namespace strictpgn
