#include "read/detector_choice.hpp"

#include <algorithm>
#include <initializer_list>
#include <span>

namespace strictpgn::read {
namespace {

using rules::detector, rules::matter, rules::phase;

struct placed_detector {
  detector one;
  matter about;
};

/// All of them, in the order in which they run. Put together once, as a reader for a single game
/// has little other work.
std::span<const placed_detector> all_detectors() {
  static const auto all = [] {
    std::vector<placed_detector> result;
    for (const auto when : {phase::independent, phase::after_others})
      for (const auto& each : rules::chapters())
        for (const auto& one : each.detectors)
          if (one.when == when) result.push_back({one, each.about});
    return result;
  }();
  return all;
}

std::vector<detector> detectors_about(std::initializer_list<matter> wanted,
                                      const rules::severities& levels) {
  std::vector<detector> result;
  result.reserve(all_detectors().size());
  for (const auto& [one, about] : all_detectors())
    if (std::ranges::find(wanted, about) != wanted.end() && levels.is_enabled(one.id))
      result.push_back(one);
  return result;
}

}  // namespace

detector_choice::detector_choice(const options& how, const rules::severities& levels) {
  using enum matter;
  if (how.depth == check_depth::layout) {
    for_games_ = detectors_about({text, games, layout}, levels);
    outside_games_ = detectors_about({text, layout}, levels);
    needs_layout_ = !detectors_about({layout}, levels).empty();
  } else {
    for_games_ = detectors_about({text, games}, levels);
    outside_games_ = detectors_about({text}, levels);
  }
}

}  // namespace strictpgn::read
