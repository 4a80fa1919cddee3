// Mutants of the sources, each tried on cases until one of them is answered otherwise.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "mutants/semantic/answers.hpp"
#include "mutants/semantic/shared_numbers.hpp"

namespace strictpgn::mutants {

/// All mutants, by their numbers from 1, and what becomes of them.
class mutation_run {
 public:
  enum class fate : std::uint8_t {
    killed,
    survived,
    unreached,  ///< no case comes by it
  };

  explicit mutation_run(std::vector<tests::conformance_case> cases);

  std::vector<unsigned> all_mutants() const;
  const std::string& name_of(unsigned number) const { return names_[number - 1]; }

  /// Tries these mutants, as many at a time as there are processors.
  void run(const std::vector<unsigned>& numbers);

  fate fate_of(unsigned number) const { return fates_[number]; }

  /// The case that killed a mutant: the first that is answered otherwise, of those with least to
  /// do.
  const tests::conformance_case& killer_of(unsigned number) const {
    return cases_[last_tried_[number]];
  }

 private:
  void find_who_reaches();
  pid_t start(unsigned number) const;
  bool is_seen(unsigned number) const;

  std::vector<tests::conformance_case> cases_;
  std::vector<std::string> names_;  // by number - 1
  std::vector<plain_answer> plain_;
  std::vector<std::vector<std::size_t>> reached_by_;  // by number: cases
  std::vector<fate> fates_;                           // by number
  shared_numbers last_tried_;                         // by number: a case
};

}  // namespace strictpgn::mutants
