#include "cli/io/file_identity.hpp"

#include <sys/stat.h>

namespace strictpgn::cli {
namespace {

std::optional<file_identity> identity_of(const struct stat& found) {
  if (!S_ISREG(found.st_mode)) return std::nullopt;
  return file_identity(found.st_dev, found.st_ino);
}

}  // namespace

std::optional<file_identity> identity_of_file(const std::string& name) {
  struct stat found {};
  return ::stat(name.c_str(), &found) == 0 ? identity_of(found) : std::nullopt;
}

std::optional<file_identity> identity_of_open(int number) {
  struct stat found {};
  return ::fstat(number, &found) == 0 ? identity_of(found) : std::nullopt;
}

}  // namespace strictpgn::cli
