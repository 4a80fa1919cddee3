#include "lab/differential/base64.hpp"

#include <cstddef>
#include <cstdint>

namespace strictpgn::differential {
namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string base64(std::string_view bytes) {
  std::string result;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    for (std::size_t i = 0; i != 3; ++i)
      three = three << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    for (std::size_t i = 0; i != 4; ++i)
      result += at + i > bytes.size() ? '=' : alphabet[three >> (18 - 6 * i) & 63];
  }
  return result;
}

std::optional<std::string> from_base64(std::string_view text) {
  std::string result;
  std::uint32_t held = 0;
  unsigned bits = 0;
  for (const char c : text.substr(0, text.find('='))) {
    const auto digit = alphabet.find(c);
    if (digit == alphabet.npos) return std::nullopt;
    held = (held << 6 | static_cast<std::uint32_t>(digit)) & 0xFFF;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    result += static_cast<char>(held >> bits & 0xFF);
  }
  if (base64(result) != text) return std::nullopt;
  return result;
}

}  // namespace strictpgn::differential
