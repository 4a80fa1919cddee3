// The squares of the board (PGN 8.2.3.1).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace [[gnu::visibility("default")]] strictpgn {

/// A square, numbered rank * 8 + file from a1; `none` (64) is no square.
enum class square : std::uint8_t {
  // clang-format off
  a1, b1, c1, d1, e1, f1, g1, h1,
  a2, b2, c2, d2, e2, f2, g2, h2,
  a3, b3, c3, d3, e3, f3, g3, h3,
  a4, b4, c4, d4, e4, f4, g4, h4,
  a5, b5, c5, d5, e5, f5, g5, h5,
  a6, b6, c6, d6, e6, f6, g6, h6,
  a7, b7, c7, d7, e7, f7, g7, h7,
  a8, b8, c8, d8, e8, f8, g8, h8,
  none
  // clang-format on
};

/// 0 to 63 from a1 to h8; 64 for `square::none`.
constexpr int index_of(square where) { return static_cast<int>(where); }

/// 0 for the a-file to 7 for the h-file.
constexpr int file_of(square where) { return index_of(where) & 7; }

/// 0 for rank 1 to 7 for rank 8.
constexpr int rank_of(square where) { return index_of(where) >> 3; }

/// The square on that file and rank, both 0 to 7.
constexpr square make_square(int file, int rank) { return static_cast<square>(rank * 8 + file); }

/// 'a' to 'h'.
constexpr char file_letter(int file) { return static_cast<char>('a' + file); }

/// '1' to '8'.
constexpr char rank_digit(int rank) { return static_cast<char>('1' + rank); }

/// "e4"; "-" for `square::none`, as in the fourth field of FEN.
inline std::string to_string(square where) {
  if (where == square::none) return "-";
  return {file_letter(file_of(where)), rank_digit(rank_of(where))};
}

/// The square of two characters such as "e4" (lower case only); nothing for any other text.
constexpr std::optional<square> parse_square(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
  return make_square(text[0] - 'a', text[1] - '1');
}

}  // namespace strictpgn
