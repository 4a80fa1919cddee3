#include "cli/io/temp_dir.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "cli/io/errors.hpp"
#include "cli/io/temp_file.hpp"

namespace strictpgn::cli {

namespace fs = std::filesystem;

temp_dir::temp_dir() {
  int first_error = 0;
  for (const auto& folder : temp_folders()) {
    auto name = (folder / "strictpgn-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) {
      path_ = name;
      return;
    }
    if (first_error == 0) first_error = errno;
  }
  throw unwritable_file(
      fmt::format("no temporary folder can be made in `{}`: {} (TMPDIR names "
                  "another)",
                  temp_folders().front().string(), std::generic_category().message(first_error)));
}

temp_dir::~temp_dir() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

}  // namespace strictpgn::cli
