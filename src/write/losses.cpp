#include "write/losses.hpp"

#include <algorithm>
#include <utility>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::write {

namespace {

constexpr std::size_t longest_quote = 40;

}  // namespace

void losses::add(span where, std::string what) {
  add_before(std::max(where.end, where.begin + 1), where, std::move(what));
}

/// The gravest finding, before others one after which something is dropped; of equals the first.
const diagnostic* losses::add_before(std::uint64_t end, span where, std::string what) {
  auto& result = out_.emplace_back(omission{where, std::move(what), {}});
  const auto weight = [](const diagnostic& found) {
    const auto after = info(found.id).after;
    return std::pair(found.level, after == recovery::drop || after == recovery::give_up);
  };
  const diagnostic* worst = nullptr;
  auto found = std::partition_point(findings_.begin(), findings_.end(),
                                    [&](const auto& d) { return d.where.begin < where.begin; });
  for (; found != findings_.end() && found->where.begin < end; ++found)
    if (worst == nullptr || weight(*found) > weight(*worst)) worst = &*found;
  if (worst != nullptr) result.cause = worst->id;
  return worst;
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
    const bool is_covered =
        found.where.begin < covered_until || std::ranges::find(lacks_, &found) != lacks_.end();
    if (!is_covered && is_wanted(found)) out_.push_back({found.where, found.message, found.id});
  }
  finish();
}

void losses::finish() {
  std::ranges::stable_sort(out_, {}, [](const omission& one) { return one.where.begin; });
}

void losses::drop(span where, std::string_view text) { add(where, '`' + quoted(text) + '`'); }

void losses::drop_damaged(span pair, std::string_view text) {
  lacks_.push_back(add_before(pair.end + 1, pair, '`' + quoted(text) + '`'));
}

std::string quoted(std::string_view text) {
  if (text.size() <= longest_quote) return std::string(text);
  return std::string(text.substr(0, longest_quote)) + "...";
}

}  // namespace strictpgn::write
