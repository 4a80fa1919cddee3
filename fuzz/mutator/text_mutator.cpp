#include "text_mutator.hpp"

#include <utility>

namespace strictpgn::fuzz {
namespace {

using generate::change;
using generate::rng;
using spec::import_grammar;
using spec::node_id;

constexpr int few_trials = 8;

/// Games more often than what stands in their comments.
const stretch& any_stretch(const parsed_text& in, rng& random) {
  const auto& all = in.stretches();
  return random.chance(1, 2) ? all.front() : random.pick(all);
}

changed with(const parsed_text& whole, const stretch& part, changed result) {
  auto text = whole.text();
  text.replace(part.begin(), part.end() - part.begin(), result.text);
  return {std::move(text), std::move(result.label)};
}

/// Fuzzers take no empty text.
changed cut(changed result, std::size_t max_size) {
  if (result.text.empty()) result.text = "\n";
  if (result.text.size() > max_size) result.text.resize(max_size);
  return result;
}

}  // namespace

text_mutator::text_mutator(std::size_t most_texts, std::size_t most_bytes)
    : changes_(import_grammar()), texts_(most_texts, most_bytes) {}

changed text_mutator::mutate(std::string_view text, std::size_t max_size, std::size_t changes,
                             rng& random) {
  const auto& in = texts_.of(text);
  changed result;
  for (int trials = few_trials; trials != 0; --trials) {
    result = change_once(in, random);
    for (auto left = changes; left > 1 && !result.text.empty(); --left)
      result = change_once(texts_.read(result.text), random);
    if (result.text.size() <= max_size && result.text != text) break;
  }
  return cut(std::move(result), max_size);
}

changed text_mutator::cross(std::string_view text, std::string_view other, std::size_t max_size,
                            rng& random) {
  if (text.empty() || other.empty()) return mutate(text, max_size, 1, random);
  learn(other);
  const auto& in = texts_.of(text);
  changed result;
  for (int trials = few_trials; trials != 0; --trials) {
    const auto& part = any_stretch(in, random);
    if (part.productions().empty()) continue;
    result = with(in, part, change_at_node(part, change::splice, random));
    if (result.text.size() <= max_size && result.text != text) break;
  }
  return cut(std::move(result), max_size);
}

/// What there is nothing of is made of nothing.
changed text_mutator::change_once(const parsed_text& in, rng& random) {
  static const auto unit = import_grammar().find("unit").value();
  if (in.text().empty()) return {changes_.sentence(unit, random), "sentence@unit"};
  if (in.has_games() && random.chance(1, 6))
    if (auto result = player_.play(in.text(), random)) return std::move(*result);
  const auto& part = any_stretch(in, random);
  if (part.productions().empty()) return {in.text(), "nothing"};
  if (random.chance(1, 4))
    if (auto result = mutate_meaning(part, changes_, random))
      return with(in, part, std::move(*result));
  return with(in, part, change_at_node(part, random.pick(generate::all_changes), random));
}

/// What cannot be done at that place is done as a splice.
changed text_mutator::change_at_node(const stretch& in, change what, rng& random) {
  const generate::donor from = [this](node_id production, rng& by) {
    return texts_.any(production, by);
  };
  const auto production = random.pick(in.productions());
  const auto entry = in.any(production, random);
  auto result = changes_.make(what, in.tree(), entry, from, random);
  if (!result) {
    what = change::splice;
    result = changes_.make(what, in.tree(), entry, from, random);
  }
  return {std::move(*result),
          std::string(name_of(what)) + '@' + std::string(import_grammar()[production].name)};
}

}  // namespace strictpgn::fuzz
