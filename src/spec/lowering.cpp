#include "spec/lowering.hpp"

#include <utility>

namespace strictpgn::spec {

lowerer::place lowerer::place_of(std::string_view name) {
  if (const auto known = productions_.find(name); known != productions_.end())
    return {known->second, false};
  const auto id = static_cast<node_id>(to_.nodes.size());
  if (!name.empty()) productions_.emplace(name, id);
  to_.nodes.emplace_back();
  return {id, true};
}

void lowerer::fill(node_id id, std::string_view name, deviance deviates, std::optional<rule> broken,
                   node result) {
  result.name = name;
  result.deviates = deviates;
  result.broken = broken;
  to_[id] = std::move(result);
}

node operator_node(op what, std::initializer_list<node_id> kids) {
  return {.what = what, .kids = kids};
}

node bounded_node(op what, unsigned lo, unsigned hi, node_id kid) {
  return {.what = what, .kids = {kid}, .lo = lo, .hi = hi};
}

node choice_node(std::initializer_list<node_id> kids, bool looks_first) {
  return {.what = op::sor, .kids = kids, .looks_first = looks_first};
}

node literal_node(std::string_view text, bool folds_case) {
  return {.what = op::literal, .text = std::string(text), .folds_case = folds_case};
}

node class_node(std::initializer_list<byte_range> ranges, bool is_negated) {
  const auto& first = *ranges.begin();
  const bool is_one_byte = ranges.size() == 1 && first.first == first.last;
  if (is_one_byte && !is_negated)
    return literal_node(std::string(1, static_cast<char>(first.first)), false);
  return {.what = op::byte_class, .ranges = ranges, .is_negated = is_negated};
}

node ranges_node(std::initializer_list<char> bounds) {
  node result{.what = op::byte_class};
  for (const char* at = bounds.begin(); at < bounds.end(); at += 2) {
    const char* last = at + 1 == bounds.end() ? at : at + 1;
    result.ranges.push_back({static_cast<std::uint8_t>(*at), static_cast<std::uint8_t>(*last)});
  }
  return result;
}

}  // namespace strictpgn::spec
