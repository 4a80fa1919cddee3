// Whether the tests run under a sanitizer of addresses, where everything takes ten times as long.
#pragma once

#include <cstdint>

namespace strictpgn::tests {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool is_sanitized = true;
#elif defined(__has_feature)
inline constexpr bool is_sanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool is_sanitized = false;
#endif

/// So many, or a tenth of them.
constexpr std::uint64_t tenth_if_sanitized(std::uint64_t count) {
  return is_sanitized ? count / 10 : count;
}

}  // namespace strictpgn::tests
