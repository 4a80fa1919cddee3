// What an open file is to the system.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <utility>

namespace strictpgn::cli {

/// A file descriptor, closed at the end.
class descriptor {
 public:
  descriptor() = default;
  explicit descriptor(int number) : number_(number) {}
  descriptor(descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  descriptor& operator=(descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~descriptor() {
    if (is_open()) ::close(number_);
  }

  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }
  /// Closes it now. False, with `errno`, where the system says only then that a text was lost.
  bool close() { return ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_ = -1;
};

/// Fills the buffer with the bytes from that offset on; fewer at the end only. Throws
/// `std::system_error`.
std::size_t read_file_at(const descriptor& file, std::uint64_t offset, char* to, std::size_t size);

}  // namespace strictpgn::cli
