// How grave a finding is.
#pragma once

#include <cstdint>
#include <string_view>

namespace [[gnu::visibility("default")]] strictpgn {

/// Ordered from nothing to grave. A file conforms to a profile when it has no `error` in it.
enum class severity : std::uint8_t { off, info, warning, error };

/// "off", "info", "warning" or "error".
constexpr std::string_view name_of(severity level) {
  constexpr std::string_view names[] = {"off", "info", "warning", "error"};
  return names[static_cast<int>(level)];
}

}  // namespace strictpgn
