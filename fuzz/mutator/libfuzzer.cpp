// The mutator as libFuzzer calls it.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text_mutator.hpp"

/// libFuzzer's own mutations; not there when something else calls.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size)
    __attribute__((weak));

namespace {

using namespace strictpgn::fuzz;
using strictpgn::generate::rng;

std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

std::size_t deliver(const changed& result, std::uint8_t* to) {
  std::ranges::copy(result.text, to);
  return result.text.size();
}

/// With one text in the cache, so that a seed makes the same of a text at any time.
text_mutator& mutator() {
  static text_mutator all(1, 0);
  return all;
}

/// With two: what is spliced, and where.
text_mutator& crosser() {
  static text_mutator all(2, static_cast<std::size_t>(-1));
  return all;
}

}  // namespace

/// One time of two libFuzzer's own mutations, which each find what the others do not.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned seed) {
  rng random(seed);
  if (LLVMFuzzerMutate != nullptr && random.chance(1, 2))
    return LLVMFuzzerMutate(data, size, max_size);
  return deliver(mutator().mutate(text_of(data, size), max_size, 1, random), data);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,
                                                 const std::uint8_t* other, std::size_t other_size,
                                                 std::uint8_t* out, std::size_t max_size,
                                                 unsigned seed) {
  rng random(seed);
  crosser().forget();
  const auto result =
      crosser().cross(text_of(data, size), text_of(other, other_size), max_size, random);
  return deliver(result, out);
}
