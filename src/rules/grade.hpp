// How grave one finding is, where that differs from what its rule usually is.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "strictpgn/profile.hpp"
#include "strictpgn/severity.hpp"

namespace strictpgn::rules {

/// Severities in the order of `profile`; where there is none, the catalogue speaks. What the user
/// sets goes before both.
struct grade {
  std::array<std::optional<severity>, profile_count> levels{};
  bool is_fixed = false;           ///< whatever the user sets
  bool is_none_in_modern = false;  ///< `modern` reads other characters, and would not have it

  constexpr std::optional<severity> in(profile format) const {
    return levels[static_cast<std::size_t>(format)];
  }
};

inline constexpr grade usual{};

/// The same under every profile.
constexpr grade everywhere(severity level) {
  grade result;
  result.levels.fill(level);
  return result;
}

/// The same for every user, too.
constexpr grade always(severity level) {
  auto result = everywhere(level);
  result.is_fixed = true;
  return result;
}

/// None under the profile `modern`, which reads UTF-8, if so.
constexpr grade none_in_modern(bool is_none) {
  grade result;
  result.is_none_in_modern = is_none;
  return result;
}

/// An info under the profile `modern`: the rule is right, but today's popular writers emit just
/// this. What it is under the other profiles may be said too.
constexpr grade info_in_modern(grade elsewhere = usual) {
  elsewhere.levels[static_cast<std::size_t>(profile::modern)] = severity::info;
  return elsewhere;
}

}  // namespace strictpgn::rules
