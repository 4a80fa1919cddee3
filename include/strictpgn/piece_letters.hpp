// Piece letters of other languages than English (PGN 17).
#pragma once

#include <span>
#include <string_view>

namespace [[gnu::visibility("default")]] strictpgn {

/// A language for which section 17 lists piece letters.
struct piece_language {
  std::string_view code;     ///< of ISO 639-1: "de"
  std::string_view name;     ///< in English: "German"
  std::string_view letters;  ///< pawn, knight, bishop, rook, queen, king: "BSLTDK"
};

/// The letters of PGN in the same order.
inline constexpr std::string_view english_piece_letters = "PNBRQK";

/// All of them by their codes, without English.
std::span<const piece_language> piece_languages();

/// The language of that code; null where there is none.
const piece_language* find_piece_language(std::string_view code);

/// The English letter for the same piece; another character is given back as it is.
char in_english(const piece_language& from, char letter);

}  // namespace strictpgn
