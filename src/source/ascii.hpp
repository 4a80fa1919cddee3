// Characters of ASCII, whatever the locale.
#pragma once

namespace strictpgn::source {

/// The small letter of a capital; any other character as it is.
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }

}  // namespace strictpgn::source
