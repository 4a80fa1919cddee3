#include "cli/io/byte_stream.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "cli/io/interrupt.hpp"

namespace strictpgn::cli {
namespace {

constexpr std::size_t read_size = 64 << 10;

}  // namespace

byte_stream::byte_stream(read_function read) : std::istream(nullptr), buffer_(std::move(read)) {
  buffer_.set_owner(*this);
  rdbuf(&buffer_);
}

std::string_view byte_stream::buffer::ahead(std::size_t count) {
  while (static_cast<std::size_t>(egptr() - gptr()) < count && extend()) continue;
  return {gptr(), std::min(count, static_cast<std::size_t>(egptr() - gptr()))};
}

byte_stream::buffer::int_type byte_stream::buffer::underflow() {
  if (gptr() != egptr() || extend()) return traits_type::to_int_type(*gptr());
  if (!failure_.empty()) owner_->setstate(std::ios::badbit);
  return traits_type::eof();
}

/// Reads more behind what is not yet taken. A failure is an end, behind which the stream is bad.
bool byte_stream::buffer::extend() {
  if (is_at_end_) return false;
  const auto kept = static_cast<std::size_t>(egptr() - gptr());
  if (bytes_.size() < kept + read_size) {
    std::vector<char> larger(kept + read_size);
    if (kept != 0) std::memcpy(larger.data(), gptr(), kept);
    bytes_ = std::move(larger);
  } else if (kept != 0) {
    std::memmove(bytes_.data(), gptr(), kept);
  }
  std::size_t more = 0;
  try {
    more = read_(bytes_.data() + kept, read_size);
  } catch (const followed_by_others& others) {
    what_follows_ = others.what();
  } catch (const std::exception& error) {
    failure_ = error.what();
  }
  is_at_end_ = more == 0;
  setg(bytes_.data(), bytes_.data(), bytes_.data() + kept + more);
  return more != 0;
}

byte_stream::read_function read_from_descriptor(int number) {
  return [number](char* to, std::size_t size) {
    while (!is_interrupted()) {
      const auto got = ::read(number, to, size);
      if (got >= 0) return static_cast<std::size_t>(got);
      if (errno != EINTR) throw std::runtime_error(std::generic_category().message(errno));
    }
    throw std::runtime_error(std::generic_category().message(EINTR));
  };
}

}  // namespace strictpgn::cli
