// Putting right what is certain.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "strictpgn/catalogue.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/severity.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// Which fixes (`diagnostic::fix`) are carried out.
struct fix_options {
  /// `safe`: those that keep every game, tag, move and comment as it is understood; `all`: every
  /// one that changes nothing but what it is for; `none`: none.
  applicability most = applicability::safe;
  /// Only of findings that are at least so grave.
  severity least = severity::warning;
  /// How often the text is gone through at most: a fix may stand in the way of another, or bring
  /// to light what was hidden.
  std::uint32_t passes = 10;
};

/// A text put right.
struct fixed_text {
  std::string text;
  std::uint64_t fixed = 0;  ///< findings whose fix was carried out
};

/// Checks a text and carries out the fixes of its findings, until none is left. The options are
/// those of `check_database`. Nothing else of the text changes.
///
/// The new text is read again and compared with the old one, from game to game. It has as many
/// games, and each has the same tags with the same values, the same moves, sides named by move
/// numbers, glyphs, comments, variations and termination marker, except for what a fix that is
/// not safe is there to change; and no rule has more findings in it than before, infos included.
/// A fix with which that is not so is not carried out, and its finding stays (a longer move may
/// leave no room on its line, which `write_database` fills anew). Of many such fixes in one game
/// others may be left with them. The time grows with the text: it is read a few times. Beside the
/// text some hundred bytes are kept for each game that changes.
fixed_text apply_fixes(std::string_view text, const options& options = {},
                       const fix_options& chosen = {});

}  // namespace strictpgn
