// Whatever the bytes, the whole check ends, its spans lie in the input in text order, and a text in
// memory gives the same findings as a stream read in small pieces.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/reader.hpp"

namespace {

using namespace strictpgn;

void hold(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

std::vector<diagnostic> findings_of(reader& in) {
  std::vector<diagnostic> all;
  while (in.next()) {
    const auto& now = in.current().findings;
    all.insert(all.end(), now.begin(), now.end());
  }
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  options how;
  if (size != 0) how.format = static_cast<profile>(data[size - 1] % profile_count);
  reader whole(std::string_view(text), how);
  const auto found = findings_of(whole);
  for (const auto& d : found) {
    hold(d.where.begin <= d.where.end && d.where.end <= size, "a span lies in the input");
    for (const auto& other : d.related)
      hold(other.where.end <= size, "a related span lies in the input");
  }
  how.window_size = 1 + size % 97;
  std::istringstream stream(text);
  reader pieces(stream, how);
  hold(findings_of(pieces) == found, "text and stream have the same findings");
  hold(pieces.totals().games == whole.totals().games, "text and stream have the same games");
  return 0;
}
