// Edits of tag pairs, which the fixes of several chapters make (PGN 8.1).
#pragma once

#include <cstdint>
#include <string_view>

#include "rules/fixes.hpp"

namespace strictpgn::rules {

/// The tag pair at a place, or the next one; null when there is none.
const tag_pair* tag_from(const game& what, std::uint64_t place);

/// What stands from a place to the end of its line.
std::string_view rest_of_line(const fix_context& here, std::uint64_t place);

/// Whether a game has more than one tag of that name.
bool has_several_named(const game& what, std::string_view name);

/// The value of a tag pair changes, all of it or in part: the one found, or that of a tag.
suggested_fix new_value(const fix_context& here, const diagnostic& found, std::string_view value);
suggested_fix new_value(const fix_context& here, const tag_pair& tag, std::string_view value);

/// `[SetUp "1"]` among the tags after the roster, in ASCII order (PGN 8.1).
edit setup_line(const fix_context& here);

/// A tag pair goes, with its line.
suggested_fix without_tag(const fix_context& here, const tag_pair& tag);

}  // namespace strictpgn::rules
