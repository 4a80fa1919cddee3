// Suggestions for mistyped names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::cli {

/// The name with the fewest typing slips from what was typed; empty when none is near.
std::string suggestion_for(std::string_view typed, const std::vector<std::string>& names);

}  // namespace strictpgn::cli
