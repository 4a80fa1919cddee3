// Colors, kinds of pieces, and pieces with their letters (PGN 8.2.3.2, FEN 16.1.3.1).
#pragma once

#include <cstdint>
#include <string_view>

namespace [[gnu::visibility("default")]] strictpgn {

enum class color : std::uint8_t { white, black };

constexpr color opposite(color side) { return side == color::white ? color::black : color::white; }

/// 0 for White's first rank, 7 for Black's.
constexpr int back_rank(color side) { return side == color::white ? 0 : 7; }

enum class piece_type : std::uint8_t { none, pawn, knight, bishop, rook, queen, king };

struct piece {
  piece_type type = piece_type::none;
  color side = color::white;

  friend constexpr bool operator==(const piece&, const piece&) = default;
};

/// The upper case English letter: P N B R Q K; a space for `piece_type::none`.
constexpr char letter_of(piece_type type) { return " PNBRQK"[static_cast<int>(type)]; }

/// The letter of FEN: upper case for White, lower case for Black; a space for no piece.
constexpr char letter_of(piece piece) {
  return (piece.side == color::white ? " PNBRQK" : " pnbrqk")[static_cast<int>(piece.type)];
}

/// The kind of piece with that upper case English letter, or `none`.
constexpr piece_type piece_type_of(char letter) {
  const auto at = letter == ' ' ? std::string_view::npos : std::string_view(" PNBRQK").find(letter);
  return at == std::string_view::npos ? piece_type::none : static_cast<piece_type>(at);
}

/// The piece with that letter of FEN; its type is `none` for any other character.
constexpr piece piece_of(char letter) {
  const bool lower = letter >= 'a' && letter <= 'z';
  return {piece_type_of(lower ? static_cast<char>(letter - 'a' + 'A') : letter),
          lower ? color::black : color::white};
}

/// "pawn" to "king"; "none".
constexpr std::string_view name_of(piece_type type) {
  constexpr std::string_view names[] = {"none", "pawn",  "knight", "bishop",
                                        "rook", "queen", "king"};
  return names[static_cast<int>(type)];
}

/// "White" or "Black".
constexpr std::string_view name_of(color side) { return side == color::white ? "White" : "Black"; }

}  // namespace strictpgn
