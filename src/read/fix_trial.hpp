// Which fixes the findings of a unit have: those that are doubtful are tried out.
#pragma once

#include <string_view>

#include "rules/context.hpp"

namespace strictpgn::read {

/// Gives the findings of a unit their fixes. `text` is that of the unit, with the white space
/// after it.
void add_fixes(const rules::check_context& in, std::string_view text, rules::findings& out);

}  // namespace strictpgn::read
