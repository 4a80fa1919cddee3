// The real texts that are measured: one to two megabytes each, of different density.
#pragma once

#include <string>
#include <string_view>

namespace strictpgn::benchmark {

/// `twic` is dense with moves, `lichess` has a comment after each move, `rav` has variations,
/// comments and glyphs.
inline constexpr std::string_view unit_names[] = {"twic", "lichess", "rav"};

/// The bytes of the unit, from the folder of the corpora: STRICTPGN_SHARED, or else `../shared`.
/// Throws std::runtime_error when they are not there.
std::string read_unit(std::string_view name);

}  // namespace strictpgn::benchmark
