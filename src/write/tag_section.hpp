// The tag pair section in export format (PGN 8.1).
#pragma once

#include <string>

#include "strictpgn/ast.hpp"
#include "write/losses.hpp"

namespace strictpgn::write {

/// The seven tag roster in its order (PGN 8.1.1).
inline constexpr std::string_view roster[] = {"Event", "Site",  "Date",  "Round",
                                              "White", "Black", "Result"};

/// Appends the tag pairs, the roster first, each on its line. Without `others` only the roster is
/// written; gives how many tag pairs that leaves out.
std::uint64_t write_tag_section(std::string& out, const game& what, bool others, losses& lost);

}  // namespace strictpgn::write
