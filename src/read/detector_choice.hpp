// Which detectors run.
#pragma once

#include <vector>

#include "rules/findings.hpp"
#include "rules/registry.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::read {

/// The detectors whose rules are on, as deep as is asked for, in the order in which they run: first
/// those that look at the game alone.
class detector_choice {
 public:
  detector_choice(const options& how, const rules::severities& levels);

  const std::vector<rules::detector>& for_games() const { return for_games_; }
  /// For what stands outside games and has no tags.
  const std::vector<rules::detector>& outside_games() const { return outside_games_; }
  /// To lay a game out takes time, and is worth it for the rules that are about it.
  bool needs_layout() const { return needs_layout_; }

 private:
  std::vector<rules::detector> for_games_, outside_games_;
  bool needs_layout_ = false;
};

}  // namespace strictpgn::read
