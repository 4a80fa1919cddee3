#include "write/losses.hpp"

#include <algorithm>
#include <utility>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::write {

namespace {

constexpr std::size_t longest_quote = 40;

}  // namespace

/// The gravest finding that begins in that place, before others one after which something is
/// dropped; of equals the first.
void losses::add(span where, std::string what) {
  auto& result = out_.emplace_back(omission{where, std::move(what), {}});
  const auto weight = [](const diagnostic& found) {
    const auto after = info(found.id).after;
    return std::pair(found.level, after == recovery::drop || after == recovery::give_up);
  };
  const auto end = std::max(where.end, where.begin + 1);
  const diagnostic* worst = nullptr;
  auto found = std::partition_point(findings_.begin(), findings_.end(),
                                    [&](const auto& d) { return d.where.begin < where.begin; });
  for (; found != findings_.end() && found->where.begin < end; ++found)
    if (worst == nullptr || weight(*found) > weight(*worst)) worst = &*found;
  if (worst != nullptr) result.cause = worst->id;
}

bool losses::has_finding(span where) const {
  auto found = std::ranges::partition_point(
      findings_, [&](const auto& one) { return one.where.begin < where.begin; });
  for (; found != findings_.end() && found->where.begin == where.begin; ++found)
    if (found->where.end == where.end && found->level >= severity::warning) return true;
  return false;
}

/// Both lists are in text order, so that one look at each is enough.
void losses::add_findings(const std::function<bool(const diagnostic&)>& is_wanted) {
  finish();
  const auto known = out_.size();
  std::size_t next = 0;
  std::uint64_t covered_until = 0;
  for (const auto& found : findings_) {
    for (; next != known && out_[next].where.begin <= found.where.begin; ++next)
      covered_until = std::max({covered_until, out_[next].where.end, out_[next].where.begin + 1});
    if (found.where.begin >= covered_until && is_wanted(found))
      out_.push_back({found.where, found.message, found.id});
  }
  finish();
}

void losses::finish() {
  std::ranges::stable_sort(out_, {}, [](const omission& one) { return one.where.begin; });
}

void losses::drop(span where, std::string_view text) { add(where, '`' + quoted(text) + '`'); }

std::string quoted(std::string_view text) {
  if (text.size() <= longest_quote) return std::string(text);
  return std::string(text.substr(0, longest_quote)) + "...";
}

}  // namespace strictpgn::write
