#include "cli/draft.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <utility>

#include "cli/terminal.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t large_piece = 256 << 10;

[[noreturn]] void fail(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), what);
}

void must(bool succeeded, const std::string& what) {
  if (!succeeded) fail(what);
}

/// Signals that stop the program wait for the end of a scope.
class held_signals {
 public:
  held_signals() {
    sigset_t stopping;
    sigemptyset(&stopping);
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) sigaddset(&stopping, signal);
    ::pthread_sigmask(SIG_BLOCK, &stopping, &before_);
  }
  held_signals(const held_signals&) = delete;
  held_signals& operator=(const held_signals&) = delete;
  ~held_signals() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_;
};

/// A new file whose name goes at the end of a scope, unless it has become another one.
class named_file {
 public:
  explicit named_file(const fs::path& pattern) : name_(pattern.string()) {
    file_ = ::mkostemp(name_.data(), O_CLOEXEC);
    must(file_ >= 0, name_);
  }
  named_file(const named_file&) = delete;
  named_file& operator=(const named_file&) = delete;
  ~named_file() {
    if (file_ >= 0) ::close(file_);
    if (!name_.empty()) ::unlink(name_.c_str());
  }

  int file() const { return file_; }
  /// The file is closed by somebody else.
  int release() { return std::exchange(file_, -1); }

  void rename_to(const fs::path& target) {
    must(::rename(name_.c_str(), target.c_str()) == 0, target.string());
    name_.clear();
  }

 private:
  std::string name_;
  int file_ = -1;
};

void write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const auto size = ::write(file, text.data(), text.size());
    if (size >= 0)
      text.remove_prefix(static_cast<std::size_t>(size));
    else
      must(errno == EINTR, "a temporary file");
  }
}

/// The permissions, and the owner where we may give a file to somebody else.
void make_alike(int file, const fs::path& target) {
  struct stat about {};
  must(::stat(target.c_str(), &about) == 0, target.string());
  if (::fchown(file, about.st_uid, about.st_gid) != 0) errno = 0;
  must(::fchmod(file, about.st_mode & 07777) == 0, target.string());
}

/// So that the new name survives a loss of power. Not every system lets folders be synced.
void sync_folder(const fs::path& folder) {
  const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return;
  ::fsync(opened);
  ::close(opened);
}

}  // namespace

draft::draft() { open(fs::temp_directory_path()); }

draft::draft(const fs::path& file) : target_(fs::canonical(file)) { open(target_.parent_path()); }

draft::~draft() {
  if (file_ >= 0) ::close(file_);
}

/// Without a name it vanishes with this program, whatever happens.
void draft::open(const fs::path& folder) {
  const held_signals until_it_is_nameless;
  named_file made(folder / ".strictpgn-XXXXXX");
  file_ = made.release();
}

void draft::append(std::string_view text) {
  text_ += text;
  if (text_.size() >= large_piece) flush();
}

void draft::flush() {
  write_all(file_, text_);
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

void draft::each_piece(const std::function<void(std::string_view)>& take) {
  std::array<char, 64 << 10> piece;
  for (std::uint64_t at = 0;;) {
    const auto size = read_at(at, piece.data(), piece.size());
    if (size == 0) return;
    take({piece.data(), size});
    at += size;
  }
}

void draft::copy_to(output& out) {
  each_piece([&](std::string_view piece) {
    out.text() += for_stdout(std::string(piece));
    if (out.is_full()) out.flush();
  });
}

void draft::replace_file() {
  const held_signals until_it_is_in_place;
  named_file made(target_.parent_path() / ("." + target_.filename().string() + ".XXXXXX"));
  each_piece([&](std::string_view piece) { write_all(made.file(), piece); });
  make_alike(made.file(), target_);
  must(::fsync(made.file()) == 0, target_.string());
  made.rename_to(target_);
  sync_folder(target_.parent_path());
}

}  // namespace strictpgn::cli
