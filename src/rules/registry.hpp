// The detectors of all chapters.
#pragma once

#include <span>

#include "rules/context.hpp"

namespace strictpgn::rules {

/// What a chapter judges. There may be very many units that are neither games nor have a tag: each
/// line of a file can be one.
enum class matter : std::uint8_t {
  text,    ///< whatever stands there
  games,   ///< tags, moves and games
  layout,  ///< how the text lies on its lines, as export format has it
};

/// The detectors of a chapter of the semantic pass.
struct chapter {
  std::span<const detector> detectors;
  matter about = matter::text;
};

/// All of them, in the order of the standard.
std::span<const chapter> chapters();

/// Rules that are found on the way, while lines and bytes are read or a game is begun, and so have
/// no detector of their own. All others are deviations of the grammar.
std::span<const std::span<const rule>> watched_rules();

}  // namespace strictpgn::rules
