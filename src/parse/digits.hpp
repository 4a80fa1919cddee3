// Digits, one by one or eight bytes at a time.
#pragma once

#include <cstdint>
#include <cstring>

namespace strictpgn::parse {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

inline const char* past_digits(const char* at, const char* end) {
  while (at != end && is_digit(*at)) ++at;
  return at;
}

/// Whether the eight bytes there are those of `form`, but for its zeros, which stand for digits.
/// What `form` has is taken away, so that of a digit its value is left; `room` is what may be added
/// to each byte before one that is too great reaches its highest bit: 0x7F to those that have to be
/// as in `form`, 0x76 to any digit.
inline bool has_form(const char* at, const char (&form)[9], const char (&room)[9]) {
  const auto word = [](const char* text) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text, sizeof bytes);
    return bytes;
  };
  const auto values = word(at) ^ word(form);
  const auto excess = values + word(room);
  return ((values | excess) & word("\x80\x80\x80\x80\x80\x80\x80\x80")) == 0;
}

}  // namespace strictpgn::parse
