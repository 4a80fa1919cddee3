#include "units.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace strictpgn::benchmark {

std::string read_unit(std::string_view name) {
  const char* const shared = std::getenv("STRICTPGN_SHARED");
  const auto folder =
      std::filesystem::path(shared == nullptr ? "../shared" : shared) / "corpora/bench";
  const auto file = folder / (std::string(name) + ".pgn");
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot be read: " + file.string());
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace strictpgn::benchmark
