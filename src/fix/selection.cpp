#include "fix/selection.hpp"

#include <algorithm>

namespace strictpgn::fix {

bool selection::holds(std::uint64_t number) const {
  const auto after = std::upper_bound(ranges_.begin(), ranges_.end(), number,
                                      [](auto n, const auto& range) { return n < range.first; });
  return after != ranges_.begin() && number < after[-1].second;
}

}  // namespace strictpgn::fix
