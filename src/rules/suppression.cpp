#include "rules/suppression.hpp"

#include <tuple>

namespace strictpgn::rules {

void stronger_findings::add(rule id, span where) {
  if (is_stronger(id)) all_.push_back({id, where});
}

void stronger_findings::sort() {
  std::ranges::sort(all_, {},
                    [](const placed& p) { return std::tuple(p.id, p.where.begin, p.where.end); });
}

bool stronger_findings::cover(rule weaker, span where) const {
  return is_weaker(weaker) && std::ranges::any_of(suppressions, [&](const suppression& row) {
           return row.weaker == weaker && holds(row, where);
         });
}

bool stronger_findings::holds(const suppression& row, span weaker) const {
  switch (row.where) {
    case nearness::same_begin:
      return begins_at(row.stronger, weaker.begin);
    case nearness::touching:
      return ends_at(row.stronger, weaker.begin);
    case nearness::beside:
      return ends_at(row.stronger, weaker.begin) || begins_at(row.stronger, weaker.end);
    case nearness::unit:
      return std::ranges::binary_search(all_, row.stronger, {}, &placed::id);
  }
  return false;
}

bool stronger_findings::begins_at(rule id, std::uint64_t place) const {
  return std::ranges::binary_search(all_, std::pair(id, place), {},
                                    [](const placed& p) { return std::pair(p.id, p.where.begin); });
}

/// The findings of one rule do not overlap.
bool stronger_findings::ends_at(rule id, std::uint64_t place) const {
  const auto after = std::ranges::partition_point(
      all_, [=](const placed& p) { return std::pair(p.id, p.where.begin) < std::pair(id, place); });
  return after != all_.begin() && after[-1].id == id && after[-1].where.end == place;
}

}  // namespace strictpgn::rules
