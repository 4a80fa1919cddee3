// Facts of the catalogue in words.
#pragma once

#include <string>
#include <string_view>

#include "strictpgn/rule.hpp"

namespace strictpgn::report {

/// "the meaning is still certain; checking goes on".
std::string_view words_for(recovery after);

/// How its findings are put right.
std::string_view words_for(fixability fix);

/// "error", or "warning (import, modern), error (export, archival, reduced)".
std::string words_for_levels(const rule_info& about);

/// An example of the catalogue in lines. Escapes stay as they are, but a `\n` that only ends a line
/// ends it here too, unless there are other escapes or nothing follows.
std::string example_in_lines(std::string_view fragment);

}  // namespace strictpgn::report
