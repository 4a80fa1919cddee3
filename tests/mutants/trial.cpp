#include "mutants/trial.hpp"

#include <algorithm>
#include <utility>

namespace strictpgn::mutants {

using namespace spec;

namespace {

bool is_alike(const derived& a, const derived& b) {
  return a.production == b.production && a.begin == b.begin && a.end == b.end && a.next == b.next &&
         a.counts == b.counts && a.is_passed_over == b.is_passed_over;
}

}  // namespace

bool tells_apart(interpreter& by, const grammar_sample& sample) {
  derivation made;
  by.begin(sample.of.text);
  by.derive(sample.of.start, 0, made);
  return !std::ranges::equal(made, sample.made, is_alike);
}

void trial::add(const grammar_sample& sample) {
  const auto index = static_cast<std::uint32_t>(samples_.size());
  for (node_id id = 0; id != by_node_.size(); ++id)
    if (sample.tries(id)) by_node_[id].push_back(index);
  samples_.push_back(sample);
}

std::optional<std::size_t> trial::killer_of(const mutant& one) const {
  const auto other = changed(in_, one);
  interpreter by(other);
  const auto& tried = by_node_[one.at];
  const auto found = std::ranges::find_if(
      tried, [&](std::uint32_t index) { return tells_apart(by, samples_[index]); });
  return found == tried.end() ? std::nullopt : std::optional<std::size_t>(*found);
}

graph changed(const graph& in, const mutant& one) {
  auto result = in;
  result[one.at] = one.changed;
  return result;
}

}  // namespace strictpgn::mutants
