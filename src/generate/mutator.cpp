#include "generate/mutator.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "generate/dice.hpp"
#include "generate/tree.hpp"
#include "generate/walker.hpp"

namespace strictpgn::generate {
namespace {

using grammar_graph::graph;
using grammar_graph::node_id;
using grammar_graph::op;

/// A place where a text can be changed.
struct site {
  const tree* in;
  std::size_t source;
  std::size_t entry;
};

/// The alternatives beside each production, in whatever choice it is one.
std::vector<std::vector<node_id>> alternatives_in(const graph& grammar) {
  std::vector<std::vector<node_id>> found(grammar.nodes.size());
  for (const auto& each : grammar.nodes) {
    if (each.what != op::sor) continue;
    for (const auto kid : each.kids)
      for (const auto other : each.kids)
        if (other != kid && grammar[other].is_named()) found[kid].push_back(other);
  }
  return found;
}

constexpr std::string_view bad_bytes[] = {
    {"\0", 1}, "\x01", "\x1A", "\x7F", "\x80", "\xA0", "\xFF", "\xC3", "\xEF\xBB\xBF",
    "\r",      "\n",   "\t",   "\v",   "\f",   "%",    "{",    "}",    "(",
    ")",       "[",    "]",    "\"",   "\\",   ";",    "$",    "<",    ">",
    "*",       ".",    "-",    "0",    "9",    "a",    "h",    "i",    "A",
    "K",       "x",    "+",    "#",    "=",    "!",    "?",    "/",    " "};

}  // namespace

struct mutator::state {
  explicit state(std::vector<std::string> all)
      : texts(std::move(all)),
        grammar(grammar_graph::import_grammar()),
        reader(grammar),
        sentences(grammar),
        alternatives(alternatives_in(grammar)) {
    sentences.allow_all();
    trees.reserve(texts.size());
    for (const auto& each : texts) trees.emplace_back(each, reader);
    for (std::size_t at = 0; at != trees.size(); ++at)
      for (std::size_t entry = 0; entry != trees[at].size(); ++entry)
        if (!trees[at].is_empty(entry))
          sites[trees[at].production(entry)].push_back({&trees[at], at, entry});
    for (const auto& [production, places] : sites) productions.push_back(production);
  }

  /// Every production has the same chance, however often it occurs.
  site any_site(dice& roll) { return roll.pick(sites[roll.pick(productions)]); }

  using operation = std::optional<std::string> (state::*)(const site& at, dice& roll);

  std::optional<std::string> drop(const site& at, dice&) {
    return at.in->with(at.in->begin(at.entry), at.in->end(at.entry), "");
  }

  std::optional<std::string> duplicate(const site& at, dice&) {
    const auto end = at.in->end(at.entry);
    return at.in->with(end, end, at.in->text_of(at.entry));
  }

  std::optional<std::string> swap(const site& at, dice&) {
    const auto& in = *at.in;
    if (at.entry == 0) return std::nullopt;
    auto other = in.next(at.entry);
    while (other < in.next(in.parent(at.entry)) && in.is_empty(other)) other = in.next(other);
    if (other >= in.next(in.parent(at.entry))) return std::nullopt;
    const auto begin = in.end(at.entry);
    const auto between = in.text().substr(begin, in.begin(other) - begin);
    std::string swapped(in.text_of(other));
    swapped.append(between).append(in.text_of(at.entry));
    return in.with(in.begin(at.entry), in.end(other), swapped);
  }

  std::optional<std::string> replace(const site& at, dice& roll) {
    const auto& others = alternatives[at.in->production(at.entry)];
    if (others.empty()) return std::nullopt;
    std::string other;
    sentences.write(grammar[roll.pick(others)].name, other, roll);
    return at.in->with(at.in->begin(at.entry), at.in->end(at.entry), other);
  }

  /// From the same text or another one.
  std::optional<std::string> splice(const site& at, dice& roll) {
    const auto& from = roll.pick(sites[at.in->production(at.entry)]);
    return at.in->with(at.in->begin(at.entry), at.in->end(at.entry), from.in->text_of(from.entry));
  }

  std::optional<std::string> insert(const site& at, dice& roll) {
    const auto place = any_place(at, roll);
    return at.in->with(place, place, roll.pick(bad_bytes));
  }

  std::optional<std::string> splat(const site& at, dice& roll) {
    const auto place = any_place(at, roll);
    if (place == at.in->end(at.entry)) return std::nullopt;
    return at.in->with(place, place + 1, roll.pick(bad_bytes));
  }

  std::optional<std::string> truncate(const site& at, dice& roll) {
    return at.in->with(any_place(at, roll), at.in->text().size(), "");
  }

  static std::size_t any_place(const site& at, dice& roll) {
    return at.in->begin(at.entry) + roll.below(at.in->text_of(at.entry).size() + 1);
  }

  mutant make(dice& roll) {
    constexpr std::pair<std::string_view, operation> operations[] = {
        {"drop", &state::drop},       {"duplicate", &state::duplicate}, {"swap", &state::swap},
        {"replace", &state::replace}, {"splice", &state::splice},       {"insert", &state::insert},
        {"splat", &state::splat},     {"truncate", &state::truncate}};
    for (;;) {
      const auto& [name, change] = roll.pick(operations);
      const auto at = any_site(roll);
      auto made = (this->*change)(at, roll);
      if (!made) continue;
      const auto production = grammar[at.in->production(at.entry)].name;
      return {std::move(*made), std::string(name) + '@' + std::string(production), at.source};
    }
  }

  std::vector<std::string> texts;
  const graph& grammar;
  grammar_graph::interpreter reader;
  walker sentences;
  std::vector<std::vector<node_id>> alternatives;
  std::vector<tree> trees;
  std::map<node_id, std::vector<site>> sites;
  std::vector<node_id> productions;
};

mutator::mutator(std::vector<std::string> texts)
    : state_(std::make_unique<state>(std::move(texts))) {}
mutator::~mutator() = default;

mutant mutator::make(std::uint64_t seed) {
  dice roll(seed);
  return state_->make(roll);
}

}  // namespace strictpgn::generate
