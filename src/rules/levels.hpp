// How grave a rule is under each profile, said in the few ways the contract knows.
#pragma once

#include <array>
#include <cstddef>

#include "strictpgn/profile.hpp"
#include "strictpgn/severity.hpp"

namespace strictpgn::rows {

inline constexpr severity error = severity::error;
inline constexpr severity warning = severity::warning;
inline constexpr severity info = severity::info;
inline constexpr severity off = severity::off;

/// In the order of `profile`: import, export, archival, reduced. The profile `modern` is import,
/// unless `in_modern` says otherwise.
constexpr std::array<severity, profile_count> by_profile(severity on_import, severity on_export,
                                                         severity on_archival,
                                                         severity on_reduced) {
  return {on_import, on_export, on_archival, on_reduced, on_import};
}

/// The same under every profile.
constexpr std::array<severity, profile_count> always(severity level) {
  return by_profile(level, level, level, level);
}

/// One level for import format, another for export format and the two profiles built on it.
constexpr std::array<severity, profile_count> import_export(severity on_import,
                                                            severity elsewhere) {
  return by_profile(on_import, elsewhere, elsewhere, elsewhere);
}

/// The same but under reduced export format: there the tags that it is about must not be at all,
/// which is a finding of its own (D108).
constexpr std::array<severity, profile_count> unless_reduced(
    std::array<severity, profile_count> levels) {
  levels[static_cast<std::size_t>(profile::reduced)] = off;
  return levels;
}

/// What today's popular writers emit by default is an info under the profile `modern`; whatever
/// damages data or contradicts the game stays as it is under import. The row tells why (`modern`),
/// also where only a case of the rule is taken more lightly.
constexpr std::array<severity, profile_count> in_modern(
    severity level, std::array<severity, profile_count> levels) {
  levels[static_cast<std::size_t>(profile::modern)] = level;
  return levels;
}

}  // namespace strictpgn::rows
