// A stream that cannot be read to its end.
#pragma once

#include <istream>
#include <sstream>
#include <string>

namespace strictpgn::tests {

/// Gives all of its bytes; then it goes bad.
class damaged_stream : public std::istream {
 public:
  explicit damaged_stream(const std::string& bytes) : std::istream(nullptr), buffer_(bytes, *this) {
    rdbuf(&buffer_);
  }

 private:
  class buffer : public std::stringbuf {
   public:
    buffer(const std::string& bytes, std::istream& owner)
        : std::stringbuf(bytes, std::ios_base::in), owner_(owner) {}

   protected:
    int_type underflow() override {
      owner_.setstate(std::ios_base::badbit);
      return traits_type::eof();
    }

   private:
    std::istream& owner_;
  };

  buffer buffer_;
};

}  // namespace strictpgn::tests
