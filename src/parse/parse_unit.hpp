// One step through a file: a game, or what stands between two games.
#pragma once

#include "parse/builder.hpp"
#include "parse/window_input.hpp"

namespace strictpgn::parse {

/// Which production to read next: a file begins with `start` and `opening`, then `unit` after
/// `unit`, and `line` where space that was passed over ends before an escape.
enum class step : std::uint8_t { start, opening, unit, line };

/// Reads one step at the current place. False, with nothing consumed, when there is nothing of that
/// kind: no comment that opens the first game, or the end of the input.
bool parse_step(step step, window_input& in, builder& builder);

/// Reads one element of movetext with what belongs to it. False when the text begins with none.
bool parse_element(window_input& in, builder& builder);

}  // namespace strictpgn::parse
