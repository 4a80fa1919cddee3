// EPD (16.2): a position with operations on it; a record read, and written again.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/setup.hpp"
#include "strictpgn/span.hpp"
#include "strictpgn/write.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// One operand of an operation (EPD 16.2.4.1).
struct epd_operand {
  std::string_view text;  ///< without the quotes of a string; views the text of the record
  span where;             ///< with its quotes, in bytes from the start of the record
  bool is_string = false;
  bool is_damaged = false;       ///< without quotes, and has characters that no operand may have
  std::optional<move> played{};  ///< of a move that can be played (16.2.5)

  friend bool operator==(const epd_operand&, const epd_operand&) = default;
};

/// One operation: an opcode and its operands (EPD 16.2.4).
struct epd_operation {
  std::string_view opcode;  ///< views the record; empty when it, or its string, cannot be read
  span opcode_where;        ///< in bytes from the start of the record
  std::vector<epd_operand> operands;
  span where;  ///< from the opcode to the semicolon, which may be missing

  friend bool operator==(const epd_operation&, const epd_operation&) = default;
};

/// What a record says. It views the text it was read from and is valid only as long as that text.
struct epd_record {
  std::string_view text;
  /// When every field could be understood. Halfmove clock and fullmove number are those of hmvc and
  /// fmvn, else of the FEN fields that do not belong into EPD, else 0 and 1.
  std::optional<setup> given;
  std::optional<position> playable;       ///< when also no finding gives the position up
  std::vector<epd_operation> operations;  ///< in text order, unknown ones too

  /// The first operation of that opcode, which is the one that counts; null when there is none.
  const epd_operation* find(std::string_view opcode) const;
};

struct epd_reading {
  epd_record record;
  std::vector<diagnostic> findings;  ///< in text order, places in bytes from the start of the text
};

/// Reads and checks one record, which is the whole text and must outlive the result. Never fails:
/// whatever is wrong is among the findings. Of the options only severities, encoding and the limit
/// on findings matter.
epd_reading parse_epd(std::string_view text, fen_dialect dialect = fen_dialect::fen,
                      const options& options = {});

/// The canonical record: operations in ASCII order of their opcodes, each opcode once, the moves of
/// am and bm in ASCII order and in SAN where they can be played, integers without plus sign, text
/// opcodes with quotes, FEN clocks as hmvc and fmvn. Operations and operands that cannot be
/// understood are left out, and so is an operation that takes operands and has lost them all. Empty
/// when the position is not `given`.
std::string write_epd(const epd_record& record, fen_dialect dialect = fen_dialect::fen,
                      en_passant_style style = en_passant_style::always);

/// A record as it is written, and what of it is not.
struct written_epd {
  std::string text;                 ///< as of `write_epd`
  std::vector<omission> omissions;  ///< in text order, places in bytes from the start of the record
};

/// The record as `write_epd` has it, and what is left out. A move that stands there already is not
/// told, and neither is anything of a record whose position is not `given`: nothing is written.
written_epd canonical_epd(const epd_record& record, fen_dialect dialect = fen_dialect::fen,
                          en_passant_style style = en_passant_style::always);

}  // namespace strictpgn
