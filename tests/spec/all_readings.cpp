#include "spec/all_readings.hpp"

#include <algorithm>
#include <stdexcept>

namespace strictpgn::tests {

using namespace spec;

namespace {

bool holds(const node& byte_class, std::uint8_t byte) {
  const auto has = [&](byte_range each) { return each.first <= byte && byte <= each.last; };
  return std::ranges::any_of(byte_class.ranges, has) != byte_class.is_negated;
}

void sort(std::vector<std::size_t>& places) {
  std::ranges::sort(places);
  places.erase(std::unique(places.begin(), places.end()), places.end());
}

}  // namespace

bool all_readings::can_read(node_id start, std::string_view text) {
  text_ = text;
  known_.clear();
  return std::ranges::binary_search(ends(start, 0), text.size());
}

const all_readings::places& all_readings::ends_of_production(node_id id, std::size_t from) {
  const auto key = (std::uint64_t{id} << 32) + from;
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  auto result = ends_inside(graph_[id], from);
  return known_[key] = std::move(result);
}

all_readings::places all_readings::ends(node_id id, std::size_t from) {
  const auto& node = graph_[id];
  return node.is_named() ? ends_of_production(id, from) : ends_inside(node, from);
}

all_readings::places all_readings::ends_inside(const node& node, std::size_t from) {
  const bool is_at_end = from == text_.size();
  switch (node.what) {
    case op::seq:
      return ends_in_turn(node, from);
    case op::sor:
      return ends_of_any(node, from);
    case op::star:
      return ends_of_some(node.kids[0], {from});
    case op::plus:
      return ends_of_some(node.kids[0], ends(node.kids[0], from));
    case op::opt: {
      auto result = ends(node.kids[0], from);
      result.push_back(from);
      sort(result);
      return result;
    }
    case op::literal:
      if (node.folds_case) break;
      if (!text_.substr(from).starts_with(node.text)) return {};
      return {from + node.text.size()};
    case op::byte_class:
      if (is_at_end || !holds(node, static_cast<std::uint8_t>(text_[from]))) return {};
      return {from + 1};
    default:
      break;
  }
  throw std::invalid_argument("not for this recogniser: " + std::string(name_of(node.what)));
}

all_readings::places all_readings::ends_in_turn(const node& node, std::size_t from) {
  places result{from};
  for (const auto kid : node.kids) result = ends_of_each(kid, result);
  return result;
}

all_readings::places all_readings::ends_of_any(const node& node, std::size_t from) {
  places result;
  for (const auto kid : node.kids) {
    const auto more = ends(kid, from);
    result.insert(result.end(), more.begin(), more.end());
  }
  sort(result);
  return result;
}

/// From each place on, the kid any number of times.
all_readings::places all_readings::ends_of_some(node_id kid, const places& from) {
  places result = from, last = from;
  while (!last.empty()) {
    places next;
    std::ranges::set_difference(ends_of_each(kid, last), result, std::back_inserter(next));
    last = next;
    result.insert(result.end(), next.begin(), next.end());
    sort(result);
  }
  return result;
}

all_readings::places all_readings::ends_of_each(node_id id, const places& from) {
  places result;
  for (const auto at : from) {
    const auto more = ends(id, at);
    result.insert(result.end(), more.begin(), more.end());
  }
  sort(result);
  return result;
}

}  // namespace strictpgn::tests
