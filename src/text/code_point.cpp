#include "text/code_point.hpp"

#include <algorithm>

#include "text/plain.hpp"

namespace strictpgn::text {
namespace {

unsigned byte_at(std::string_view bytes, std::size_t index) {
  return static_cast<unsigned char>(bytes[index]);
}

/// Bytes of the sequence that such a byte begins; 0 if it begins none.
std::size_t sequence_length(unsigned lead) {
  if (lead < 0x80) return 1;
  if (lead < 0xC2) return 0;
  if (lead < 0xE0) return 2;
  if (lead < 0xF0) return 3;
  return lead < 0xF5 ? 4 : 0;
}

bool is_well_formed(char32_t value, std::size_t length) {
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = value >= 0xD800 && value <= 0xDFFF;
  return value >= least[length] && value <= 0x10FFFF && !is_surrogate;
}

code_point first_of_utf8(std::string_view bytes) {
  const auto lead = byte_at(bytes, 0);
  const code_point invalid{.value = lead, .is_valid = false};
  const auto length = sequence_length(lead);
  if (length == 0 || length > bytes.size()) return invalid;
  char32_t value = length == 1 ? lead : lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte_at(bytes, i) & 0xC0U) != 0x80U) return invalid;
    value = (value << 6) | (byte_at(bytes, i) & 0x3FU);
  }
  if (!is_well_formed(value, length)) return invalid;
  return {.value = value, .length = length};
}

}  // namespace

code_point first_code_point(std::string_view bytes, encoding encoding) {
  if (encoding == encoding::latin1) return {.value = byte_at(bytes, 0)};
  return first_of_utf8(bytes);
}

std::size_t count_characters(std::string_view text, encoding encoding) {
  if (encoding == encoding::latin1) return text.size();
  auto count = plain_length(text);
  for (auto at = count; at < text.size(); ++count) at += first_of_utf8(text.substr(at)).length;
  return count;
}

std::size_t place_of_character(std::string_view text, std::size_t number, encoding encoding) {
  if (encoding == encoding::latin1) return std::min(text.size(), number);
  std::size_t at = 0;
  for (; at < text.size() && number != 0; --number) at += first_of_utf8(text.substr(at)).length;
  return at;
}

void append_utf8(std::string& out, char32_t value) {
  const auto tail = [value](int shift) {
    return static_cast<char>(0x80 | ((value >> shift) & 0x3F));
  };
  if (value < 0x80) {
    out += static_cast<char>(value);
  } else if (value < 0x800) {
    out += {static_cast<char>(0xC0 | (value >> 6)), tail(0)};
  } else if (value < 0x10000) {
    out += {static_cast<char>(0xE0 | (value >> 12)), tail(6), tail(0)};
  } else {
    out += {static_cast<char>(0xF0 | (value >> 18)), tail(12), tail(6), tail(0)};
  }
}

}  // namespace strictpgn::text
