// By what texts are read and judged.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "strictpgn/fen.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/records.hpp"

namespace strictpgn::differential {

/// What a text holds.
enum class input_kind : std::uint8_t { pgn, fen, epd };

/// "pgn"; the suffix of its files, too.
constexpr std::string_view name_of(input_kind input) {
  constexpr std::string_view names[] = {"pgn", "fen", "epd"};
  return names[static_cast<int>(input)];
}

/// The input of that name.
std::optional<input_kind> input_named(std::string_view name);

/// The dialect of that name, of those that a file of records may have.
std::optional<fen_dialect> dialect_named(std::string_view name);

/// The options of the reader, and what it reads.
struct criteria : options {
  criteria() = default;
  criteria(const options& how, input_kind what = input_kind::pgn,
           fen_dialect notation = fen_dialect::fen)
      : options(how), input(what), dialect(notation) {}

  bool is_of_records() const { return input != input_kind::pgn; }
  /// Of records.
  record_format format_of_records() const {
    return input == input_kind::fen ? record_format::fen : record_format::epd;
  }

  input_kind input = input_kind::pgn;
  fen_dialect dialect = fen_dialect::fen;  ///< of records
  bool is_round_trip = false;              ///< what targets write of games is looked at, too
};

/// Reads a text of records; it must outlive the reader.
record_reader records_of(std::string_view text, const criteria& criteria);

/// Name of the file with the text of a find: "game.pgn", "record.fen", "record.epd".
std::string example_file(input_kind input);

/// Where the grammar begins to read such a text, or one record of it: "database", "fen", "epd".
std::string_view entry_of(input_kind input);

}  // namespace strictpgn::differential
