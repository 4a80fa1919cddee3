#include "cli/io/new_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <random>
#include <system_error>

namespace strictpgn::cli {
namespace {

void must(bool succeeded) {
  if (!succeeded) throw std::system_error(errno, std::generic_category());
}

}  // namespace

descriptor open_folder(const std::filesystem::path& folder) {
  descriptor opened(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  must(opened.is_open());
  return opened;
}

void sync_folder(const descriptor& folder) {
  const descriptor opened(::openat(folder.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.is_open()) ::fsync(opened.number());
}

new_file::new_file(const descriptor& folder, ::mode_t permissions) : folder_(folder) {
  std::random_device chance;
  do {
    name_ = fmt::format(".strictpgn-{:08x}", static_cast<unsigned>(chance()));
    file_ = descriptor(::openat(folder_.number(), name_.c_str(),
                                O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, permissions));
  } while (!file_.is_open() && errno == EEXIST);
  must(file_.is_open());
}

new_file::~new_file() {
  if (!name_.empty()) ::unlinkat(folder_.number(), name_.c_str(), 0);
}

void new_file::write(std::string_view text) { write_all(file_, text); }

void new_file::sync() { must(::fsync(file_.number()) == 0); }

void new_file::rename_to(const std::string& name) {
  must(file_.close());
  must(::renameat(folder_.number(), name_.c_str(), folder_.number(), name.c_str()) == 0);
  name_.clear();
}

void write_all(const descriptor& file, std::string_view text) {
  while (!text.empty()) {
    const auto size = ::write(file.number(), text.data(), text.size());
    must(size >= 0 || errno == EINTR);
    if (size > 0) text.remove_prefix(static_cast<std::size_t>(size));
  }
}

}  // namespace strictpgn::cli
