// Texts in which the moves are legal.
#pragma once

#include <optional>
#include <string_view>

#include "lab/generate/rng.hpp"
#include "semantic_mutation.hpp"

namespace strictpgn::fuzz {

/// Legal moves in place of those that follow in a mainline, a legal variation, or a game from
/// another position before the first: what programs look at only when all moves up to it are
/// legal. The moves that they are fond of are those that programs get wrong. The label is
/// "legal_line", "legal_variation" or "legal_game". Nothing for a text without a position to play
/// from, and for a large one.
std::optional<changed> play_legally(std::string_view text, generate::rng& random);

}  // namespace strictpgn::fuzz
