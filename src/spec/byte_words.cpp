#include "spec/byte_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace strictpgn::spec {

std::string byte_in_words(std::uint8_t byte) {
  switch (byte) {
    case '\t':
      return "HTAB";
    case '\n':
      return "LF";
    case '\v':
      return "VT";
    case '\f':
      return "FF";
    case '\r':
      return "CR";
    case ' ':
      return "SP";
    default:
      return is_printing(byte) ? std::string(1, static_cast<char>(byte))
                               : fmt::format("{:02X}", byte);
  }
}

std::string class_in_words(const node& byte_class) {
  std::vector<std::string> words;
  for (const auto& [first, last] : byte_class.ranges)
    words.push_back(first == last ? byte_in_words(first)
                                  : byte_in_words(first) + '-' + byte_in_words(last));
  return fmt::format("{}{}", byte_class.is_negated ? "all but " : "", fmt::join(words, " "));
}

}  // namespace strictpgn::spec
