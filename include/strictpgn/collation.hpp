// What games are sorted by in a file (PGN 12).
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "strictpgn/ast.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// The eight keys of a game.
struct collation_key {
  /// The values of Date, with zeros for question marks, Event, Site, Round, White, Black and
  /// Result; that of a tag that is missing or empty is unknown: `?`, in a result `*`.
  std::array<std::string, 7> tags;
  std::string movetext;  ///< all of it as it stands in the input, with spaces and line ends
};

/// The keys of a game. Nothing where the value of one of the tags is not certain, because that tag
/// or the name of any is damaged.
///
///     if (auto key = collation_key_of(game.syntax())) keys.push_back(*std::move(key));
std::optional<collation_key> collation_key_of(const game& what);

/// The movetext of a game: from the first token behind its tag section to its termination marker
/// or, where that is missing, to the end of its text.
std::string_view movetext_of(const game& what);

/// The order of two values of the same tag, an index of `tags`: of dates by year, month and day as
/// numbers, of rounds with `?` before `-` before numbers, part after part; dates and rounds that
/// are no numbers come behind those that are (decision D81). Of all others by their bytes.
std::weak_ordering compare_collation_tags(std::size_t tag, std::string_view a, std::string_view b);

/// The order of two games; the first key that differs decides. Equal dates need not be written the
/// same.
std::weak_ordering operator<=>(const collation_key& a, const collation_key& b);

}  // namespace strictpgn
