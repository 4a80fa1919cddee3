// Numbers and texts one after the other, as the page reads them (page/bytes.js).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace strictpgn::view {

class byte_writer {
 public:
  void byte(unsigned value) { bytes_ += static_cast<char>(value); }

  /// Seven bits a byte, the lowest first; all bytes but the last have the highest bit.
  void number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) byte(static_cast<unsigned>(value & 0x7F) | 0x80);
    byte(static_cast<unsigned>(value));
  }

  /// A number that may be negative: twice the number, or twice its complement and one.
  void signed_number(std::int64_t value) {
    const auto doubled = static_cast<std::uint64_t>(value) << 1;
    number(value < 0 ? ~doubled : doubled);
  }

  /// Its length in bytes, and the bytes.
  void text(std::string_view value) {
    number(value.size());
    bytes_ += value;
  }

  void append(std::string_view bytes) { bytes_ += bytes; }

  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

}  // namespace strictpgn::view
