// The mutator as AFL++ (4.04c and later) calls it. What it does not require is left out, so that
// any version finds what it looks for.
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>

#include "text_mutator.hpp"

namespace {

using namespace strictpgn::fuzz;
using strictpgn::generate::rng;

constexpr std::size_t most_texts = 256;
constexpr std::size_t most_bytes = 1 << 20;
constexpr std::size_t seldom = 16;  // once in so many mutants

/// One fuzzing process.
struct session {
  explicit session(unsigned seed) : mutator(most_texts, most_bytes), random(seed) {}

  text_mutator mutator;
  rng random;
  changed made;
  std::string kept = std::string(most_bytes, '\0');  // by AFL++, and read last
};

session& session_of(void* data) { return *static_cast<session*>(data); }

std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace

extern "C" void* afl_custom_init(void* /*afl*/, unsigned seed) { return new session(seed); }

extern "C" void afl_custom_deinit(void* data) { delete &session_of(data); }

/// Parts of each text that AFL++ keeps are spliced from then on.
extern "C" std::uint8_t afl_custom_queue_new_entry(void* data, const std::uint8_t* file,
                                                   const std::uint8_t* /*from*/) {
  std::ifstream in(reinterpret_cast<const char*>(file), std::ios::binary);
  auto& [mutator, random, made, kept] = session_of(data);
  in.read(kept.data(), static_cast<std::streamsize>(kept.size()));
  mutator.learn(std::string_view(kept).substr(0, static_cast<std::size_t>(in.gcount())));
  return 0;  // the file is as it was
}

/// One change, seldom two: what lies between them has to be parsed, which takes longer than
/// ten changes, and AFL++ comes back to what was worth keeping. As seldom it looks at the other
/// text that AFL++ offers, of which parts are spliced, too.
extern "C" std::size_t afl_custom_fuzz(void* data, std::uint8_t* text, std::size_t size,
                                       std::uint8_t** out, std::uint8_t* other,
                                       std::size_t other_size, std::size_t max_size) {
  auto& [mutator, random, made, kept] = session_of(data);
  if (other != nullptr && random.chance(1, seldom)) mutator.learn(text_of(other, other_size));
  made = mutator.mutate(text_of(text, size), max_size, random.chance(1, seldom) ? 2 : 1, random);
  *out = reinterpret_cast<std::uint8_t*>(made.text.data());
  return made.text.size();
}

/// What was done last, for the names of files.
extern "C" const char* afl_custom_describe(void* data, std::size_t max_size) {
  auto& label = session_of(data).made.label;
  if (label.size() > max_size) label.resize(max_size);
  return label.c_str();
}
