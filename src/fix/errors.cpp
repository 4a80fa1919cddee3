#include "fix/errors.hpp"

#include <algorithm>

namespace strictpgn::fix {

void add_errors(error_counts& to, std::span<const diagnostic> found) {
  for (const auto& one : found)
    if (one.level == severity::error) ++to[static_cast<std::size_t>(one.id)];
}

error_counts errors_of(reader& games) {
  error_counts found{};
  while (games.next()) add_errors(found, games.current().findings);
  return found;
}

bool is_no_worse(const error_counts& now, const error_counts& before) {
  return std::equal(now.begin(), now.end(), before.begin(),
                    [](auto after, auto was) { return after <= was; });
}

}  // namespace strictpgn::fix
