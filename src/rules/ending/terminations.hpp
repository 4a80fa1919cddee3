// The values of the tag Termination (PGN 9.8.1).
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

#include "text/ascii.hpp"

namespace strictpgn::rules {

inline constexpr std::string_view terminations[] = {
    "abandoned", "adjudication",     "death",        "emergency",
    "normal",    "rules infraction", "time forfeit", "unterminated"};

/// The value of the standard that differs from the text at most in case; else empty.
inline std::string_view termination_like(std::string_view text) {
  const auto is_like = [&](std::string_view known) {
    return std::equal(known.begin(), known.end(), text.begin(), text.end(),
                      [](char x, char y) { return x == text::lower(y); });
  };
  const auto found = std::find_if(std::begin(terminations), std::end(terminations), is_like);
  return found == std::end(terminations) ? std::string_view{} : *found;
}

/// Whether a game that ended so cannot have that result.
inline bool contradicts(std::string_view termination, std::string_view result) {
  const bool ends_with_result = termination == "normal" || termination == "death" ||
                                termination == "rules infraction" || termination == "time forfeit";
  const bool is_decided = result == "1-0" || result == "0-1" || result == "1/2-1/2";
  return (result == "*" && ends_with_result) || (is_decided && termination == "unterminated");
}

}  // namespace strictpgn::rules
