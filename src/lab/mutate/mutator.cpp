#include "lab/mutate/mutator.hpp"

#include <map>
#include <string_view>
#include <utility>

#include "lab/generate/rng.hpp"
#include "lab/generate/tree.hpp"
#include "lab/mutate/changer.hpp"

namespace strictpgn::generate {
namespace {

using spec::graph;
using spec::node_id;

/// A place where a text can be changed.
struct site {
  const tree* in;
  std::size_t source;
  std::size_t entry;
};

}  // namespace

struct mutator::state {
  state(std::vector<std::string> all, std::string_view kind)
      : texts(std::move(all)), grammar(spec::import_grammar()), reader(grammar), changes(grammar) {
    trees.reserve(texts.size());
    for (const auto& each : texts) trees.emplace_back(each, reader, kind);
    for (std::size_t at = 0; at != trees.size(); ++at)
      for (std::size_t entry = 0; entry != trees[at].size(); ++entry)
        if (!trees[at].is_empty(entry))
          sites[trees[at].production(entry)].push_back({&trees[at], at, entry});
    for (const auto& [production, places] : sites) productions.push_back(production);
  }

  /// Every production has the same chance, however often it occurs.
  site any_site(rng& random) { return random.pick(sites[random.pick(productions)]); }

  /// From the same text or another one.
  std::string_view spliced(node_id production, rng& random) {
    const auto& from = random.pick(sites[production]);
    return from.in->text_of(from.entry);
  }

  mutant make(rng& random) {
    const donor from = [this](node_id production, rng& by) { return spliced(production, by); };
    for (;;) {
      const auto what = random.pick(all_changes);
      const auto at = any_site(random);
      auto result = changes.make(what, *at.in, at.entry, from, random);
      if (!result) continue;
      const auto production = grammar[at.in->production(at.entry)].name;
      return {std::move(*result), std::string(name_of(what)) + '@' + std::string(production),
              at.source};
    }
  }

  std::vector<std::string> texts;
  const graph& grammar;
  spec::interpreter reader;
  changer changes;
  std::vector<tree> trees;
  std::map<node_id, std::vector<site>> sites;
  std::vector<node_id> productions;
};

mutator::mutator(std::vector<std::string> texts, std::string_view kind)
    : state_(std::make_unique<state>(std::move(texts), kind)) {}
mutator::~mutator() = default;

mutant mutator::make(std::uint64_t seed) {
  rng random(seed);
  return state_->make(random);
}

}  // namespace strictpgn::generate
