// Turns what the grammar found into findings, where rows of the contract meet (decisions D108,
// D109).
#pragma once

#include "rules/context.hpp"

namespace strictpgn::rules {

/// Adds the deviations of a unit as findings, without those that only follow from another.
void add_deviations(const check_context& in, findings& out);

/// The deviations that begin at that place, in bytes from the start of the unit.
std::span<const deviation_found> deviations_at(const game& what, std::int64_t place);

/// Whether the unit is nothing but one tag pair that the end of the input cuts off: no game (D115).
bool is_only_broken_tag(const check_context& in);

}  // namespace strictpgn::rules
