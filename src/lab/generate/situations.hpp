// Things that happen on the board, and that programs get wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "lab/generate/game_model.hpp"
#include "lab/generate/rng.hpp"

namespace strictpgn::generate {

/// A thing that a move can do, or be (PGN 8.2.3, LAWS 3).
enum class situation : std::uint8_t {
  file_disambiguation,    ///< Nbd2
  rank_disambiguation,    ///< R1e2
  square_disambiguation,  ///< Qa1c3
  pinned_twin,            ///< another piece of the kind could go there if it were not pinned
  knight_promotion,
  bishop_promotion,
  rook_promotion,
  promotion_by_capture,
  promotion_with_mate,
  en_passant,
  en_passant_evasion,  ///< the king was in check
  castling_short,
  castling_long,
  castling_with_check,
  chess960_castling,  ///< king or rook do not begin where they usually stand
  double_check,
  discovered_check,
  checkmate,
  stalemate,
  long_number,  ///< move number 100 or later
};

inline constexpr auto situation_count = static_cast<std::size_t>(situation::long_number) + 1;

/// "square disambiguation".
std::string_view name_of(situation what);

/// The situation of that name.
std::optional<situation> situation_named(std::string_view name);

/// Whether that is what a legal move of the position is or does.
bool is_met(situation what, const position& before, move move);

/// A position with moves of which the last one meets the situation.
struct occasion {
  position start;
  line moves;
};

/// Looks for one among positions with few pieces.
occasion occasion_for(situation what, rng& random);

}  // namespace strictpgn::generate
