#include "fix/stretches.hpp"

#include <algorithm>
#include <utility>

namespace strictpgn::fix {

caution warnings::between(std::uint64_t begin, std::uint64_t end) const {
  auto greatest = caution::none;
  for (auto at = all_.lower_bound(begin); at != all_.end() && at->first < std::max(end, begin + 1);
       ++at)
    greatest = std::max(greatest, at->second);
  return greatest;
}

void stretches::add(const stretch& next, const account& step) {
  const auto is_plain = [](const stretch& one) {
    return !one.is_changed && one.level == caution::none;
  };
  if (all_.empty() || !is_plain(all_.back()) || !is_plain(next)) all_.push_back(next);
  all_.back().said += step;
}

void audit::add(std::uint64_t place, const account& step) {
  while (at_ + 1 < before_.size() && before_[at_ + 1].begin <= place) end_stretch();
  now_ += step;
}

std::vector<std::size_t> audit::failures() {
  while (at_ < before_.size()) end_stretch();
  return std::move(failures_);
}

void audit::end_stretch() {
  const auto& was = before_[at_];
  if (!now_.may_replace(was.said, was.may_change)) failures_.push_back(at_);
  now_ = {};
  ++at_;
}

}  // namespace strictpgn::fix
