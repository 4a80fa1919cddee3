// Going through a text again and again until nothing is left to put right.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "fix/errors.hpp"
#include "fix/patch.hpp"
#include "fix/selection.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

/// What one pass did.
struct outcome {
  error_counts errors{};           ///< of the text as it was
  std::uint64_t offered = 0;       ///< findings whose remedy was wanted, chosen or not
  std::uint64_t fixed = 0;         ///< findings whose remedy was carried out
  std::string line_ends;           ///< what the line ends have yet to become; empty: they stay
  std::uint64_t of_line_ends = 0;  ///< findings that this will put right
};

/// Reads a text to its end and copies it, with those of the chosen remedies that do not stand in
/// each other's way and, as far as one game shows, bring no error. `how` holds the options of the
/// reader.
outcome fix_once(reader& games, const options& how, patch& copy, const fixing& which,
                 const selection& chosen);

/// The text while it is put right.
struct work {
  /// One pass over the text as it is, which writes the next one. The line ends are those that it is
  /// to make.
  std::function<outcome(const std::string& line_ends, const selection& chosen)> rewrite;
  /// The errors of the next one.
  std::function<error_counts()> judge;
  /// The next one takes the place of the text.
  std::function<void()> keep;
};

/// Passes until one changes nothing; gives how many findings were put right. No text is kept that
/// has more errors of any rule than the one before it.
std::uint64_t fix_all(const work& on, const fixing& which);

}  // namespace strictpgn::fix
