// What must hold of the mutants of the sources.
#pragma once

#include <vector>

#include "mutants/semantic/mutation_run.hpp"

namespace strictpgn::mutants {

/// The mutants that are neither killed nor listed as changing nothing.
std::vector<unsigned> left_after(const mutation_run& done);

/// Prints the score of each source and what is wrong; false if something is: a mutant is left, or
/// the list is not true.
bool judge(const mutation_run& done);

}  // namespace strictpgn::mutants
