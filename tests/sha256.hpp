// SHA-256 (FIPS 180-4), in base64 or hexadecimal. Written for tests alone: what the build computes
// is held against it, and so are the checksums of the conformance cases.
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

namespace strictpgn::tests {

/// The first 32 bits of the fractional part.
inline std::uint32_t fraction_of(long double number) {
  return static_cast<std::uint32_t>(std::floor((number - std::floor(number)) * 4294967296.0L));
}

inline bool is_prime(int number) {
  for (int divisor = 2; divisor * divisor <= number; ++divisor)
    if (number % divisor == 0) return false;
  return true;
}

/// The constants of the standard: of the square and cube roots of the first primes.
struct sha256_constants {
  std::array<std::uint32_t, 8> start{};
  std::array<std::uint32_t, 64> rounds{};

  sha256_constants() {
    std::size_t count = 0;
    for (int number = 2; count < rounds.size(); ++number) {
      if (!is_prime(number)) continue;
      if (count < start.size())
        start[count] = fraction_of(std::sqrt(static_cast<long double>(number)));
      rounds[count++] = fraction_of(std::cbrt(static_cast<long double>(number)));
    }
  }
};

inline void add_block(std::array<std::uint32_t, 8>& hash, std::string_view block,
                      const sha256_constants& known) {
  std::array<std::uint32_t, 64> words{};
  for (std::size_t at = 0; at < 64; ++at)
    words[at / 4] = words[at / 4] << 8 | static_cast<unsigned char>(block[at]);
  for (std::size_t at = 16; at < 64; ++at) {
    const auto a = words[at - 15];
    const auto b = words[at - 2];
    words[at] = words[at - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + words[at - 7] +
                (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  auto s = hash;
  for (std::size_t at = 0; at < 64; ++at) {
    const auto one = s[7] + (std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25)) +
                     ((s[4] & s[5]) ^ (~s[4] & s[6])) + known.rounds[at] + words[at];
    const auto two = (std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22)) +
                     ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
    s = {one + two, s[0], s[1], s[2], s[3] + one, s[4], s[5], s[6]};
  }
  for (std::size_t at = 0; at < hash.size(); ++at) hash[at] += s[at];
}

inline std::string sha256(std::string_view text) {
  static const sha256_constants known;
  auto hash = known.start;
  std::string padded(text);
  padded += '\x80';
  padded.resize((padded.size() + 8 + 63) / 64 * 64 - 8, '\0');
  for (int shift = 56; shift >= 0; shift -= 8)
    padded += static_cast<char>(static_cast<std::uint64_t>(text.size()) * 8 >> shift);
  for (std::size_t at = 0; at < padded.size(); at += 64)
    add_block(hash, std::string_view(padded).substr(at, 64), known);
  std::string bytes;
  for (const auto word : hash)
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(word >> shift);
  return bytes;
}

inline std::string base64(std::string_view bytes) {
  constexpr std::string_view letters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string result;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t group = 0;
    for (std::size_t i = 0; i < 3; ++i)
      group = group << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    for (std::size_t i = 0; i < 4; ++i)
      result += at + i > bytes.size() ? '=' : letters[group >> (18 - 6 * i) & 63U];
  }
  return result;
}

inline std::string hexadecimal(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string result;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    result += digits[byte >> 4];
    result += digits[byte & 0xF];
  }
  return result;
}

}  // namespace strictpgn::tests
