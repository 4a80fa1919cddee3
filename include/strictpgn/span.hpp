// A stretch of the input.
#pragma once

#include <cstdint>

namespace [[gnu::visibility("default")]] strictpgn {

/// The bytes [begin, end) of the input: 0-based byte offsets from its first byte, half-open.
struct span {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;

  constexpr std::uint64_t size() const { return end - begin; }
  constexpr bool empty() const { return begin == end; }
  friend constexpr bool operator==(const span&, const span&) = default;
};

}  // namespace strictpgn
