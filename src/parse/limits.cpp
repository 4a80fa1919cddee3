#include <algorithm>

#include "strictpgn/options.hpp"

namespace strictpgn {

limits limits::within_range() const {
  constexpr std::uint64_t look_ahead = 64 << 10;
  auto all = *this;
  all.rav_depth = std::clamp(rav_depth, 1U, greatest_rav_depth);
  for (auto* size : {&all.comment_size, &all.token_size})
    *size = std::clamp<std::uint64_t>(*size, 1, greatest_size);
  all.game_size = std::clamp<std::uint64_t>(game_size, 1, greatest_size - look_ahead - 1);
  for (auto* count : {&all.game_elements, &all.diagnostics, &all.compared_games})
    *count = std::clamp<std::uint64_t>(*count, 1, greatest_count);
  return all;
}

options options::within_range() const {
  auto all = *this;
  all.limits = limits.within_range();
  all.window_size = std::max<std::size_t>(window_size, 1);
  return all;
}

options options::telling_all() const {
  auto all = *this;
  all.least_told = severity::off;
  all.only_counted.clear();
  all.told_of_each_rule = UINT64_MAX;
  return all;
}

}  // namespace strictpgn
