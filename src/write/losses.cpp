#include "write/losses.hpp"

#include <algorithm>
#include <utility>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::write {

namespace {

constexpr std::size_t longest_quote = 40;

/// Whether the text goes on without something.
bool is_dropped_after(const diagnostic& found) {
  const auto after = info(found.id).after;
  return after == recovery::drop || after == recovery::give_up;
}

bool is_graver(const diagnostic& one, const diagnostic& other) {
  return std::pair(one.level, is_dropped_after(one)) >
         std::pair(other.level, is_dropped_after(other));
}

}  // namespace

/// The gravest finding that begins in that place, before others one after which something is
/// dropped; of equals the first. Null if there is none. With what is missed at its end, too.
const diagnostic* losses::gravest(span where, bool lacks_something) const {
  const auto end = std::max(where.end, where.begin + 1);
  const auto is_about_it = [&](const diagnostic& found) {
    if (found.where.begin < end) return true;
    return lacks_something && found.where.size() == 0 && is_dropped_after(found);
  };
  const diagnostic* worst = nullptr;
  auto found = std::partition_point(findings_.begin(), findings_.end(),
                                    [&](const auto& d) { return d.where.begin < where.begin; });
  for (; found != findings_.end() && found->where.begin <= end; ++found)
    if (is_about_it(*found) && (worst == nullptr || is_graver(*found, *worst))) worst = &*found;
  return worst;
}

void losses::add_with(const diagnostic* cause, span where, std::string what) {
  auto& added = out_.emplace_back(omission{where, std::move(what), {}});
  if (cause != nullptr) added.cause = cause->id;
}

void losses::add(span where, std::string what) {
  add_with(gravest(where, false), where, std::move(what));
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
  std::ranges::sort(lacks_);
  const auto known = out_.size();
  std::size_t next = 0;
  std::uint64_t covered_until = 0;
  for (const auto& found : findings_) {
    for (; next != known && out_[next].where.begin <= found.where.begin; ++next)
      covered_until = std::max({covered_until, out_[next].where.end, out_[next].where.begin + 1});
    const bool is_covered =
        found.where.begin < covered_until || std::ranges::binary_search(lacks_, &found);
    if (!is_covered && is_wanted(found)) out_.push_back({found.where, found.message, found.id});
  }
  finish();
}

void losses::finish() {
  std::ranges::stable_sort(out_, {}, [](const omission& one) { return one.where.begin; });
}

void losses::drop(span where, std::string_view text) { add(where, '`' + quoted(text) + '`'); }

void losses::drop_damaged(span pair, std::string_view text) {
  const auto* cause = gravest(pair, true);
  add_with(cause, pair, '`' + quoted(text) + '`');
  if (cause != nullptr) lacks_.push_back(cause);
}

std::string quoted(std::string_view text) {
  if (text.size() <= longest_quote) return std::string(text);
  return std::string(text.substr(0, longest_quote)) + "...";
}

}  // namespace strictpgn::write
