#include "cli/text_folder.hpp"

#include <cerrno>
#include <fstream>
#include <system_error>

namespace strictpgn::cli {

text_folder::text_folder(const std::filesystem::path& where) : where_(where) {
  std::filesystem::create_directories(where);
}

void text_folder::write(const std::string& name, std::string_view bytes) const {
  std::ofstream file(where_ / name, std::ios::binary);
  file << bytes;
  if (!file.flush())
    throw std::system_error(errno, std::generic_category(), (where_ / name).string());
}

}  // namespace strictpgn::cli
