// The position a game starts from, as its tags say (PGN 9.7).
#pragma once

#include <optional>

#include "check/findings.hpp"
#include "check/subject.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/position.hpp"

namespace strictpgn::check {

/// Where a game starts. Without position its moves cannot be played, and only their syntax is
/// checked.
struct starting_point {
  std::optional<position> at;
  fen_dialect dialect = fen_dialect::fen;  ///< of the records in it
  bool is_chess = true;  ///< or Chess960: no Variant tag says or may say otherwise
};

/// Reads the SetUp, FEN and Variant tags, and says what is wrong with them.
starting_point find_start(const subject& in, findings& out);

/// The rules that `find_start` detects.
std::span<const rule> start_rules();

}  // namespace strictpgn::check
