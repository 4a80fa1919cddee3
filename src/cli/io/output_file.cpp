#include "cli/io/output_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "cli/io/errors.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

void put_in_place_of_stdout(const descriptor& file, const std::string& name) {
  if (file.is_open() && ::dup2(file.number(), STDOUT_FILENO) >= 0) return;
  throw unwritable_file(
      fmt::format("`{}` cannot be written: {}", name, std::generic_category().message(errno)));
}

}  // namespace

bool is_pipe_or_device(const std::string& name) {
  std::error_code ignored;
  const auto found = fs::status(name, ignored);
  return fs::exists(found) && !fs::is_regular_file(found) && !fs::is_directory(found);
}

output_file::output_file(const std::string& name) {
  if (is_pipe_or_device(name)) {
    put_in_place_of_stdout(descriptor(::open(name.c_str(), O_WRONLY | O_CLOEXEC)), name);
  } else {
    file_.emplace(name);
    file_->check_ahead();
    draft_ = file_->make_draft();
    put_in_place_of_stdout(draft_, name);
  }
}

void output_file::finish() const {
  if (file_) file_->replace(draft_);
}

bool output_file::is_empty() const {
  struct stat found {};
  return file_ && ::fstat(draft_.number(), &found) == 0 && found.st_size == 0;
}

}  // namespace strictpgn::cli
