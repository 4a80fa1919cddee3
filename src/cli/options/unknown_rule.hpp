// A name that no rule has.
#pragma once

#include <string>
#include <string_view>

namespace strictpgn::cli {

/// "no rule `x`", and the rule that may have been meant, or else those that have the word in their
/// names: some of them, and how many more.
std::string no_rule(std::string_view name);

}  // namespace strictpgn::cli
