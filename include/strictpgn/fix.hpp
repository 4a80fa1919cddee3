// Putting right what is certain.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "strictpgn/options.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/severity.hpp"

namespace strictpgn {

/// Which remedies (`diagnostic::fix`) are carried out.
struct fixing {
  /// `safe`: those that keep every game, tag, move and comment as it is understood; `all`: every
  /// one; `none`: none.
  fixability most = fixability::safe;
  /// Only of findings that are at least so grave.
  severity least = severity::warning;
  /// How often the text is gone through at most: a remedy may stand in the way of another, or bring
  /// to light what was hidden.
  std::uint32_t passes = 10;
};

/// A text put right.
struct fixed_text {
  std::string text;
  std::uint64_t fixed = 0;  ///< findings whose remedy was carried out
};

/// Checks a text and carries out the remedies of its findings, until none is left. The options are
/// those of `check_database`. Nothing else of the text changes. A remedy that would bring an error
/// into its game is not carried out (a longer move may leave no room for the line of an export
/// format, which `write_database` fills anew); where many remedies of a game would, some that would
/// not may be left with them.
fixed_text apply_fixes(std::string_view text, const options& how = {}, const fixing& which = {});

}  // namespace strictpgn
