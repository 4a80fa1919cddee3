// The work that is measured, each time over a whole text.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string_view>
#include <vector>

#include "strictpgn/ast.hpp"

namespace strictpgn::benchmark {

// Each pass returns something that comes of all it did: a number of games, or of bytes.

/// The grammar and its tree, game by game; nothing is kept.
std::uint64_t parse(std::string_view text);

/// Everything that `strictpgn check` does but for rendering.
std::uint64_t check(std::string_view text);
std::uint64_t check(std::istream& in);

/// The games of the public library, of which nobody asks anything, with all judging off.
std::uint64_t read(std::string_view text);

/// The nodes of all games, variations too, each with its SAN, its UCI and the FEN after it.
std::uint64_t walk(std::string_view text);

/// Plays parsed games: every SAN resolved, its disambiguation, capture sign and marks compared.
std::uint64_t resolve(const std::vector<game>& games);

/// The SANs in these games, those of variations too.
std::uint64_t count_sans(const std::vector<game>& games);

}  // namespace strictpgn::benchmark
