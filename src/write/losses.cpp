#include "write/losses.hpp"

#include <algorithm>

namespace strictpgn::write {

namespace {

constexpr std::size_t longest_quote = 40;

}  // namespace

/// The gravest finding that begins in that place; of equals the first.
void losses::add(span where, std::string what) {
  auto& made = out_.emplace_back(omission{where, std::move(what), {}});
  auto worst = severity::off;
  const auto end = std::max(where.end, where.begin + 1);
  auto found = std::partition_point(findings_.begin(), findings_.end(),
                                    [&](const auto& d) { return d.where.begin < where.begin; });
  for (; found != findings_.end() && found->where.begin < end; ++found) {
    if (found->level <= worst) continue;
    worst = found->level;
    made.cause = found->id;
  }
}

/// Both lists are in text order, so that one look at each is enough.
void losses::add_findings(const std::function<bool(const diagnostic&)>& is_wanted) {
  settle();
  const auto known = out_.size();
  std::size_t next = 0;
  std::uint64_t covered_until = 0;
  for (const auto& found : findings_) {
    for (; next != known && out_[next].where.begin <= found.where.begin; ++next)
      covered_until =
          std::max({covered_until, out_[next].where.end, out_[next].where.begin + 1});
    if (found.where.begin >= covered_until && is_wanted(found))
      out_.push_back({found.where, found.message, found.id});
  }
  settle();
}

void losses::settle() {
  std::ranges::stable_sort(out_, {}, [](const omission& one) { return one.where.begin; });
}

void losses::drop(span where, std::string_view text) { add(where, '`' + quoted(text) + '`'); }

std::string quoted(std::string_view text) {
  if (text.size() <= longest_quote) return std::string(text);
  return std::string(text.substr(0, longest_quote)) + "...";
}

}  // namespace strictpgn::write
