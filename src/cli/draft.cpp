#include "cli/draft.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include "cli/terminal.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t large = 256 << 10;

[[noreturn]] void fail(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), what);
}

void must(bool succeeded, const std::string& what) {
  if (!succeeded) fail(what);
}

/// So that the new name survives a loss of power. Not every system lets folders be synced.
void sync_folder(const fs::path& folder) {
  const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return;
  ::fsync(opened);
  ::close(opened);
}

}  // namespace

draft::draft() {
  open((fs::temp_directory_path() / "strictpgn-XXXXXX").string());
  ::unlink(name_.c_str());  // vanishes with this program, whatever happens
  name_.clear();
}

draft::draft(const fs::path& file) : target_(fs::canonical(file)) {
  open((target_.parent_path() / ("." + target_.filename().string() + ".XXXXXX")).string());
}

draft::~draft() {
  if (file_ >= 0) ::close(file_);
  if (!name_.empty()) ::unlink(name_.c_str());
}

void draft::open(std::string pattern) {
  file_ = ::mkostemp(pattern.data(), O_CLOEXEC);
  must(file_ >= 0, pattern);
  name_ = std::move(pattern);
}

void draft::append(std::string_view text) {
  text_ += text;
  if (text_.size() >= large) flush();
}

void draft::flush() {
  for (std::string_view rest = text_; !rest.empty();) {
    const auto size = ::write(file_, rest.data(), rest.size());
    if (size >= 0)
      rest.remove_prefix(static_cast<std::size_t>(size));
    else
      must(errno == EINTR, "a temporary file");
  }
  text_.clear();
}

std::size_t draft::read_at(std::uint64_t offset, char* to, std::size_t size) {
  if (!text_.empty()) flush();
  std::size_t filled = 0;
  while (filled < size) {
    const auto got =
        ::pread(file_, to + filled, size - filled, static_cast<::off_t>(offset + filled));
    must(got >= 0 || errno == EINTR, "a temporary file");
    if (got == 0) break;
    if (got > 0) filled += static_cast<std::size_t>(got);
  }
  return filled;
}

void draft::copy_to(output& out) {
  flush();
  must(::lseek(file_, 0, SEEK_SET) == 0, "a temporary file");
  std::array<char, 64 << 10> piece;
  for (;;) {
    const auto size = ::read(file_, piece.data(), piece.size());
    must(size >= 0 || errno == EINTR, "a temporary file");
    if (size == 0) return;
    if (size > 0) out.text() += for_stdout({piece.data(), static_cast<std::size_t>(size)});
    if (out.is_full()) out.flush();
  }
}

void draft::replace_file() {
  flush();
  struct stat about {};
  must(::stat(target_.c_str(), &about) == 0, target_.string());
  // A file of somebody else stays theirs where we may give it to them.
  if (::fchown(file_, about.st_uid, about.st_gid) != 0) errno = 0;
  must(::fchmod(file_, about.st_mode & 07777) == 0, target_.string());
  must(::fsync(file_) == 0, target_.string());
  must(::rename(name_.c_str(), target_.c_str()) == 0, target_.string());
  name_.clear();
  sync_folder(target_.parent_path());
}

}  // namespace strictpgn::cli
