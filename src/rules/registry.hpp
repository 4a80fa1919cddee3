// Which rule is detected where.
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

/// Rules that are deviations of the grammar.
std::span<const rule> grammar_rules();
/// Rules about the input as a whole, which the reader detects.
std::span<const rule> file_rules();

/// How many detectors a rule has; exactly one once it is built.
int count_detectors(rule id);

}  // namespace strictpgn::rules
