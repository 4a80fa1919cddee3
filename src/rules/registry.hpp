// Which rule is detected where.
#pragma once

#include <span>

#include "rules/context.hpp"

namespace strictpgn::rules {

/// The chapters of the semantic pass, in the order of the standard.
std::span<const std::span<const detector>> chapters();

/// Rules that are deviations of the grammar.
std::span<const rule> grammar_rules();
/// Rules about the input as a whole, which the reader detects.
std::span<const rule> file_rules();

/// How many detectors a rule has; exactly one once it is built.
int count_detectors(rule id);

}  // namespace strictpgn::rules
