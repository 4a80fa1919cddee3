// Lengths in UTF-16 code units within one window, for many look-ups.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "strictpgn/profile.hpp"

namespace strictpgn::text {

/// Reads each byte of a text once, and only as far as asked; a look-up in the part already read
/// reads about a thousand bytes again at most.
class utf16_index {
 public:
  /// How many code units the first `size` bytes become when the text is decoded; a byte that is no
  /// part of a character becomes one. All calls must be about the same text.
  std::size_t units_in(std::string_view text, std::size_t size, encoding encoding);

  /// The text, which had `size` bytes, may reach further from now on.
  void extend_from(std::size_t size);

 private:
  struct checkpoint {
    std::size_t bytes;
    std::size_t units;
  };

  static checkpoint advanced(checkpoint known, std::string_view text, std::size_t to,
                             encoding encoding);

  std::vector<checkpoint> checkpoints_;  // the n-th at the first character from n strides on
};

}  // namespace strictpgn::text
