// Which squares a piece attacks. Leapers have tables; sliders are computed line by line by
// subtraction ("hyperbola quintessence"): occupied - slider flips the bits up to the first blocker,
// and byte order reversed gives the other direction.
#pragma once

#include <array>

#include "strictpgn/board.hpp"

namespace strictpgn::chess {

constexpr bool is_on_board(int file, int rank) {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

struct step {
  int file, rank;
};

/// One square in each of these directions.
template <std::size_t Size>
constexpr bitboard steps_from(square from, const std::array<step, Size>& steps) {
  bitboard reached = 0;
  for (const auto& [file, rank] : steps)
    if (is_on_board(file_of(from) + file, rank_of(from) + rank))
      reached |= bit(make_square(file_of(from) + file, rank_of(from) + rank));
  return reached;
}

template <std::size_t Size>
constexpr std::array<bitboard, 64> leaper_table(const std::array<step, Size>& steps) {
  std::array<bitboard, 64> table{};
  for (int at = 0; at < 64; ++at) table[at] = steps_from(static_cast<square>(at), steps);
  return table;
}

inline constexpr std::array<bitboard, 64> knight_table =
    leaper_table<8>({{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}});

inline constexpr std::array<bitboard, 64> king_table =
    leaper_table<8>({{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}});

inline constexpr std::array<std::array<bitboard, 64>, 2> pawn_table = {
    leaper_table<2>({{{-1, 1}, {1, 1}}}), leaper_table<2>({{{-1, -1}, {1, -1}}})};

constexpr bitboard knight_attacks(square from) { return knight_table[index_of(from)]; }
constexpr bitboard king_attacks(square from) { return king_table[index_of(from)]; }

/// The squares on which a pawn of that color can capture.
constexpr bitboard pawn_attacks(color side, square from) {
  return pawn_table[static_cast<int>(side)][index_of(from)];
}

/// The lines through a square, without the square itself; the first three cross each rank once.
struct line_masks {
  bitboard file, diagonal, antidiagonal;
  bitboard diagonals, straights;  // all of a bishop, all of a rook
};

constexpr bitboard line_through(square from, int file_step) {
  bitboard line = 0;
  for (int rank = 0; rank < 8; ++rank) {
    const int file = file_of(from) + file_step * (rank - rank_of(from));
    if (is_on_board(file, rank)) line |= bit(make_square(file, rank));
  }
  return line & ~bit(from);
}

constexpr std::array<line_masks, 64> make_line_table() {
  std::array<line_masks, 64> table{};
  for (int at = 0; at < 64; ++at) {
    const auto from = static_cast<square>(at);
    const bitboard file = line_through(from, 0);
    const bitboard diagonal = line_through(from, 1);
    const bitboard antidiagonal = line_through(from, -1);
    const bitboard rank = rank_squares(rank_of(from)) & ~bit(from);
    table[at] = {file, diagonal, antidiagonal, diagonal | antidiagonal, file | rank};
  }
  return table;
}

inline constexpr std::array<line_masks, 64> line_table = make_line_table();

/// Attacks along a rank by file of the slider and occupation of the six inner squares; as byte
/// order does not reverse a rank, subtraction alone cannot give them.
constexpr std::array<std::array<std::uint8_t, 64>, 8> make_rank_table() {
  std::array<std::array<std::uint8_t, 64>, 8> table{};
  for (int file = 0; file < 8; ++file)
    for (int inner = 0; inner < 64; ++inner) {
      const int occupied = inner << 1;
      int reached = 0;
      for (int right = file + 1; right < 8; ++right) {
        reached |= 1 << right;
        if ((occupied >> right & 1) != 0) break;
      }
      for (int left = file - 1; left >= 0; --left) {
        reached |= 1 << left;
        if ((occupied >> left & 1) != 0) break;
      }
      table[file][inner] = static_cast<std::uint8_t>(reached);
    }
  return table;
}

inline constexpr std::array<std::array<std::uint8_t, 64>, 8> rank_table = make_rank_table();

/// The board with its ranks in reverse order; compilers make one instruction of it.
constexpr bitboard reverse_ranks(bitboard set) {
  set = (set & 0x00FF00FF00FF00FF) << 8 | (set >> 8 & 0x00FF00FF00FF00FF);
  set = (set & 0x0000FFFF0000FFFF) << 16 | (set >> 16 & 0x0000FFFF0000FFFF);
  return set << 32 | set >> 32;
}

/// Attacks along a line that crosses each rank once.
constexpr bitboard line_attacks(square from, bitboard line, bitboard occupied) {
  const bitboard blockers = occupied & line;
  const bitboard forward = blockers - bit(from);
  const bitboard backward = reverse_ranks(reverse_ranks(blockers) - reverse_ranks(bit(from)));
  return (forward ^ backward) & line;
}

constexpr bitboard rank_attacks(square from, bitboard occupied) {
  const int shift = index_of(from) & 0b111000;
  return bitboard{rank_table[file_of(from)][occupied >> (shift + 1) & 63]} << shift;
}

constexpr bitboard bishop_attacks(square from, bitboard occupied) {
  const line_masks& lines = line_table[index_of(from)];
  return line_attacks(from, lines.diagonal, occupied) |
         line_attacks(from, lines.antidiagonal, occupied);
}

constexpr bitboard rook_attacks(square from, bitboard occupied) {
  return line_attacks(from, line_table[index_of(from)].file, occupied) |
         rank_attacks(from, occupied);
}

/// What a bishop, or a rook, would attack on an empty board.
constexpr bitboard bishop_lines(square from) { return line_table[index_of(from)].diagonals; }
constexpr bitboard rook_lines(square from) { return line_table[index_of(from)].straights; }
constexpr bitboard queen_lines(square from) { return bishop_lines(from) | rook_lines(from); }

/// What a piece that is no pawn attacks; whose piece it is does not matter.
constexpr bitboard piece_attacks(piece_type type, square from, bitboard occupied) {
  switch (type) {
    case piece_type::knight:
      return knight_attacks(from);
    case piece_type::bishop:
      return bishop_attacks(from, occupied);
    case piece_type::rook:
      return rook_attacks(from, occupied);
    case piece_type::queen:
      return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
    case piece_type::king:
      return king_attacks(from);
    default:
      return 0;
  }
}

constexpr bitboard diagonal_sliders(const board& on, color side) {
  return on.pieces(side) & (on.pieces(piece_type::bishop) | on.pieces(piece_type::queen));
}

constexpr bitboard straight_sliders(const board& on, color side) {
  return on.pieces(side) & (on.pieces(piece_type::rook) | on.pieces(piece_type::queen));
}

/// Both diagonals of a square if a slider of the side that moves along diagonals stands on one of
/// them, and its file and rank likewise. Only a piece that leaves one of these lines can uncover an
/// attack on the square.
constexpr bitboard lines_of_sliders(const board& on, color side, square target) {
  const bitboard diagonals = bishop_lines(target);
  const bitboard straights = rook_lines(target);
  return ((diagonals & diagonal_sliders(on, side)) != 0 ? diagonals : 0) |
         ((straights & straight_sliders(on, side)) != 0 ? straights : 0);
}

/// Those of the sliders on the lines of a square that see it. Kept apart, as it is rarely asked.
[[gnu::noinline]] constexpr bitboard sliders_in_sight(bitboard diagonal, bitboard straight,
                                                      square target, bitboard occupied) {
  if (diagonal != 0) diagonal &= bishop_attacks(target, occupied);
  if (straight != 0) straight &= rook_attacks(target, occupied);
  return diagonal | straight;
}

/// The bishops, rooks and queens of a side that attack a square. Mostly none stands on its lines,
/// and then nothing needs computing.
constexpr bitboard slider_attackers(const board& on, color side, square target, bitboard occupied) {
  const bitboard diagonal = bishop_lines(target) & diagonal_sliders(on, side);
  const bitboard straight = rook_lines(target) & straight_sliders(on, side);
  if ((diagonal | straight) == 0) return 0;
  return sliders_in_sight(diagonal, straight, target, occupied);
}

/// The pieces of a side, but for its king, that attack a square.
constexpr bitboard attackers_without_king(const board& on, color side, square target,
                                          bitboard occupied) {
  return slider_attackers(on, side, target, occupied) |
         (knight_attacks(target) & on.pieces(side, piece_type::knight)) |
         (pawn_attacks(opposite(side), target) & on.pieces(side, piece_type::pawn));
}

constexpr bool is_attacked(const board& on, color side, square target, bitboard occupied) {
  return (king_attacks(target) & on.pieces(side, piece_type::king)) != 0 ||
         attackers_without_king(on, side, target, occupied) != 0;
}

}  // namespace strictpgn::chess
