// Greedy filling of movetext lines (PGN 8.2.1).
#pragma once

#include <cassert>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

#include "strictpgn/profile.hpp"
#include "text/code_point.hpp"

namespace strictpgn::write {

/// Lines of movetext have fewer than 80 columns. A column is a character (decision D07).
inline constexpr std::size_t most_columns = 79;

/// No line at all has more (PGN 4.3: 255 with its end, decision D07).
inline constexpr std::size_t most_columns_of_any = 254;

/// How many right parentheses are attached to a unit of that many columns: all that leave it with
/// no more columns than a line has. What is too long for that anyway may fill the longest line that
/// there is. The others stand on the next line (decision D139).
std::size_t attached_parentheses(std::size_t columns, std::size_t parentheses);

/// Puts units on lines: one space between two, and a new line for one that does not fit.
///
/// How long a unit is, is known when the next one comes, as parentheses may still be attached to
/// it. Where it does not fit, the space before it then becomes a line end. Until `finish` the text
/// has room behind its end.
class line_filler {
 public:
  line_filler(std::string& out, encoding encoding)
      : out_(out), encoding_(encoding), begin_(out.size()), end_(begin_) {}

  /// The next unit.
  void put(std::string_view unit) {
    place_last();
    begin_unit(prefix_.size() + unit.size());
    if (!prefix_.empty()) put_prefix();
    append(unit);
  }
  /// A move, of which the first bytes are its number if it has one, with a byte of white space
  /// behind that; and a comment in braces. Neither number, move nor comment is parted, and nothing
  /// may wait to be attached to them. Of number and move each byte is a column. `slack` bytes may
  /// be read behind each text: they are copied and lost again, as how long it is nobody can
  /// foretell, but mostly it is short.
  void put_short(std::string_view move, std::size_t number, std::string_view comment) {
    assert(prefix_.empty());
    place_last();
    make_room(move.size() + comment.size() + 4 + slack);
    char* const text = out_.data();
    auto at = put_space();
    copy_short(text + at, move);
    auto column = column_;
    if (number != 0) {
      column = column_behind(text + at, number, column);
      text[at + number] = ' ';
    }
    const auto san = number == 0 ? 0 : number + 1;
    column_ = column_behind(text + at + san, move.size() - san, column);
    at += move.size();
    text[at++] = ' ';
    begin_ = at;
    text[at++] = '{';
    copy_short(text + at, comment);
    at += comment.size();
    text[at++] = '}';
    end_ = at;
  }
  static constexpr std::size_t slack = 16;

  /// Units with one blank or LF between two of them.
  void put_words(std::string_view words);
  /// A `;` comment: nothing may follow it on its line.
  void put_line_comment(std::string_view comment);
  /// Attaches a bracket to the unit that comes next.
  void open(char bracket) { prefix_ += bracket; }
  /// Attaches a right brace to the last unit.
  void close_comment() { put_last('}'); }
  /// Attaches a right parenthesis to the last unit.
  void close_variation();
  /// Ends the last line.
  void finish();

  /// The columns of what is attached to the unit that comes next.
  std::size_t columns_before() const { return prefix_.size(); }

 private:
  /// Makes room for that many bytes of a unit, and puts the space before it.
  void begin_unit(std::size_t size) {
    make_room(size + 1);
    begin_ = end_ = put_space();
  }
  /// Puts the space before a unit, for which there is room, and gives where the unit begins.
  std::size_t put_space() {
    out_[end_] = ' ';
    return end_ + (column_ != 0 ? 1 : 0);
  }

  void put_prefix() {
    append(prefix_);
    prefix_.clear();
  }

  void make_room(std::size_t size) {
    if (out_.size() - end_ < size) out_.resize(end_ + end_ / 4 + size);
  }

  void append(std::string_view text) { end_ += text.copy(out_.data() + end_, text.size()); }

  static void copy_short(char* to, std::string_view text) {
    for (std::size_t at = 0; at < text.size(); at += slack)
      std::memcpy(to + at, text.data() + at, slack);
  }

  void put_last(char c) {
    make_room(1);
    out_[end_++] = c;
  }

  /// Of the last unit, as far as it is written.
  std::size_t columns() const {
    const auto size = end_ - begin_;
    return encoding_ == encoding::latin1
               ? size
               : text::count_characters({out_.data() + begin_, size}, encoding_);
  }

  void place_last() {
    if (closed_ != 0 || ends_line_) return close_last();
    place(columns());
  }

  void place(std::size_t columns) {
    if (columns != 0) column_ = column_behind(out_.data() + begin_, columns, column_);
  }

  /// Gives the unit there its place, at that column or on a new line, and the column of the next.
  static std::size_t column_behind(char* unit, std::size_t columns, std::size_t column) {
    if (column != 0 && column + columns > most_columns) {
      unit[-1] = '\n';
      column = 0;
    }
    return column + columns + 1;
  }

  void place_up_to(std::size_t last_blank);
  void place_each_up_to(std::size_t last_blank);
  void close_last();
  void end_line();

  std::string& out_;
  encoding encoding_;
  std::string prefix_;
  std::size_t begin_;       // of the last unit, which has no place yet
  std::size_t end_;         // of what is written; what `out_` has behind it is room
  std::size_t closed_ = 0;  // parentheses behind it
  std::size_t column_ = 0;  // of the last unit on the line of the one before it
  bool ends_line_ = false;  // the unit is a `;` comment
};

}  // namespace strictpgn::write
