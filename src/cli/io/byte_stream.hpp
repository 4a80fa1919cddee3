// Streams of bytes that tell why they fail, and of which the beginning can be looked at.
#pragma once

#include <cstddef>
#include <functional>
#include <istream>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::cli {

/// Thrown by what is read at its end, when something follows there that is no part of it.
class followed_by_others : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// A stream over something that is read piece by piece. What was read before a failure is given out
/// before the stream goes bad.
class byte_stream : public std::istream {
 public:
  /// Reads up to that many bytes to that place and says how many, 0 at the end; throws
  /// `std::exception` for what cannot be read.
  using read_function = std::function<std::size_t(char*, std::size_t)>;

  explicit byte_stream(read_function read);
  byte_stream(const byte_stream&) = delete;
  byte_stream& operator=(const byte_stream&) = delete;

  /// The next bytes, which stay where they are; fewer only at the end.
  std::string_view ahead(std::size_t count) { return buffer_.ahead(count); }
  /// Why the stream is bad; empty as long as it is not.
  const std::string& failure() const { return buffer_.failure(); }
  /// What `followed_by_others` said at the end, which is an end like any other.
  const std::string& what_follows() const { return buffer_.what_follows(); }

 private:
  class buffer : public std::streambuf {
   public:
    explicit buffer(read_function read) : read_(std::move(read)) {}

    std::string_view ahead(std::size_t count);
    const std::string& failure() const { return failure_; }
    const std::string& what_follows() const { return what_follows_; }
    void set_owner(std::istream& owner) { owner_ = &owner; }

   protected:
    int_type underflow() override;

   private:
    bool extend();

    read_function read_;
    std::vector<char> bytes_;
    std::string failure_;
    std::string what_follows_;
    std::istream* owner_ = nullptr;
    bool is_at_end_ = false;
  };

  buffer buffer_;
};

/// Reads from a descriptor that outlives the function. Throws `std::system_error`.
byte_stream::read_function read_from_descriptor(int number);

}  // namespace strictpgn::cli
