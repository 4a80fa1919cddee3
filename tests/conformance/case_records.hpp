// The files of conformance/records: FEN and EPD, one record to a line, for libraries that read
// nothing else (conformance/README.md).
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/case_files.hpp"
#include "conformance/conformance_case.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/fen.hpp"

namespace strictpgn::tests {

/// The 64 squares from a8 to h1, as a FEN letter each or a period.
inline std::string board_in_letters(const board& on) {
  std::string letters;
  for (int rank = 7; rank >= 0; --rank)
    for (int file = 0; file < 8; ++file) {
      const auto square = make_square(file, rank);
      const bool is_white = contains(on.pieces(color::white), square);
      const char letter = letter_of(on.type_at(square));
      const bool is_empty = !contains(on.occupied(), square);
      letters += is_empty ? '.' : is_white ? letter : static_cast<char>(letter - 'A' + 'a');
    }
  return letters;
}

/// The findings that are errors, or what the record says.
inline ordered_json answered_record(const std::string& text,
                                    const std::vector<diagnostic>& findings,
                                    const std::optional<setup>& given) {
  auto errors = ordered_json::array();
  for (const auto& found : findings)
    if (found.level == severity::error) errors.push_back(name_of(found.id));
  const bool is_accepted = errors.empty() && given.has_value();
  ordered_json record = {{"text", text}, {"accepted", is_accepted}};
  if (!is_accepted) {
    record["errors"] = errors;
    return record;
  }
  auto rooks = ordered_json::array();
  for (const auto rook : squares_of(given->castling_rights)) rooks.push_back(to_string(rook));
  record["board"] = board_in_letters(given->board);
  record["active_color"] = given->side_to_move == color::white ? "w" : "b";
  record["castling_rooks"] = rooks;
  if (given->en_passant == square::none)
    record["en_passant"] = nullptr;
  else
    record["en_passant"] = to_string(given->en_passant);
  record["halfmove_clock"] = given->halfmove_clock;
  record["fullmove_number"] = given->fullmove_number;
  return record;
}

inline ordered_json answered_fen(const std::string& text, fen_dialect dialect) {
  const auto reading = parse_fen(text, dialect);
  return answered_record(text, reading.findings, reading.given);
}

inline ordered_json answered_epd(const std::string& text) {
  const auto reading = parse_epd(text);
  auto record = answered_record(text, reading.findings, reading.record.given);
  if (!record.at("accepted").get<bool>()) return record;
  auto operations = ordered_json::array();
  for (const auto& operation : reading.record.operations) {
    auto words = ordered_json::array({operation.opcode});
    for (const auto& operand : operation.operands) words.push_back(operand.text);
    operations.push_back(words);
  }
  record["operations"] = operations;
  return record;
}

inline std::vector<std::filesystem::path> record_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto* name : {"fen", "xfen", "shredder", "epd"})
    files.push_back(folder / (std::string(name) + ".jsonl"));
  return files;
}

/// The file with its texts answered anew. Its name says what the texts are.
inline std::string answered_records(const std::filesystem::path& file) {
  const std::string kind = file.stem();
  std::istringstream lines(bytes_of_file(file));
  std::string answered;
  for (std::string line; std::getline(lines, line);) {
    const std::string text = ordered_json::parse(line).at("text");
    const auto record =
        kind == "epd" ? answered_epd(text) : answered_fen(text, dialect_named(kind));
    answered += record.dump(-1, ' ', true) + '\n';
  }
  return answered;
}

}  // namespace strictpgn::tests
