// How many errors a text has of each rule.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

/// In the order of `rule`.
using error_counts = std::array<std::uint64_t, rule_count>;

void add_errors(error_counts& to, std::span<const diagnostic> found);

/// Of all that is left to read.
error_counts errors_of(reader& games);

/// Whether no rule has more errors now.
bool is_no_worse(const error_counts& now, const error_counts& before);

}  // namespace strictpgn::fix
