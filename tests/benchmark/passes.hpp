// The work that is measured, each time over a whole text.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string_view>
#include <vector>

#include "strictpgn/ast.hpp"

namespace strictpgn::benchmark {

// Each pass returns the number of games it went through.

/// The grammar and its tree, game by game; nothing is kept.
std::uint64_t parse(std::string_view text);

/// Everything that `strictpgn check` does but for rendering.
std::uint64_t check(std::string_view text);
std::uint64_t check(std::istream& in);

/// Plays parsed games: every SAN resolved, its disambiguation, capture sign and marks compared.
std::uint64_t resolve(const std::vector<game>& games);

/// The SANs in these games, those of variations too.
std::uint64_t count_sans(const std::vector<game>& games);

}  // namespace strictpgn::benchmark
