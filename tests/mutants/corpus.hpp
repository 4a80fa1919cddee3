// The small texts beside the conformance cases: few that kill together what each of many kills.
#pragma once

#include <cstddef>
#include <vector>

#include "mutants/trial.hpp"

namespace strictpgn::mutants {

/// Of these texts so many that they kill all the mutants that any of them kills, the most useful
/// ones first taken; in the order of their productions.
std::vector<grammar_text> fewest_texts(const std::vector<grammar_text>& texts,
                                       const std::vector<mutant>& against, unsigned jobs,
                                       const spec::graph& in);

}  // namespace strictpgn::mutants
