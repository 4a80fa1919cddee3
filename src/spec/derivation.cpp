#include "spec/derivation.hpp"

namespace strictpgn::spec {

std::vector<derived_deviation> deviations_of(const graph& in, const derivation& nodes) {
  std::vector<derived_deviation> found;
  for (const auto& each : nodes) {
    const auto deviates = in[each.production].deviates;
    if (each.counts && deviates != deviance::none && deviates != deviance::recovery)
      found.push_back({each.production, {each.begin, each.end}});
  }
  return found;
}

}  // namespace strictpgn::spec
