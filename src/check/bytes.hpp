// Characters that PGN data may not hold (PGN 4.1).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "check/subject.hpp"

namespace strictpgn::check {

/// Looks at every byte of a unit: `text` begins at `offset` of the input and holds the unit's
/// tokens and the white space after them.
void check_bytes(const subject& in, std::string_view text, std::uint64_t offset, findings& out);

/// The rules that `check_bytes` detects.
std::span<const rule> byte_rules();

}  // namespace strictpgn::check
