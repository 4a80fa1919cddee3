// Columns as SARIF and most editors count them.
#pragma once

#include <cstdint>
#include <optional>

#include "report/render_context.hpp"

namespace strictpgn::report {

/// The 1-based column of a byte of the input in UTF-16 code units, when the input is decoded in its
/// encoding; a byte order mark at the start is not counted. Nothing where the beginning of the line
/// is too far back to be known.
std::optional<std::uint64_t> utf16_column(std::uint64_t offset, render_context& where);

}  // namespace strictpgn::report
