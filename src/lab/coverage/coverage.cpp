#include "lab/coverage/coverage.hpp"

#include <algorithm>

#include "spec/specification.hpp"
#include "spec/step_reader.hpp"

namespace strictpgn::spec {
namespace {

constexpr interpretation with_choices{.records_choices = true};

std::size_t entry_named(std::string_view name) {
  const auto& entries = import_grammar().entries;
  return static_cast<std::size_t>(import_grammar().find_entry(name) - entries.data());
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

coverage::coverage()
    : games_(import_grammar(), with_choices),
      others_(import_grammar(), with_choices),
      counted_(import_grammar().entries.size()),
      brace_comment_(import_grammar().find("brace_comment").value()),
      rest_of_line_comment_(import_grammar().find("rest_of_line_comment").value()) {
  const auto& all = import_grammar();
  for (auto& each : counted_) {
    each.productions.resize(all.nodes.size());
    each.alternatives.resize(all.nodes.size());
    for (node_id id = 0; id != all.nodes.size(); ++id)
      if (all[id].what == op::sor) each.alternatives[id].resize(all[id].kids.size());
  }
}

void coverage::add_database(std::string_view text) {
  auto& into = counted_[entry_named("database")];
  const auto start = import_grammar().find_entry("database")->start;
  ++into.texts;
  ++into.productions[start];
  derivation result;
  for (step_reader steps(games_, text); steps.next(result);) {
    count(result, into);
    add_comments(text, result);
  }
}

void coverage::add_comments(std::string_view text, const derivation& result) {
  for (const auto& each : result) {
    const bool has_brace = each.production == brace_comment_;
    if (!has_brace && each.production != rest_of_line_comment_) continue;
    const auto inside = text.substr(each.begin + 1, each.end - each.begin - (has_brace ? 2 : 1));
    add_whole(entry_named("commands"), inside);
  }
}

void coverage::add_record(record_format format, std::string_view text) {
  add_whole(entry_named(format == record_format::fen ? "fen" : "epd"), text);
}

void coverage::add_whole(std::size_t entry, std::string_view text) {
  derivation result;
  others_.begin(text);
  others_.derive(import_grammar().entries[entry].start, 0, result);
  ++counted_[entry].texts;
  count(result, counted_[entry]);
}

void coverage::count(const derivation& result, counts& into) {
  const auto& all = import_grammar();
  for (const auto& each : result) {
    if (all[each.production].is_named()) ++into.productions[each.production];
    if (all[each.production].what == op::sor)
      ++into.alternatives[each.production][each.alternative];
  }
}

std::vector<covered_kind> coverage::kinds() const {
  std::vector<covered_kind> all;
  for (std::size_t entry = 0; entry != counted_.size(); ++entry)
    if (counted_[entry].texts != 0) all.push_back(kind(entry));
  return all;
}

covered_kind coverage::kind(std::size_t entry) const {
  const auto& in = import_grammar();
  const auto& counted = counted_[entry];
  covered_kind result{.kind = &in.entries[entry], .texts = counted.texts};
  const auto needed = specify(in, std::vector{result.kind->start});
  for (const auto& group : needed.groups)
    for (const auto id : group.productions) {
      auto& production = result.productions.emplace_back();
      production.id = id;
      production.count = counted.productions[id];
      std::vector<node_id> choices;
      collect_choices(in, id, choices);
      for (const auto choice : choices)
        production.choices.push_back({choice, counted.alternatives[choice]});
    }
  return result;
}

}  // namespace strictpgn::spec
