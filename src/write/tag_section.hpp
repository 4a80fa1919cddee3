// The tag pair section in export format (PGN 8.1).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/ast.hpp"
#include "write/losses.hpp"

namespace strictpgn::write {

/// The seven tag roster in its order (PGN 8.1.1).
inline constexpr std::string_view roster[] = {"Event", "Site",  "Date",  "Round",
                                              "White", "Black", "Result"};

/// Whether name and value of the pair are certain enough to be written (decision D146).
bool is_believed(const game& what, const tag_pair& tag);

/// Whether that place, counted from the start of the game, lies in such a pair. A token that
/// belongs nowhere is no more than a bad character there.
bool is_in_believed_tag(const game& what, std::uint64_t offset);

/// Appends the tag pairs, the roster first, each on its line; the marker is the one that the game
/// is written with. Without `others` only the roster is written; gives how many tag pairs that
/// leaves out.
std::uint64_t write_tag_section(std::string& out, const game& what, termination marker, bool others,
                                losses& lost, std::vector<mending>& mended);

}  // namespace strictpgn::write
