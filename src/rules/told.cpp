#include "rules/told.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace strictpgn::rules {

namespace {

auto place_of(const diagnostic& finding) {
  return std::tie(finding.where.begin, finding.where.end, finding.id);
}

/// Makes it like a new one, but for the memory that it holds.
void reset(diagnostic& finding) {
  // All members are named, so that a new one is not forgotten here.
  auto& [id, level, in_modern, where, message, related, expected, candidates, fix, game, ply, fen] =
      finding;
  auto& [edits, line_ends, is_safe] = fix;
  id = {};
  level = in_modern = severity::error;
  where = {};
  message.clear();
  related.clear();
  expected.clear();
  candidates.clear();
  edits.clear();
  line_ends.clear();
  is_safe = false;
  game = 0;
  ply = 0;
  fen.clear();
}

}  // namespace

diagnostic& told_findings::add() {
  if (size_ == kept_.size())
    kept_.emplace_back();
  else
    reset(kept_[size_]);
  return kept_[size_++];
}

std::vector<diagnostic> told_findings::take() {
  kept_.resize(std::exchange(size_, 0));
  return std::move(kept_);
}

/// Findings are large: their places are sorted, and each is moved only once.
void told_findings::put_into_text_order() {
  const auto found = all();
  if (std::ranges::is_sorted(found, {}, place_of)) return;
  order_.resize(size_);
  std::iota(order_.begin(), order_.end(), 0);
  std::ranges::sort(order_, {}, [&](std::size_t at) { return std::pair(place_of(found[at]), at); });
  for (std::size_t first = 0; first != size_; ++first) {
    if (order_[first] == first) continue;
    auto held = std::move(found[first]);
    auto to = first;
    for (auto from = order_[to]; from != first; from = order_[to]) {
      found[to] = std::move(found[from]);
      order_[std::exchange(to, from)] = to;
    }
    found[to] = std::move(held);
    order_[to] = to;
  }
}

}  // namespace strictpgn::rules
