#include "lab/mutate/changer.hpp"

namespace strictpgn::generate {
namespace {

using spec::graph;
using spec::node_id;
using spec::op;

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

std::size_t any_place(const tree& in, std::size_t entry, rng& random) {
  return in.begin(entry) + random.below(in.text_of(entry).size() + 1);
}

}  // namespace

std::string_view name_of(change what) {
  constexpr std::string_view names[] = {"drop",   "duplicate", "swap",  "replace",
                                        "splice", "insert",    "splat", "truncate"};
  static_assert(std::size(names) == std::size(all_changes));
  return names[static_cast<std::size_t>(what)];
}

changer::changer(const graph& grammar)
    : grammar_(grammar), sentences_(grammar), alternatives_(alternatives_in(grammar)) {
  sentences_.allow_all();
}

std::optional<std::string> changer::make(change what, const tree& in, std::size_t entry,
                                         const donor& from, rng& random) {
  const auto begin = in.begin(entry), end = in.end(entry);
  switch (what) {
    case change::drop:
      return in.with(begin, end, "");
    case change::duplicate:
      return in.with(end, end, in.text_of(entry));
    case change::swap:
      return swap(in, entry);
    case change::replace:
      return replace(in, entry, random);
    case change::splice:
      return in.with(begin, end, from(in.production(entry), random));
    case change::insert: {
      const auto place = any_place(in, entry, random);
      return in.with(place, place, random.pick(bad_bytes));
    }
    case change::splat: {
      const auto place = any_place(in, entry, random);
      if (place == end) return std::nullopt;
      return in.with(place, place + 1, random.pick(bad_bytes));
    }
    case change::truncate:
      return in.with(any_place(in, entry, random), in.text().size(), "");
  }
  return std::nullopt;
}

std::string changer::sentence(node_id production, rng& random) {
  std::string text;
  sentences_.write(grammar_[production].name, text, random);
  return text;
}

std::optional<std::string> changer::swap(const tree& in, std::size_t entry) const {
  if (entry == 0) return std::nullopt;
  auto other = in.next(entry);
  while (other < in.next(in.parent(entry)) && in.is_empty(other)) other = in.next(other);
  if (other >= in.next(in.parent(entry))) return std::nullopt;
  const auto begin = in.end(entry);
  const auto between = in.text().substr(begin, in.begin(other) - begin);
  std::string swapped(in.text_of(other));
  swapped.append(between).append(in.text_of(entry));
  return in.with(in.begin(entry), in.end(other), swapped);
}

std::optional<std::string> changer::replace(const tree& in, std::size_t entry, rng& random) {
  const auto& others = alternatives_[in.production(entry)];
  if (others.empty()) return std::nullopt;
  const auto other = sentence(random.pick(others), random);
  return in.with(in.begin(entry), in.end(entry), other);
}

}  // namespace strictpgn::generate
