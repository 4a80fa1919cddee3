// What should have stood where a syntax finding is.
#pragma once

#include <string_view>

#include "parse/parse_unit.hpp"
#include "rules/findings.hpp"

namespace strictpgn::read {

/// Gives the syntax findings of a unit their expected tokens. `text` begins with the unit, at
/// `offset` of the input.
void add_expectations(parse::step step, std::string_view text, std::uint64_t offset,
                      const limits& bounds, rules::findings& out);

}  // namespace strictpgn::read
