#include "units.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace strictpgn::benchmark {

std::string read_unit(std::string_view name) {
  const auto folder = std::filesystem::path(STRICTPGN_CORPORA) / "bench";
  std::ifstream in(folder / (std::string(name) + ".pgn"), std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace strictpgn::benchmark
