// The fragments of the catalogue as the bytes they stand for.
#pragma once

#include <charconv>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace strictpgn::tests {

inline char byte_of_letter(std::string_view letter) {
  constexpr std::string_view letters = "nrtv\\";
  constexpr std::string_view meanings = "\n\r\t\v\\";
  const auto found = letters.find(letter);
  if (letter.empty() || found == letters.npos)
    throw std::invalid_argument("no such escape: \\" + std::string(letter));
  return meanings[found];
}

inline char byte_of_digits(std::string_view digits) {
  unsigned char byte = 0;
  const auto* const end = digits.data() + digits.size();
  if (digits.size() != 2 || std::from_chars(digits.data(), end, byte, 16).ptr != end)
    throw std::invalid_argument("no two hexadecimal digits: " + std::string(digits));
  return static_cast<char>(byte);
}

/// The fragment with its C escapes resolved: \n \r \t \v \\ and \x with exactly two digits. Throws
/// std::invalid_argument on any other.
inline std::string bytes_of_fragment(std::string_view fragment) {
  std::string bytes;
  for (std::size_t i = 0; i < fragment.size(); ++i) {
    const auto rest = fragment.substr(i + 1);
    if (fragment[i] != '\\') {
      bytes += fragment[i];
    } else if (rest.starts_with('x')) {
      bytes += byte_of_digits(rest.substr(1, 2));
      i += 3;
    } else {
      bytes += byte_of_letter(rest.substr(0, 1));
      i += 1;
    }
  }
  return bytes;
}

}  // namespace strictpgn::tests
