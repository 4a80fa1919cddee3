// Listed mutants tried by many more texts than the gate has.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "mutants/trial.hpp"

namespace strictpgn::mutants {

/// What was tried.
struct deep_search {
  std::uint64_t neighbours = 0;  ///< texts with up to three changes near the changed node
  std::uint64_t short_texts = 0;
  std::size_t length = 0;  ///< of the longest of those
  std::string bytes;       ///< that they are made of: one of each class that the production tells
  std::optional<grammar_text> caught_by;
};

/// Tries 50,000 neighbours of the texts that come to the changed node, and all texts of at most
/// four bytes, one byte of each class that the production can tell from others; three bytes where
/// the classes are more than 64.
deep_search search_deeply(const mutant& one, const trial& known, const spec::graph& in);

}  // namespace strictpgn::mutants
