// The tag names that the standard, its supplement and practice know (PGN 8.1.1, 9; requirements,
// appendix D).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "strictpgn/ast.hpp"

namespace strictpgn::check {

/// The seven tag roster in its order (PGN 8.1.1).
inline constexpr std::array<std::string_view, 7> roster = {"Event", "Site",  "Date",  "Round",
                                                           "White", "Black", "Result"};

/// A name that is known.
struct known_tag {
  std::string_view name;
  bool is_standard = false;  ///< of the standard or its supplement, not only of practice
  bool is_of_players =
      false;  ///< one item for each player of a side, separated by colons (PGN 8.1.1.5, 9.1)
  bool is_integer = false;  ///< its value is, or has as items, unsigned integers
};

/// How many names are known. Those of the roster come first, in its order.
inline constexpr std::size_t known_tag_count = 51;

/// Null for a name that nobody knows.
const known_tag* find_known_tag(std::string_view name);
/// The standard name that differs only in case from this one, which is none; else empty.
std::string_view same_but_for_case(std::string_view name);

/// A tag pair and what is known about its name, looked up once for all checks.
struct known_pair {
  const tag_pair* pair = nullptr;
  std::string_view name;
  std::string_view value;             ///< as written
  const known_tag* known = nullptr;   ///< null for an unknown name
  std::size_t row = known_tag_count;  ///< the place of that name among those known, or their count

  bool is_in_roster() const { return row < roster.size(); }
  bool is_of_players() const { return known != nullptr && known->is_of_players; }
  bool is_integer() const { return known != nullptr && known->is_integer; }
  bool is_standard() const { return known != nullptr && known->is_standard; }
};

/// Fills the list with the tag pairs of a game.
void look_up_tags(const game& what, std::vector<known_pair>& pairs);

}  // namespace strictpgn::check
