// The tag names that the standard, its supplement and practice know (PGN 8.1.1, 9; requirements,
// appendix D).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "rules/tags/value_signs.hpp"
#include "strictpgn/ast.hpp"

namespace strictpgn::rules {

/// The seven tag roster in its order (PGN 8.1.1).
inline constexpr std::array<std::string_view, 7> roster = {"Event", "Site",  "Date",  "Round",
                                                           "White", "Black", "Result"};

/// The names that are known. Those of the roster come first, in its order.
enum class tag_name : std::uint8_t {
  event,
  site,
  date,
  round,
  white,
  black,
  result,
  white_title,
  black_title,
  white_elo,
  black_elo,
  white_uscf,
  black_uscf,
  white_na,
  black_na,
  white_type,
  black_type,
  event_date,
  event_sponsor,
  section,
  stage,
  board,
  opening,
  variation,
  sub_variation,
  eco,
  nic,
  time,
  utc_time,
  utc_date,
  time_control,
  set_up,
  fen,
  termination,
  annotator,
  mode,
  ply_count,
  clock,
  white_clock,
  black_clock,
  variant,
  white_fide_id,
  black_fide_id,
  white_team,
  black_team,
  white_rating_diff,
  black_rating_diff,
  event_rounds,
  event_type,
  event_country,
  source_date,
};

inline constexpr std::size_t known_tag_count = static_cast<std::size_t>(tag_name::source_date) + 1;

/// Some of the known names.
class tag_set {
 public:
  constexpr tag_set() = default;
  constexpr tag_set(std::initializer_list<tag_name> names) {
    for (const auto name : names) add(name);
  }

  constexpr void add(tag_name name) { bits_ |= bit(name); }
  constexpr bool has(tag_name name) const { return (bits_ & bit(name)) != 0; }
  constexpr bool meets(tag_set others) const { return (bits_ & others.bits_) != 0; }
  constexpr bool holds(tag_set others) const { return (others.bits_ & ~bits_) == 0; }

  /// Calls `look` with each name that is in the other set too, in the order of the names.
  template <typename Function>
  void for_each_in(tag_set others, Function&& look) const {
    for (auto left = bits_ & others.bits_; left != 0; left &= left - 1)
      look(static_cast<tag_name>(std::countr_zero(left)));
  }

 private:
  static constexpr std::uint64_t bit(tag_name name) {
    return std::uint64_t{1} << static_cast<unsigned>(name);
  }
  static_assert(known_tag_count <= 64);

  std::uint64_t bits_ = 0;
};

/// What is known about a name.
struct known_tag {
  tag_name id;
  std::string_view name;
  bool is_standard = false;    ///< of the standard or its supplement, not only of practice
  bool is_of_players = false;  ///< one item for each player of a side, or annotator, separated by
                               ///< colons (PGN 8.1.1.5, 9.1)
  bool is_integer = false;     ///< its value is, or has as items, unsigned integers
};

/// Null for a name that nobody knows.
const known_tag* find_known_tag(std::string_view name);
/// The standard name that differs only in case from this one, which is none; else empty.
std::string_view same_but_for_case(std::string_view name);

/// What is known about the name of that place among those known.
const known_tag& known_tag_at(std::size_t row);

/// A tag pair and what is known about its name, looked up once for all checks. A game may have very
/// many.
struct known_pair {
  const tag_pair* pair = nullptr;
  std::string_view name;
  std::string_view value;  ///< as written
  std::uint32_t next = 0;  ///< index of the next pair of the same known name; 0: none
  std::uint8_t row = 0;    ///< the place of that name among those known, or their count
  value_signs signs;       ///< of its value

  bool has(value_sign sign) const { return signs.has(sign); }
  bool is_known() const { return row < known_tag_count; }
  /// Whether name and value are certain enough to count.
  bool is_believed() const { return !pair->is_damaged; }
  bool is_in_roster() const { return row < roster.size(); }
};

/// Where the known names stand among the tag pairs of a game.
struct tag_places {
  tag_set names;
  std::array<std::uint32_t, known_tag_count>
      first{};                ///< index of a name's first pair; for `names`
  bool has_repeated = false;  ///< a known name stands there more than once
  bool has_others = false;    ///< a name that is not known
  value_signs signs;          ///< of all values together
  std::size_t longest_name = 0;
  std::size_t longest_value = 0;

  /// Whether one of the values has it.
  bool has(value_sign sign) const { return signs.has(sign); }
};

/// Fills the list with the tag pairs of a game, and says where the known names are in it. Both have
/// what they had of the game before, or nothing: its names are likely to stand where they stood.
void look_up_tags(const game& what, std::vector<known_pair>& pairs, tag_places& places);

}  // namespace strictpgn::rules
