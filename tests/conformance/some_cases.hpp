// Conformance cases for what takes long.
#pragma once

#include <cstddef>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "random.hpp"
#include "sanitized.hpp"

namespace strictpgn::tests {

/// All cases of this checkout; under sanitizers every third, by the seed the first, second or third
/// of each three.
inline const std::vector<conformance_case>& some_cases() {
  if (!is_sanitized) return all_cases();
  static const auto cases = [] {
    std::vector<conformance_case> found;
    for (std::size_t at = seed() % 3; at < all_cases().size(); at += 3)
      found.push_back(all_cases()[at]);
    return found;
  }();
  return cases;
}

}  // namespace strictpgn::tests
