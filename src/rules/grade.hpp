// How grave one finding is, where that differs from what its rule usually is.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "strictpgn/profile.hpp"
#include "strictpgn/severity.hpp"

namespace strictpgn::rules {

/// Severities in the order of `profile`; where there is none, the catalogue speaks.
using grade = std::array<std::optional<severity>, profile_count>;

inline constexpr grade usual{};

/// The same under every profile.
constexpr grade everywhere(severity level) {
  grade result;
  result.fill(level);
  return result;
}

/// An info under the profile `modern`: the rule is right, but today's popular writers emit just
/// this. What it is under the other profiles may be said too.
constexpr grade info_in_modern(grade elsewhere = usual) {
  elsewhere[static_cast<std::size_t>(profile::modern)] = severity::info;
  return elsewhere;
}

}  // namespace strictpgn::rules
