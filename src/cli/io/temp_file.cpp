#include "cli/io/temp_file.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

#include "cli/io/errors.hpp"
#include "cli/io/new_file.hpp"
#include "cli/io/signal_hold.hpp"
#include "cli/io/terminal.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_in_memory = 1 << 20;

[[noreturn]] void fail(const fs::path& folder, const std::error_code& why) {
  throw unwritable_file(fmt::format("a temporary file in `{}`: {} (TMPDIR names another folder)",
                                    folder.string(), why.message()));
}

/// Nobody finds it under its name: not even a program that is killed leaves it behind.
descriptor open_without_name(const fs::path& folder) {
  const signal_hold until_it_is_nameless;
  const auto opened = open_folder(folder);
  return new_file(opened, 0600).release();
}

}  // namespace

std::vector<fs::path> temp_folders() {
  std::vector<fs::path> folders;
  if (const char* const named = std::getenv("TMPDIR"); named != nullptr && *named != '\0')
    folders.emplace_back(named);
  folders.emplace_back("/tmp");
  folders.emplace_back("/var/tmp");
  return folders;
}

std::vector<fs::path> temp_folders_beside(const fs::path& file) {
  auto folders = temp_folders();
  std::error_code failure;
  const auto real = fs::canonical(file, failure);
  if (!failure) folders.insert(folders.begin(), real.parent_path());
  return folders;
}

temp_file::temp_file(std::vector<fs::path> folders) : folders_(std::move(folders)) {}

void temp_file::append(std::string_view text) {
  text_ += text;
  if (text_.size() >= most_in_memory) flush();
}

void temp_file::flush() {
  if (!file_.is_open()) open();
  try {
    write_all(file_, text_);
  } catch (const std::system_error& failure) {
    fail(folder_, failure.code());
  }
  size_ += text_.size();
  text_.clear();
}

void temp_file::open() {
  std::error_code first;
  for (const auto& folder : folders_) {
    try {
      file_ = open_without_name(folder);
      folder_ = folder;
      return;
    } catch (const std::system_error& failure) {
      if (!first) first = failure.code();
    }
  }
  fail(folders_.front(), first);
}

std::size_t temp_file::read_at(std::uint64_t offset, char* to, std::size_t size) const {
  std::size_t filled = 0;
  while (filled < size && offset + filled < size_) {
    const auto most = std::min<std::uint64_t>(size - filled, size_ - offset - filled);
    const auto got = ::pread(file_.number(), to + filled, static_cast<std::size_t>(most),
                             static_cast<::off_t>(offset + filled));
    if (got == 0 || (got < 0 && errno != EINTR))
      fail(folder_, {got == 0 ? EIO : errno, std::generic_category()});
    if (got > 0) filled += static_cast<std::size_t>(got);
  }
  const auto at = offset + filled - size_;
  if (filled == size || at >= text_.size()) return filled;
  const auto rest = std::min(size - filled, text_.size() - static_cast<std::size_t>(at));
  std::memcpy(to + filled, text_.data() + at, rest);
  return filled + rest;
}

void temp_file::each_piece(const std::function<void(std::string_view)>& take) const {
  std::array<char, 64 << 10> piece;
  for (std::uint64_t at = 0;;) {
    const auto size = read_at(at, piece.data(), piece.size());
    if (size == 0) return;
    take({piece.data(), size});
    at += size;
  }
}

void temp_file::copy_to(output& out) const {
  each_piece([&](std::string_view piece) {
    out.text() += for_stdout(std::string(piece));
    if (out.is_full()) out.flush();
  });
}

}  // namespace strictpgn::cli
