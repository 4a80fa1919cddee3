#include "text_mutator.hpp"

#include <utility>

namespace strictpgn::fuzz {
namespace {

using generate::change;
using generate::dice;
using spec::import_grammar;
using spec::node_id;

constexpr int few_trials = 8;

/// Games more often than what stands in their comments.
const stretch& any_stretch(const parsed_text& in, dice& roll) {
  const auto& all = in.stretches();
  return roll.chance(1, 2) ? all.front() : roll.pick(all);
}

changed with(const parsed_text& whole, const stretch& part, changed made) {
  auto text = whole.text();
  text.replace(part.begin(), part.end() - part.begin(), made.text);
  return {std::move(text), std::move(made.label)};
}

/// Fuzzers take no empty text.
changed cut(changed made, std::size_t max_size) {
  if (made.text.empty()) made.text = "\n";
  if (made.text.size() > max_size) made.text.resize(max_size);
  return made;
}

}  // namespace

text_mutator::text_mutator(std::size_t most_texts, std::size_t most_bytes)
    : changes_(import_grammar()), texts_(most_texts, most_bytes) {}

changed text_mutator::mutate(std::string_view text, std::size_t max_size, std::size_t changes,
                             dice& roll) {
  changed made;
  for (int trials = few_trials; trials != 0; --trials) {
    made = change_once(text, roll);
    for (auto left = changes; left > 1 && !made.text.empty(); --left)
      made = change_once(std::exchange(made.text, {}), roll);
    if (made.text.size() <= max_size && made.text != text) break;
  }
  return cut(std::move(made), max_size);
}

changed text_mutator::cross(std::string_view text, std::string_view other, std::size_t max_size,
                            dice& roll) {
  if (text.empty() || other.empty()) return mutate(text, max_size, 1, roll);
  learn(other);
  const auto& in = texts_.of(text);
  changed made;
  for (int trials = few_trials; trials != 0; --trials) {
    const auto& part = any_stretch(in, roll);
    if (part.productions().empty()) continue;
    made = with(in, part, change_at_node(part, change::splice, roll));
    if (made.text.size() <= max_size && made.text != text) break;
  }
  return cut(std::move(made), max_size);
}

/// What there is nothing of is made of nothing.
changed text_mutator::change_once(std::string_view text, dice& roll) {
  static const auto unit = import_grammar().find("unit").value();
  if (text.empty()) return {changes_.sentence(unit, roll), "sentence@unit"};
  const auto& in = texts_.of(text);
  const auto& part = any_stretch(in, roll);
  if (part.productions().empty()) return {std::string(text), "nothing"};
  if (roll.chance(1, 4))
    if (auto made = falsified(part, changes_, roll)) return with(in, part, std::move(*made));
  return with(in, part, change_at_node(part, roll.pick(generate::all_changes), roll));
}

/// What cannot be done at that place is done as a splice.
changed text_mutator::change_at_node(const stretch& in, change what, dice& roll) {
  const generate::donor from = [this](node_id production, dice& by) {
    return texts_.any(production, by);
  };
  const auto production = roll.pick(in.productions());
  const auto entry = in.any(production, roll);
  auto made = changes_.make(what, in.tree(), entry, from, roll);
  if (!made) {
    what = change::splice;
    made = changes_.make(what, in.tree(), entry, from, roll);
  }
  return {std::move(*made),
          std::string(name_of(what)) + '@' + std::string(import_grammar()[production].name)};
}

}  // namespace strictpgn::fuzz
