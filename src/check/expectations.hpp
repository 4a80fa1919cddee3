// What should have stood where a syntax finding is.
#pragma once

#include <string_view>

#include "check/findings.hpp"
#include "parse/parse_unit.hpp"

namespace strictpgn::check {

/// Gives the syntax findings of a unit their expected tokens. `text` begins with the unit, at
/// `offset` of the input.
void add_expectations(parse::step which, std::string_view text, std::uint64_t offset,
                      const limits& bounds, findings& out);

}  // namespace strictpgn::check
