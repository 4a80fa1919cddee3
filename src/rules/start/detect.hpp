// The position a game starts from, as its tags say (PGN 9.7).
#pragma once

#include <optional>
#include <string_view>

#include "rules/context.hpp"
#include "rules/findings.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/position.hpp"

namespace strictpgn::rules {

/// Where a game starts. Without position its moves cannot be played, and only their syntax is
/// checked.
struct starting_point {
  std::optional<position> at;
  fen_dialect dialect = fen_dialect::fen;    ///< of the records in it
  const known_pair* misnamed_fen = nullptr;  ///< `[fen ...]` with another position
};

/// Whether a game is one of Chess960, if its Variant tag has that value.
bool is_chess960(std::string_view variant);

/// By whose rules the game is played, as its Variant tag says.
game_rules find_rules(const check_context& in);

/// Reads the SetUp, FEN and Variant tags, and says what is wrong with them.
starting_point find_start(const check_context& in, findings& out);

/// Whether the board tells that the game did not begin where it was played from: a move that cannot
/// be played, a sign or mark that is false, a wrong number.
bool is_refuted(const check_context& in);

/// The rules that `find_start` detects.
std::span<const rule> start_rules();

}  // namespace strictpgn::rules
