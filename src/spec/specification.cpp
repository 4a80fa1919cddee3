#include "spec/specification.hpp"

#include <algorithm>

namespace strictpgn::spec {
namespace {

/// What a graph reads by, and what it only looks for.
class reach {
 public:
  explicit reach(const graph& in) : in_(in), is_read_(in.nodes.size()), is_seen_(in.nodes.size()) {}

  void follow(node_id id) { follow(id, true); }
  bool is_read(node_id id) const { return is_read_[id]; }
  bool is_seen(node_id id) const { return is_seen_[id]; }

 private:
  void follow(node_id id, bool reads) {
    auto done = reads ? is_read_[id] : is_seen_[id];
    if (done) return;
    is_seen_[id] = true;
    if (reads) is_read_[id] = true;
    const bool looks = in_[id].what == op::at || in_[id].what == op::not_at;
    for (const auto kid : in_[id].kids) follow(kid, reads && !looks);
  }

  const graph& in_;
  std::vector<bool> is_read_, is_seen_;
};

}  // namespace

specification specify(const graph& graph, std::span<const node_id> starts) {
  reach reached(graph);
  for (const auto start : starts) reached.follow(start);
  const auto& said = grammar_margins();
  specification result{.of = &graph, .start = starts.front()};
  for (const auto& each : said.productions) {
    const auto id = graph.find(each.name);
    if (!id || !reached.is_seen(*id)) continue;
    if (!reached.is_read(*id)) {
      result.only_looked_for.push_back(*id);
      continue;
    }
    const auto* head = &said.headings[each.heading];
    if (result.groups.empty() || result.groups.back().head != head) result.groups.push_back({head});
    result.groups.back().productions.push_back(*id);
  }
  return result;
}

specification specify(const graph& graph, const entry_point& entry) {
  std::vector<node_id> starts{entry.start};
  starts.insert(starts.end(), entry.others.begin(), entry.others.end());
  return specify(graph, starts);
}

specification start_first(specification given) {
  const auto holds_start = [&](const specified_group& group) {
    return std::ranges::find(group.productions, given.start) != group.productions.end();
  };
  const auto home = std::ranges::find_if(given.groups, holds_start);
  if (home->productions.front() != given.start) {
    std::erase(home->productions, given.start);
    given.groups.insert(given.groups.begin(), {home->head, {given.start}});
  } else {
    std::rotate(given.groups.begin(), home, home + 1);
  }
  return given;
}

std::string shown_name(std::string_view production) {
  std::string name(production);
  std::ranges::replace(name, '_', '-');
  return name;
}

std::string deviation_in_words(const node& production) {
  if (production.broken) return "deviation " + std::string(name_of(*production.broken));
  return production.deviates == deviance::recovery ? "recovery" : "deviation, found elsewhere";
}

const margin& margin_of(const node& production) {
  static const margin nothing{};
  const auto* found = grammar_margins().find(production.name);
  return found ? *found : nothing;
}

}  // namespace strictpgn::spec
