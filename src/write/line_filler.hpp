// Greedy filling of movetext lines (PGN 8.2.1).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "strictpgn/profile.hpp"

namespace strictpgn::write {

/// Lines of movetext have fewer than 80 columns.
inline constexpr std::size_t most_columns = 79;

/// Columns of a text: bytes, or code points in UTF-8 (decision D07).
std::size_t columns_of(std::string_view text, encoding how);

/// Puts units on lines: one space between two, and a new line for one that does not fit.
class line_filler {
 public:
  line_filler(std::string& out, encoding how) : out_(out), how_(how) {}

  /// The next unit.
  void put(std::string_view unit);
  /// A `;` comment: nothing may follow it on its line.
  void put_line_comment(std::string_view comment);
  /// Attaches a parenthesis to the unit that comes next.
  void open() { prefix_ += '('; }
  /// Attaches a parenthesis to the last unit.
  void close();
  /// Ends the last line.
  void finish();

 private:
  void flush();
  void end_line();

  std::string& out_;
  encoding how_;
  std::string prefix_;
  std::string unit_;  // not written yet: a parenthesis may still be attached to it
  std::size_t column_ = 0;
  bool ends_line_ = false;  // the unit is a `;` comment
};

}  // namespace strictpgn::write
