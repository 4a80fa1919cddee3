// What a FEN record says, playable or not, and why it may not be playable.
#pragma once

#include <cstdint>

#include "strictpgn/board.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// The greatest halfmove clock and fullmove number (decision D89); counting stops there.
inline constexpr std::uint32_t greatest_clock = 0x7FFFFFFF;

/// The six facts of FEN 16.1.3.
struct setup {
  strictpgn::board board;
  color side_to_move = color::white;
  bitboard castling_rights = 0;      ///< the squares of the rooks that may still castle
  square en_passant = square::none;  ///< the square a pawn has just passed over
  std::uint32_t halfmove_clock = 0;  ///< plies since the last capture or pawn move
  std::uint32_t fullmove_number = 1;

  friend constexpr bool operator==(const setup&, const setup&) = default;
};

/// A reason why a setup cannot be played.
enum class fault : std::uint8_t {
  king_count,             ///< not exactly one king of each color
  pawn_on_back_rank,      ///< a pawn on rank 1 or 8
  opponent_in_check,      ///< the side to move could take the king
  kings_adjacent,         ///< the kings stand side by side
  castling_impossible,    ///< no king or no rook for a right, or two rights on one side of the king
  en_passant_impossible,  ///< no pawn can have passed over the en passant target just now
};

/// A set of reasons.
class faults {
 public:
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(fault fault) const { return (bits_ >> static_cast<int>(fault) & 1) != 0; }
  constexpr void insert(fault fault) {
    bits_ = static_cast<std::uint8_t>(bits_ | 1 << static_cast<int>(fault));
  }
  friend constexpr bool operator==(faults, faults) = default;

 private:
  std::uint8_t bits_ = 0;
};

/// All the reasons why a setup cannot be played; empty for one that can. Castling rights are judged
/// by the rules of Chess960, of which standard chess is a case.
faults find_faults(const setup& given);

/// Whether neither side can ever mate for want of material: K v K, K+N v K, K+B v K, or only
/// bishops that all stand on squares of one color (LAWS 5.2.2). Other dead positions are not
/// recognised.
bool is_dead_material(const board& placement);

}  // namespace strictpgn
