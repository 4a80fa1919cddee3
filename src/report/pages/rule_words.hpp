// Facts of the catalogue in words.
#pragma once

#include <string>
#include <string_view>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::report {

/// "the meaning is still certain; checking goes on".
std::string_view words_for(recovery after);

/// How its findings are put right.
std::string_view words_for(applicability fix);

/// "error", or "warning (import, modern), error (export, archival, reduced)".
std::string words_for_levels(const rule_info& about);

/// The examples of a rule as they are shown.
struct rule_examples {
  std::string wrong;
  std::string right;
};

/// A `\n` of the catalogue ends a line here too, and is left out where both examples end in it. In
/// examples with other escapes, and where nothing follows, all escapes stay as they are.
rule_examples examples_of(const rule_info& about);

}  // namespace strictpgn::report
