#include "lab/coverage/coverage.hpp"

#include <algorithm>
#include <functional>

#include "spec/specification.hpp"

namespace strictpgn::spec {
namespace {

/// Where the alternatives of a choice are counted, by node, and behind the last one.
std::vector<std::size_t> make_alternative_places() {
  std::vector<std::size_t> places{0};
  for (const auto& node : import_grammar().nodes)
    places.push_back(places.back() + (node.what == op::sor ? node.kids.size() : 0));
  return places;
}

const std::vector<std::size_t>& alternative_places() {
  static const auto places = make_alternative_places();
  return places;
}

std::size_t index_of(const entry_point& kind) {
  return static_cast<std::size_t>(&kind - import_grammar().entries.data());
}

/// Adds number by number, where there are any.
void add_up(std::vector<std::uint64_t>& to, const std::vector<std::uint64_t>& more) {
  to.resize(std::max(to.size(), more.size()));
  std::ranges::transform(more, to, to.begin(), std::plus());
}

/// The choices of a production that are taken where it is read.
void collect_choices(const graph& in, node_id id, std::vector<node_id>& choices) {
  const auto& node = in[id];
  if (node.what == op::at || node.what == op::not_at) return;
  if (node.what == op::sor) choices.push_back(id);
  for (const auto kid : node.kids)
    if (!in[kid].is_named()) collect_choices(in, kid, choices);
}

void count(reach_count& in, std::uint64_t times) {
  ++in.all;
  in.reached += times != 0;
}

}  // namespace

reach_summary summary_of(const covered_kind& kind) {
  reach_summary sum;
  for (const auto& production : kind.productions) {
    count(sum.productions, production.count);
    if (import_grammar()[production.id].is_deviation()) count(sum.deviations, production.count);
    for (const auto& choice : production.choices)
      for (const auto times : choice.alternatives) count(sum.alternatives, times);
  }
  return sum;
}

coverage::counts& coverage::counts_of(const entry_point& kind) {
  auto& found = by_entry_[index_of(kind)];
  if (found.productions.empty()) {
    found.productions.resize(import_grammar().nodes.size());
    found.alternatives.resize(alternative_places().back());
  }
  return found;
}

void coverage::add(const entry_point& kind, const derivation& read) {
  auto& into = counts_of(kind);
  const auto& all = import_grammar();
  const auto& places = alternative_places();
  for (const auto& each : read) {
    const auto& production = all[each.production];
    if (production.is_named()) ++into.productions[each.production];
    if (production.what == op::sor) ++into.alternatives[places[each.production] + each.alternative];
  }
}

void coverage::add(const coverage& more) {
  for (std::size_t entry = 0; entry != by_entry_.size(); ++entry) {
    auto& to = by_entry_[entry];
    const auto& from = more.by_entry_[entry];
    to.texts += from.texts;
    add_up(to.productions, from.productions);
    add_up(to.alternatives, from.alternatives);
  }
}

std::uint64_t coverage::count_of(const entry_point& kind, node_id production) const {
  const auto& counted = by_entry_[index_of(kind)].productions;
  return counted.empty() ? 0 : counted[production];
}

std::vector<covered_kind> coverage::kinds() const {
  std::vector<covered_kind> all;
  for (std::size_t entry = 0; entry != by_entry_.size(); ++entry)
    if (by_entry_[entry].texts != 0) all.push_back(kind(entry));
  return all;
}

covered_kind coverage::kind(std::size_t entry) const {
  const auto& in = import_grammar();
  const auto& counted = by_entry_[entry];
  covered_kind result{.kind = &in.entries[entry], .texts = counted.texts};
  const auto needed = specify(in, std::vector{result.kind->start});
  for (const auto& group : needed.groups)
    for (const auto id : group.productions) {
      auto& production = result.productions.emplace_back();
      production.id = id;
      production.count = counted.productions[id];
      std::vector<node_id> choices;
      collect_choices(in, id, choices);
      for (const auto choice : choices) {
        const auto* const first = counted.alternatives.data() + alternative_places()[choice];
        production.choices.push_back({choice, {first, first + in[choice].kids.size()}});
      }
    }
  return result;
}

}  // namespace strictpgn::spec
