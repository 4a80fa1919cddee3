// What stands in the values of tags, as far as checks ask for it: found in one pass, so that a
// check looks into those values alone of which there may be something to say.
#pragma once

#include <cstdint>
#include <string_view>

namespace strictpgn::rules {

enum class value_sign : std::uint8_t {
  nothing = 1,        ///< the value is empty
  colon = 2,          ///< between items (PGN 8.1), if not in a time or an address
  comma = 4,          ///< between the names of a person (PGN 8.1.1.5)
  question_mark = 8,  ///< for what is not known
  outer_blank = 16,   ///< blanks or tabs before or behind it
  first_zero = 32,    ///< it begins with a zero
};

class value_signs {
 public:
  void add(value_sign sign, bool is_there = true) { bits_ |= is_there ? bit(sign) : 0; }
  void add(value_signs others) { bits_ |= others.bits_; }
  bool has(value_sign sign) const { return (bits_ & bit(sign)) != 0; }

  friend bool operator==(value_signs, value_signs) = default;

 private:
  static constexpr unsigned bit(value_sign sign) { return static_cast<unsigned>(sign); }

  std::uint8_t bits_ = 0;
};

/// Of a value as it is written. The text around it can be read up to its end.
value_signs find_signs(std::string_view value, const char* end_of_text);

}  // namespace strictpgn::rules
