// Conformance cases for what takes long.
#pragma once

#include <vector>

#include "conformance/conformance_case.hpp"
#include "random.hpp"
#include "sanitized.hpp"

namespace strictpgn::tests {

/// All cases of this checkout; under sanitizers every third, by the seed the first, second or third
/// of each three.
inline const std::vector<conformance_case>& some_cases() {
  static const auto cases = [] {
    constexpr std::size_t step = is_sanitized ? 3 : 1;
    std::vector<conformance_case> found;
    for (auto at = static_cast<std::size_t>(seed() % step); at < all_cases().size(); at += step)
      found.push_back(all_cases()[at]);
    return found;
  }();
  return cases;
}

}  // namespace strictpgn::tests
