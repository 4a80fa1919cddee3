// Greedy filling of movetext lines (PGN 8.2.1).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "strictpgn/profile.hpp"

namespace strictpgn::write {

/// Lines of movetext have fewer than 80 columns.
inline constexpr std::size_t most_columns = 79;

/// No line at all has more (PGN 4.3: 255 with its end, decision D07).
inline constexpr std::size_t most_columns_of_any = 254;

/// Columns of a text: bytes, or code points in UTF-8 (decision D07).
std::size_t columns_of(std::string_view text, encoding encoding);

/// How many right parentheses are attached to a unit of that many columns: all that leave it with
/// no more columns than a line has. What is too long for that anyway may fill the longest line that
/// there is. The others stand on the next line (decision D139).
std::size_t attached_parentheses(std::size_t columns, std::size_t parentheses);

/// Puts units on lines: one space between two, and a new line for one that does not fit.
class line_filler {
 public:
  line_filler(std::string& out, encoding encoding) : out_(out), encoding_(encoding) {}

  /// The next unit.
  void put(std::string_view unit);
  /// A `;` comment: nothing may follow it on its line.
  void put_line_comment(std::string_view comment);
  /// Attaches a bracket to the unit that comes next.
  void open(char bracket) { prefix_ += bracket; }
  /// Attaches a right brace to the last unit.
  void close_comment() { unit_ += '}'; }
  /// Attaches a right parenthesis to the last unit.
  void close_variation();
  /// Ends the last line.
  void finish();

  /// The columns of what is attached to the unit that comes next.
  std::size_t columns_before() const { return prefix_.size(); }

 private:
  void flush();
  void put_on_line(std::string_view text, std::size_t columns);
  void end_line();

  std::string& out_;
  encoding encoding_;
  std::string prefix_;
  std::string unit_;        // not written yet: a parenthesis may still be attached to it
  std::size_t closed_ = 0;  // parentheses behind it
  std::size_t column_ = 0;
  bool ends_line_ = false;  // the unit is a `;` comment
};

}  // namespace strictpgn::write
