// What can be said of an input before any of it is parsed.
#pragma once

#include <cstddef>
#include <string_view>

#include "rules/findings.hpp"

namespace strictpgn::read {

/// How much of an input is looked at first, in bytes; of one that is not read on, all that is read.
inline constexpr std::size_t first_look_size = 64 << 10;

/// Looks at the beginning of an input: `first_look_size` of it, or all that could be read; `is_all`
/// says that the input ends there. False when it is not worth reading on: it is UTF-16 or empty;
/// one finding says so.
bool look_first(std::string_view beginning, bool is_all, rules::findings& out);

}  // namespace strictpgn::read
