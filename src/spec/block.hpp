// Text that is laid out in lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::spec {

/// One or more lines. Where the last one ends in a comment, nothing more can stand on it.
struct block {
  std::vector<std::string> lines{};
  bool ends_in_comment = false;

  block() = default;
  block(std::string line, bool is_comment = false)  // NOLINT: a line is a block
      : lines{std::move(line)}, ends_in_comment(is_comment) {}

  bool empty() const { return lines.empty(); }
  bool is_one_line() const { return lines.size() == 1; }
  /// Bytes of the longest line.
  std::size_t width() const;
  /// The lines without their ends, one below the other.
  std::string text() const;
};

/// Puts one behind the other: on its last line where that stays within the width, else below it.
void append_beside(block& to, const block& next, std::size_t width);

/// Puts one below the other, all its lines behind as many blanks as `first` has bytes, and that
/// itself before its first line.
void append_below(block& to, std::string_view first, const block& next);

/// The words of a text in lines of at most that width, each behind a mark and a blank.
std::string in_lines(std::string_view text, std::string_view mark, std::size_t width);

}  // namespace strictpgn::spec
