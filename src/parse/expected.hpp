// The second pass over a unit with syntax findings: which tokens of the standard would have fitted
// (architecture: fast path and slow path).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "parse/parse_unit.hpp"

namespace strictpgn::parse {

/// For each place, in bytes from the start of the unit and ascending, the tokens that were tried
/// there in vain, by the names the standard has for them. The text must begin like the unit and may
/// go on after it.
std::vector<std::vector<std::string>> expected_tokens(step step, std::string_view text,
                                                      const limits& bounds,
                                                      const std::vector<std::size_t>& places);

}  // namespace strictpgn::parse
