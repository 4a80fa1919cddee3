// Findings that are counted and not told.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "strictpgn/rule_id.hpp"
#include "strictpgn/severity.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::rules {

/// A finding of which nobody asks for more of its rule or level, or there are too many.
struct untold_finding {
  rule id;
  severity level;
  severity in_modern;
  span where;
  bool is_beyond_limit = false;
};

/// Those of one unit, in the order in which they came. A detector often has many of one rule, each
/// behind the other: of these only the places are kept one by one.
class untold_findings {
 public:
  /// Findings of which only the places differ.
  struct run {
    rule id;
    severity level;
    severity in_modern;
    bool is_beyond_limit;
    std::ptrdiff_t count;
  };

  void add(const untold_finding& one) {
    runs_.push_back({one.id, one.level, one.in_modern, one.is_beyond_limit, 1});
    places_.push_back(one.where);
  }
  /// One more like the last, which there must be.
  void add_alike(span where) {
    ++runs_.back().count;
    places_.push_back(where);
  }

  /// Likewise for each of `items`; `place` gives where it is.
  template <typename Item, typename Place>
  void add_alike(std::span<const Item> items, Place&& place) {
    runs_.back().count += static_cast<std::ptrdiff_t>(items.size());
    places_.resize(places_.size() + items.size());
    std::ranges::transform(items, places_.end() - static_cast<std::ptrdiff_t>(items.size()), place);
  }

  bool is_empty() const { return runs_.empty(); }
  std::span<const run> runs() const { return runs_; }

  template <typename Function>
  void for_each(Function&& look) const {
    auto place = places_.begin();
    for (const auto& all : runs_)
      for (const auto end = place + all.count; place != end; ++place) look(finding(all, *place));
  }

  template <typename Predicate>
  bool has_any(Predicate&& is_such) const {
    auto place = places_.begin();
    for (const auto& all : runs_)
      for (const auto end = place + all.count; place != end; ++place)
        if (is_such(finding(all, *place))) return true;
    return false;
  }

  /// Takes away those that are such; of a rule for which `may_be` is false, none is.
  template <typename RulePredicate, typename Predicate>
  void erase_if(RulePredicate&& may_be, Predicate&& is_such) {
    auto kept = places_.begin();
    auto place = places_.begin();
    for (auto& all : runs_) {
      const auto end = place + all.count;
      const auto first = kept;
      if (may_be(all.id)) {
        for (; place != end; ++place)
          if (!is_such(finding(all, *place))) *kept++ = *place;
      } else {
        kept = kept == place ? end : std::move(place, end, kept);
        place = end;
      }
      all.count = kept - first;
    }
    if (kept == places_.end()) return;
    places_.erase(kept, places_.end());
    std::erase_if(runs_, [](const run& all) { return all.count == 0; });
  }

  void clear() {
    runs_.clear();
    places_.clear();
  }

 private:
  static untold_finding finding(const run& all, span where) {
    return {all.id, all.level, all.in_modern, where, all.is_beyond_limit};
  }

  std::vector<run> runs_;
  std::vector<span> places_;  // of the first run, then those of the second, ...
};

}  // namespace strictpgn::rules
