#include "cli/passing_folder.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace strictpgn::cli {

namespace fs = std::filesystem;

passing_folder::passing_folder() {
  auto name = (fs::temp_directory_path() / "strictpgn-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr)
    throw std::system_error(errno, std::generic_category(), name);
  path_ = name;
}

passing_folder::~passing_folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

}  // namespace strictpgn::cli
