// Chance in tests: the same texts each time, or those of another seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>

#include "sanitized.hpp"

namespace strictpgn::tests {

/// Where all that is random begins: the number in STRICTPGN_SEED, or else always the same one. The
/// test program says it when it starts (main.cpp), so that what has failed can be repeated.
inline std::uint32_t seed() {
  const char* const given = std::getenv("STRICTPGN_SEED");
  return given == nullptr ? 1994 : static_cast<std::uint32_t>(std::stoul(given));
}

/// Random numbers from the seed on, the same on every machine.
class rng : public std::mt19937 {
 public:
  rng() : std::mt19937(tests::seed()) {}
};

/// A number from 0 to `bound` - 1.
inline std::size_t below(rng& random, std::size_t bound) { return random() % bound; }

/// How many random texts to try: so many, a tenth of them under sanitizers, STRICTPGN_TRIALS times
/// as many where somebody wants more.
inline std::uint64_t trials(std::uint64_t usual) {
  const char* const times = std::getenv("STRICTPGN_TRIALS");
  return tenth_if_sanitized(usual) * (times == nullptr ? 1 : std::stoull(times));
}

}  // namespace strictpgn::tests
