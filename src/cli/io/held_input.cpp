#include "cli/io/held_input.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <istream>
#include <streambuf>
#include <string_view>
#include <system_error>

#include "cli/io/errors.hpp"

namespace strictpgn::cli {
namespace {

constexpr std::size_t piece_size = 64 << 10;

/// A stream of bytes that can be read from the start as often as one likes.
class rereading : public std::streambuf {
 public:
  explicit rereading(const read_at& from) : from_(from) {}

 protected:
  int_type underflow() override {
    const auto size = from_(next_, buffer_.data(), buffer_.size());
    next_ += size;
    setg(buffer_.data(), buffer_.data(), buffer_.data() + size);
    return size == 0 ? traits_type::eof() : traits_type::to_int_type(buffer_[0]);
  }

 private:
  const read_at& from_;
  std::uint64_t next_ = 0;
  std::array<char, piece_size> buffer_{};
};

}  // namespace

held_input::held_input(const input& file) {
  if (!size_of(file)) {
    hold_copy(file);
    return;
  }
  require_text_at_rest(file);
  file_ = std::make_shared<descriptor>(::open(file.argument.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file_->is_open())
    throw unreadable_input(
        fmt::format("`{}`: {}", file.name, std::generic_category().message(errno)));
  bytes_ = [opened = file_](std::uint64_t offset, char* to, std::size_t size) {
    return read_file_at(*opened, offset, to, size);
  };
}

std::uint64_t held_input::size() const {
  if (copy_) return copy_->size();
  struct stat found {};
  if (::fstat(file_->number(), &found) != 0)
    throw std::system_error(errno, std::generic_category());
  return static_cast<std::uint64_t>(found.st_size);
}

void held_input::hold_copy(const input& file) try {
  copy_ = std::make_shared<temp_file>();
  each_piece(file, [&](std::string_view piece) { copy_->append(piece); });
  bytes_ = [held = copy_](auto... args) { return held->read_at(args...); };
} catch (const unwritable_file& failure) {
  throw unreadable_input(fmt::format("`{}`: {}", file.name, failure.what()));
}

std::function<std::size_t(char*, std::size_t)> from_the_start(const read_at& source) {
  return [&source, next = std::uint64_t{0}](char* to, std::size_t size) mutable {
    const auto filled = source(next, to, size);
    next += filled;
    return filled;
  };
}

read_at bytes_of(const temp_file& text) {
  return [&text](auto... args) { return text.read_at(args...); };
}

void read_from(const read_at& source, const options& options,
               const std::function<void(reader&)>& read) {
  rereading bytes(source);
  std::istream in(&bytes);
  in.exceptions(std::ios::badbit);  // says itself what has failed
  auto games = reader::stream(in, options);
  read(games);
}

format_totals format_bytes(const read_at& source, const format_options& options,
                           const block_sink& take) {
  rereading bytes(source);
  std::istream in(&bytes);
  in.exceptions(std::ios::badbit);
  return format_stream(in, options, take);
}

}  // namespace strictpgn::cli
