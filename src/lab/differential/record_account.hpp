// FEN and EPD records as programs tell of them, to be compared.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/criteria.hpp"
#include "lab/differential/game_account.hpp"

namespace strictpgn::differential {

/// An opcode and its operands, strings without quotes.
using told_operation = std::vector<std::string>;

/// A record. All texts are UTF-8.
struct told_record {
  std::string fen;  ///< of EPD the first four fields are enough; empty where it is not told
  std::optional<std::vector<told_operation>> operations{};  ///< nothing where they are not told
};

/// The records of a text as we read them.
std::vector<told_record> told_records_of(std::string_view text, const criteria& criteria);

/// The first thing that is told otherwise: a field of the position, or an operation. Programs may
/// leave out en passant targets, write castling rights as files, moves without check signs, numbers
/// with a sign or zeros before them, and keep operations in any order.
std::optional<told_otherwise> compare_records(const std::vector<told_record>& expected,
                                              const std::vector<told_record>& got);

}  // namespace strictpgn::differential
