// Positions for the tests of chess, from FEN or from the four fields of EPD.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "strictpgn/fen.hpp"

namespace strictpgn::testing {

/// Test files separate fields by several spaces and leave out the clocks.
inline std::string completed(const std::string& text) {
  std::istringstream words(text);
  std::vector<std::string> fields;
  for (std::string field; words >> field;) fields.push_back(field);
  const char* const missing[] = {"8/8/8/8/8/8/8/8", "w", "-", "-", "0", "1"};
  for (std::size_t at = fields.size(); at < 6; ++at) fields.push_back(missing[at]);
  std::string fen = fields[0];
  for (std::size_t at = 1; at < fields.size(); ++at) fen += ' ' + fields[at];
  return fen;
}

/// What a FEN says, in any notation of castling; throws when it says nothing.
inline setup setup_of(const std::string& fen) {
  const fen_reading read = parse_fen(completed(fen), fen_dialect::chess960);
  if (!read.given) throw std::invalid_argument("not a FEN: " + fen);
  return *read.given;
}

/// The position of a FEN that can be played; throws for any other.
inline position position_of(const std::string& fen) {
  const auto result = make_position(setup_of(fen));
  if (const auto* playable = std::get_if<position>(&result)) return *playable;
  throw std::invalid_argument("not playable: " + fen);
}

}  // namespace strictpgn::testing
