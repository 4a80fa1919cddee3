// What stands between the blocks of a file: white space, and byte order marks.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "format/block_writer.hpp"
#include "format/unwritten_input.hpp"
#include "text/window.hpp"

namespace strictpgn::format {

/// Where the text ends, if white space and byte order marks behind it do not count.
std::size_t end_of_text(std::string_view bytes);

/// Takes the input token by token. White space before a token is held until it is known whether
/// what begins there goes on with the block that is open.
class between_blocks {
 public:
  /// From `offset` of the input on. The window and the writer must outlive it; `drops_marks` tells
  /// that no byte order mark is to stay.
  between_blocks(const text::window& input, block_writer& out, std::uint64_t offset,
                 bool keeps_white_space, bool drops_marks)
      : window_(input),
        out_(out),
        input_(input, keeps_white_space, offset),
        drops_marks_(drops_marks) {}

  /// Takes what stands before a token: white space, and byte order marks, which are dropped (D137)
  /// unless they keep two tokens apart, or a percent sign from the beginning of its line.
  void approach(std::uint64_t begin, bool keeps_marks);

  /// Where the next token begins: all before it has been taken.
  std::uint64_t offset() const { return input_.offset(); }
  /// The white space before it: neither written nor dropped yet.
  std::string_view white() const { return white_; }
  /// Whether no block ends on the line where that begins.
  bool is_at_line_begin() const { return is_at_line_begin_; }
  /// Whether some of it was dropped.
  bool has_dropped() const { return input_.has_dropped(); }

  /// Text outside games that was passed on last.
  const std::string& last_text() const { return last_text_; }
  void forget_last_text() { last_text_.clear(); }
  /// A percent sign that has come to the start of a line would take in what follows it there.
  bool is_behind_percent_sign() const;

  /// What is written before the next token, if that is passed on, up to there: to be asked for
  /// before a block is begun for it.
  std::string lead(std::uint64_t end);
  /// The white space and the input up to there. What follows stands on the line where that ends.
  std::string take(std::uint64_t end);
  /// The same, whose bytes are appended to a text as they are, but for line ends.
  std::string pass_on(std::uint64_t end, std::string& text);
  /// The same up to where a game ends, and the lines between it and what comes next, in which
  /// there is nothing. To be used before the next token is approached, or the window moves.
  std::string_view take_lines(std::uint64_t end, std::uint64_t next);

  /// The window forgets its first bytes. What the session has passed over of them belongs to the
  /// block that is open; all of it, if the rest of the input does.
  void take_forgotten(std::string_view bytes, bool is_rest);

 private:
  void drop_marks(std::size_t begin, std::size_t end);
  bool is_before_percent_sign(std::size_t end) const;
  void keep_marks(std::size_t begin, std::size_t end);
  std::string line_begin(std::uint64_t end) const;

  const text::window& window_;
  block_writer& out_;
  unwritten_input input_;
  bool drops_marks_;
  std::string white_;
  std::string last_text_;
  std::string taken_;  // the last lines, where a part of them was taken or kept before
  bool is_at_line_begin_ = true;
};

}  // namespace strictpgn::format
