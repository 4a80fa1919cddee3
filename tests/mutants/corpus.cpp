#include "mutants/corpus.hpp"

#include <algorithm>
#include <mutex>
#include <set>
#include <utility>

#include "mutants/each.hpp"

namespace strictpgn::mutants {

namespace {

/// By text the mutants that it kills.
using kill_table = std::vector<std::set<std::size_t>>;

kill_table kills_of(const std::vector<grammar_text>& texts, const std::vector<mutant>& against,
                    unsigned jobs, const spec::graph& in) {
  std::vector<grammar_sample> samples;
  for (const auto& text : texts) samples.push_back(sample_of(text, in));
  kill_table kills(texts.size());
  std::mutex guard;
  for_each_index(against.size(), jobs, [&](std::size_t at) {
    const auto other = changed(in, against[at]);
    spec::interpreter by(other);
    for (std::size_t text = 0; text != texts.size(); ++text) {
      if (!samples[text].tries(against[at].at) || !tells_apart(by, samples[text])) continue;
      const std::lock_guard hold(guard);
      kills[text].insert(at);
    }
  });
  return kills;
}

}  // namespace

std::vector<grammar_text> fewest_texts(const std::vector<grammar_text>& texts,
                                       const std::vector<mutant>& against, unsigned jobs,
                                       const spec::graph& in) {
  auto kills = kills_of(texts, against, jobs, in);
  std::vector<grammar_text> kept;
  for (;;) {
    const auto best =
        std::ranges::max_element(kills, {}, [](const auto& killed) { return killed.size(); });
    if (best == kills.end() || best->empty()) break;
    kept.push_back(texts[static_cast<std::size_t>(best - kills.begin())]);
    for (const auto done = *best; auto& killed : kills)
      for (const auto at : done) killed.erase(at);
  }
  std::ranges::sort(
      kept, {}, [&](const grammar_text& one) { return std::pair(in[one.start].name, one.text); });
  return kept;
}

}  // namespace strictpgn::mutants
