#include "cli/io/atomic_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include "cli/io/errors.hpp"
#include "cli/io/file_attributes.hpp"
#include "cli/io/new_file.hpp"
#include "cli/io/signal_hold.hpp"
#include "cli/options/shell_command.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

constexpr ::mode_t owner_only = 0600;
constexpr ::mode_t anybody = 0666;
constexpr ::mode_t any_writer = 0222;

/// The path without symbolic links. The last name need not exist.
fs::path resolved(const fs::path& file) {
  if (fs::exists(fs::symlink_status(file))) return fs::canonical(file);
  const auto folder = file.parent_path();
  return fs::canonical(folder.empty() ? "." : folder) / file.filename();
}

bool is_same(const timespec& one, const timespec& other) {
  return one.tv_sec == other.tv_sec && one.tv_nsec == other.tv_nsec;
}

/// The same file, unchanged.
bool is_same(const struct stat& one, const struct stat& other) {
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino && one.st_size == other.st_size &&
         is_same(one.st_mtim, other.st_mtim) && is_same(one.st_ctim, other.st_ctim);
}

}  // namespace

atomic_file::atomic_file(const fs::path& file, std::string elsewhere)
    : shown_(file.string()), elsewhere_(std::move(elsewhere)) {
  try {
    open(resolved(file));
  } catch (const std::system_error& failure) {
    refuse(failure.code().message());
  }
}

void atomic_file::open(const fs::path& file) {
  name_ = file.filename().string();
  folder_ = open_folder(file.parent_path());
  struct stat found {};
  if (::fstatat(folder_.number(), name_.c_str(), &found, AT_SYMLINK_NOFOLLOW) == 0)
    before_ = found;
  else if (errno != ENOENT)
    throw std::system_error(errno, std::generic_category());
}

void atomic_file::refuse(std::string_view why, std::string_view help) const {
  throw unwritable_file(fmt::format("`{}` {}: {}{}{}", shown_,
                                    before_ ? "is left as it is" : "cannot be written", why,
                                    help.empty() ? "" : "; ", help));
}

void atomic_file::refuse_but_elsewhere(std::string_view why) const {
  refuse(why, elsewhere_.empty() ? "" : "write to another file: " + elsewhere_);
}

void atomic_file::check() const {
  if (!before_) return;
  if (!S_ISREG(before_->st_mode)) refuse_but_elsewhere("it is no regular file");
  check_permission();
  if (before_->st_nlink > 1)
    refuse_but_elsewhere(fmt::format("it has {} names (hard links), and only this one would change",
                                     before_->st_nlink));
  try_out();
}

void atomic_file::check_ahead() const {
  check();
  if (!before_) try_out();
}

/// Root may write anything, but does not when nobody shall.
void atomic_file::check_permission() const {
  const bool is_refused = ::faccessat(folder_.number(), name_.c_str(), W_OK, AT_EACCESS) != 0;
  const auto why = std::generic_category().message(is_refused ? errno : EACCES);
  if (!is_refused && (before_->st_mode & any_writer) != 0) return;
  const bool is_ours = before_->st_uid == ::geteuid() || ::geteuid() == 0;
  if (!is_ours || (before_->st_mode & S_IWUSR) != 0) refuse_but_elsewhere(why);
  refuse("it is read-only", "to let it be replaced: chmod u+w " + shell_argument(shown_));
}

/// What takes its place must be made beside it, and be like it.
void atomic_file::try_out() const {
  const signal_hold until_it_is_gone;
  std::string_view what = "no file can be made beside it";
  try {
    const new_file trial(folder_, owner_only);
    what = "its owner and permissions cannot be kept";
    if (before_) keep_attributes(trial);
  } catch (const std::system_error& failure) {
    refuse_but_elsewhere(fmt::format("{}: {}", what, failure.code().message()));
  }
}

/// What others have written meanwhile is not lost.
void atomic_file::refuse_change() const {
  struct stat now {};
  const bool is_there = ::fstatat(folder_.number(), name_.c_str(), &now, AT_SYMLINK_NOFOLLOW) == 0;
  if (is_there != before_.has_value() || (is_there && !is_same(now, *before_)))
    refuse("something else changed it meanwhile", "run the command again");
}

void atomic_file::keep_attributes(const new_file& result) const {
  const descriptor original(
      ::openat(folder_.number(), name_.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (!original.is_open() || !copy_attributes(original.number(), result.number()))
    throw std::system_error(errno, std::generic_category());
}

void atomic_file::replace(const temp_file& text) const {
  const auto write = [&](new_file& result, const signal_hold& stops) {
    text.each_piece([&](std::string_view piece) {
      result.write(piece);
      if (stops.is_asked_to_end()) refuse("the program was stopped");
    });
  };
  replace(write, durability::synced);
}

descriptor atomic_file::make_draft() const try {
  const signal_hold until_it_is_nameless;
  return new_file(folder_, owner_only).release();
} catch (const std::system_error& failure) {
  refuse(failure.code().message());
}

void atomic_file::replace(const descriptor& draft) const {
  const auto write = [&](new_file& result, const signal_hold& stops) {
    std::array<char, 64 << 10> piece;
    for (std::uint64_t at = 0;;) {
      const auto size = read_file_at(draft, at, piece.data(), piece.size());
      if (size == 0) return;
      result.write({piece.data(), size});
      at += size;
      if (stops.is_asked_to_end()) refuse("the program was stopped");
    }
  };
  replace(write, durability::unsynced);
}

void atomic_file::replace(std::string_view text) const {
  const auto write = [&](new_file& result, const signal_hold&) { result.write(text); };
  replace(write, durability::unsynced);
}

void atomic_file::replace(const std::function<void(new_file&, const signal_hold&)>& write,
                          durability wanted) const try {
  refuse_change();
  check();
  const signal_hold until_it_is_in_place;
  new_file result(folder_, before_ ? owner_only : anybody);
  write(result, until_it_is_in_place);
  if (before_) keep_attributes(result);
  if (wanted == durability::synced) result.sync();
  refuse_change();
  result.rename_to(name_);
  if (wanted == durability::synced) sync_folder(folder_);
} catch (const std::system_error& failure) {
  refuse(failure.code().message());
}

void write_file(const fs::path& file, std::string_view text) {
  std::error_code failure;
  fs::create_directories(file.parent_path(), failure);
  if (failure)
    throw unwritable_file(
        fmt::format("`{}` cannot be made: {}", file.parent_path().string(), failure.message()));
  atomic_file(file).replace(text);
}

}  // namespace strictpgn::cli
