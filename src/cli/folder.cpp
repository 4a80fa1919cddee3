#include "cli/folder.hpp"

#include <cerrno>
#include <fstream>
#include <system_error>

namespace strictpgn::cli {

void write_file(const std::filesystem::path& file, std::string_view text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream out(file, std::ios::binary);
  out << text;
  if (!out.flush()) throw std::system_error(errno, std::generic_category(), file.string());
}

}  // namespace strictpgn::cli
