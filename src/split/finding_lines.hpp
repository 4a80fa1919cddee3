// Findings as text of PGN, which says nothing to programs.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "strictpgn/profile.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::split {

/// What findings are written as.
enum class finding_form : std::uint8_t {
  escape,   ///< escape lines (PGN 6)
  comment,  ///< comments in braces (PGN 5), one for each
};

/// Lines of fewer than 80 printing characters of ASCII about those findings of a step that
/// `is_wanted` takes: place, level, rule and message, then how many more there are. Whatever the
/// findings quote, an escape line stays one, and a comment neither ends early nor holds a command.
std::string finding_lines(const reading& step, const std::function<bool(severity)>& is_wanted,
                          finding_form form, encoding encoding, std::string_view line_end);

}  // namespace strictpgn::split
