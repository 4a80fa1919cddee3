// One kind of work, for tools that measure a whole process:
//   one_pass parse|read|walk|check|resolve UNIT TIMES   runs it so many times; prints the SANs of
//   one pass one_pass stream FILE                      checks the file; prints the peak memory in
//   KiB (Linux)
#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "passes.hpp"
#include "strictpgn/reader.hpp"
#include "units.hpp"

namespace {

namespace pass = strictpgn::benchmark;

/// The pass of that kind, so many times.
void run(std::string_view kind, const std::string& text, const std::vector<strictpgn::game>& games,
         int times) {
  for (; times > 0; --times) {
    if (kind == "parse") pass::parse(text);
    if (kind == "check") pass::check(text);
    if (kind == "read") pass::read(text);
    if (kind == "walk") pass::walk(text);
    if (kind == "resolve") pass::resolve(games);
  }
}

std::uint64_t peak_memory() {
  std::ifstream status("/proc/self/status");
  std::uint64_t peak = 0;
  for (std::string word; status >> word;)
    if (word == "VmHWM:") status >> peak;
  return peak;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 4) {
    const auto text = pass::read_unit(argv[2]);
    const auto games = strictpgn::parse_database(text).games;
    run(argv[1], text, games, std::atoi(argv[3]));
    fmt::print("{}\n", pass::count_sans(games));
  } else if (argc == 3 && std::string_view(argv[1]) == "stream") {
    std::ifstream in(argv[2], std::ios::binary);
    pass::check(in);
    fmt::print("{}\n", peak_memory());
  } else {
    return 2;
  }
}
