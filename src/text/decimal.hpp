// Numbers as decimal digits.
#pragma once

#include <bit>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <limits>

namespace strictpgn::text {

/// As many as a number of that type can have.
template <std::unsigned_integral Number>
inline constexpr int most_decimal_digits = std::numeric_limits<Number>::digits10 + 1;

/// A number below 10^8 as eight bytes of 0 to 9, the first digit in the lowest: halves, quarters
/// and digits are divided all at once.
constexpr std::uint64_t eight_digits(std::uint64_t number) {
  auto parts = number / 10'000 | (number % 10'000) << 32;
  const auto hundreds = (parts * 10'486 >> 20) & 0x0000'007F'0000'007F;
  parts = hundreds | (parts - hundreds * 100) << 16;
  const auto tens = (parts * 103 >> 10) & 0x000F'000F'000F'000F;
  return tens | (parts - tens * 10) << 8;
}

/// Writes it without leading zeros and gives its end. There must be room for as many digits as such
/// a number can have, and all of it may be written to. One digit is common; up to eight are written
/// without a branch, since nobody can foretell how many there are.
template <std::unsigned_integral Number>
[[gnu::always_inline]] inline char* write_decimal(char* out, Number number) {
  static_assert(most_decimal_digits<Number> >= 8);
  if (number < 10) {
    *out = static_cast<char>('0' + number);
    return out + 1;
  }
  if (std::endian::native != std::endian::little || number >= 100'000'000) [[unlikely]]
    return std::to_chars(out, out + most_decimal_digits<Number>, number).ptr;
  const auto digits = eight_digits(number);
  const auto zeros = std::countr_zero(digits) / 8;
  const auto text = (digits | 0x3030'3030'3030'3030) >> (8 * zeros);
  std::memcpy(out, &text, sizeof(text));
  return out + 8 - zeros;
}

}  // namespace strictpgn::text
