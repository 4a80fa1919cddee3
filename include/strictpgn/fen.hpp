// FEN (16.1) with its dialects for Chess960: a record read, and a setup written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/setup.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// How castling availability is to be understood.
enum class fen_dialect : std::uint8_t {
  fen,       ///< FEN 16.1.3.3: KQkq with king and rooks at home; those of what can only be an array
             ///< of Chess960 are read as X-FEN, other rights that cannot be are dropped
  orthodox,  ///< the same, but every right that cannot be is dropped: a FEN tag beside a Variant
             ///< tag of a game with the usual array
  xfen,      ///< K and Q mean the outermost rook, an inner one is given by its file
  shredder,  ///< files of the rooks only
  chess960,  ///< X-FEN, or files only: a FEN tag beside a Variant tag of Chess960 (decisions D90,
             ///< D111)
};

/// "fen", "orthodox", "xfen", "shredder" or "chess960".
constexpr std::string_view name_of(fen_dialect dialect) {
  constexpr std::string_view names[] = {"fen", "orthodox", "xfen", "shredder", "chess960"};
  return names[static_cast<int>(dialect)];
}

/// What a record says, and what is wrong with it.
struct fen_reading {
  std::optional<setup> given;        ///< when every field could be understood
  std::optional<position> playable;  ///< when also no finding gives the position up
  std::vector<diagnostic> findings;  ///< in the order of the fields, places from the text's start
};

/// Reads and checks one record, which is the whole text, as one of a file of records. Never fails:
/// whatever is wrong is among the findings. Of the options only severities and the limit on
/// findings matter.
fen_reading parse_fen(std::string_view text, fen_dialect dialect = fen_dialect::fen,
                      const options& options = {});

/// When an en passant target is written (decision D85).
enum class en_passant_style : std::uint8_t {
  always,        ///< after every double push (FEN 16.1.3.4)
  pseudo_legal,  ///< if an enemy pawn stands beside the pushed one (X-FEN)
  legal,         ///< if a capture is legal
};

/// The record of a setup. Castling is written as KQkq, with the file letter for a rook that is not
/// the outermost on its side (X-FEN); in dialect `shredder` always with file letters, the h-side
/// first.
std::string write_fen(const setup& given, fen_dialect dialect = fen_dialect::fen,
                      en_passant_style style = en_passant_style::always);
/// The record of a position, likewise.
std::string write_fen(const position& now, fen_dialect dialect = fen_dialect::fen,
                      en_passant_style style = en_passant_style::always);

/// As many bytes as a record can have: 71 for the pieces, 16 for castling, 2 for the target, 10 for
/// each number, and what stands between them.
inline constexpr std::size_t longest_fen = 71 + 1 + 1 + 1 + 16 + 1 + 2 + 1 + 10 + 1 + 10;

/// The same into a buffer of at least `longest_fen` bytes, which asks for no memory. Gives the end
/// of the record, which no zero follows; what is left of the buffer behind it may change.
char* write_fen(char* out, const setup& given, fen_dialect dialect = fen_dialect::fen,
                en_passant_style style = en_passant_style::always);
char* write_fen(char* out, const position& now, fen_dialect dialect = fen_dialect::fen,
                en_passant_style style = en_passant_style::always);

}  // namespace strictpgn
