// Characters of ASCII, whatever the locale.
#pragma once

#include <cstddef>
#include <string_view>

namespace strictpgn::text {

/// The small letter of a capital; any other character as it is.
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// What may stand between tokens (PGN 7).
inline constexpr std::string_view white_space = " \t\v\r\n";

constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }
/// White space that stays on its line.
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\v'; }
constexpr bool is_white_space(char c) { return is_blank(c) || is_line_end(c); }

/// Line ends in a text: LF, CR LF or CR (decision D06).
constexpr std::size_t count_line_ends(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); ++at)
    count += text[at] == '\n' || (text[at] == '\r' && text.substr(at, 2) != "\r\n");
  return count;
}

}  // namespace strictpgn::text
