// Bytes of the input as characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "strictpgn/profile.hpp"

namespace strictpgn::text {

/// U+FEFF in UTF-8. It is no white space and no token (decision D02).
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// The character at the beginning of a text.
struct code_point {
  char32_t value = 0;      ///< the byte itself where `is_valid` is false
  std::size_t length = 1;  ///< bytes it takes
  bool is_valid = true;    ///< false for a byte that is no part of well-formed UTF-8
};

/// Reads the first character of a text that is not empty. In ISO 8859-1 each byte is one; in UTF-8
/// overlong forms, surrogates and values above U+10FFFF are not well-formed.
code_point first_code_point(std::string_view bytes, encoding encoding);

/// How many characters a text has. A byte that is no part of well-formed UTF-8 is one by itself, so
/// that none takes more than four bytes.
std::size_t count_characters(std::string_view text, encoding encoding);

/// Where the character of that number begins, from 0; the size of a text that has no more.
std::size_t place_of_character(std::string_view text, std::size_t number, encoding encoding);

/// Appends a character as UTF-8.
void append_utf8(std::string& out, char32_t value);

}  // namespace strictpgn::text
