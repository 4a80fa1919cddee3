// What the library answers to the conformance cases, and which mutants each of them comes by.
#pragma once

#include <string>
#include <vector>

#include "conformance/conformance_case.hpp"

namespace strictpgn::mutants {

/// Findings, verdicts and games of a case as one text.
std::string answer_to(const tests::conformance_case& one);

/// What a case is answered without any mutant.
struct plain_answer {
  std::string text;
  std::vector<unsigned> reached;  ///< the numbers of the mutants that it comes by
};

/// The answers to all cases, in their order; none where the process that works them out dies. In a
/// process of its own: what is worked out once and kept must be new for each mutant.
std::vector<plain_answer> plain_answers(const std::vector<tests::conformance_case>& cases);

}  // namespace strictpgn::mutants
