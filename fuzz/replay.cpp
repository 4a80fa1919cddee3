// Runs a target over files and folders of files, without libFuzzer and under any compiler.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace files = std::filesystem;

/// The file itself, or all files below a folder.
std::vector<files::path> files_in(const files::path& given) {
  if (!files::is_directory(given)) return {given};
  std::vector<files::path> all;
  for (const auto& entry : files::recursive_directory_iterator(given))
    if (entry.is_regular_file()) all.push_back(entry.path());
  std::ranges::sort(all);
  return all;
}

bool replay(const files::path& file) {
  std::ifstream in(file, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
  if (!in) {
    std::fprintf(stderr, "cannot be read: %s\n", file.c_str());
    return false;
  }
  std::printf("%s\n", file.c_str());
  std::fflush(stdout);  // what does not hold ends the program
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  return true;
}

}  // namespace

int main(int count, char** arguments) {
  std::size_t replayed = 0;
  for (int at = 1; at < count; ++at)
    for (const auto& file : files_in(arguments[at])) {
      if (!replay(file)) return 2;
      ++replayed;
    }
  std::printf("%zu inputs\n", replayed);
  return replayed == 0 ? 2 : 0;
}
