// Bytes as text that can be read in a report.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace strictpgn::tests {

/// The text with everything but printing ASCII in hexadecimal.
inline std::string shown_bytes(std::string_view text) {
  std::string result;
  for (const char c : text) {
    char code[5];
    std::snprintf(code, sizeof code, "\\x%02X",
                  static_cast<unsigned>(static_cast<unsigned char>(c)));
    result += c >= ' ' && c <= '~' ? std::string(1, c) : std::string(code);
  }
  return result;
}

}  // namespace strictpgn::tests
