// How the bytes between tokens of games look, beyond productions and rules: what some programs take
// no account of, though the standard has it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/features.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::differential {

/// A spelling and the place that shows it.
struct spelling {
  std::string name;  ///< "vertical tab"
  span where;
};

/// Those of a text of games, from the places of its productions.
std::vector<spelling> spellings_of(std::string_view text, const features& productions);

/// The section of the standard that is about one; empty for what is none.
std::string section_of_spelling(std::string_view name);

}  // namespace strictpgn::differential
