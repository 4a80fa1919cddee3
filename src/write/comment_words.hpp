// The text of a comment as export format writes it: word by word (decision D77).
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace strictpgn::write {

/// Space, tab, vertical tab, LF or CR (PGN 7).
constexpr bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\v' || c == '\n' || c == '\r';
}

/// Control characters that 4.1 keeps out of PGN; they are dropped (decision D114).
constexpr bool is_forbidden(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && !is_space(c)) || byte == 0x7F;
}

/// The words between white space. They view the text.
std::vector<std::string_view> words_of(std::string_view text);

/// Whether a word may not open a line inside a comment, since readers that work line by line would
/// take it for an escape (PGN 6) or a tag pair. Such a word stays beside the one before it.
bool must_not_open_line(const std::vector<std::string_view>& words, std::size_t which);

}  // namespace strictpgn::write
