// The lines of a window, for many look-ups.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "strictpgn/source.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::text {

/// Finds lines and columns in one window. Reads it as far as is asked. Of what it has read it reads
/// again about five thousand bytes at most for a look-up, wherever that is, but for the first that
/// goes far back: that one may begin at the beginning, and notes where others may begin. What is
/// asked about a span may read all of that.
class line_index {
 public:
  explicit line_index(const source_window& window) : window_(window), last_{window.first_line, 0} {}

  const source_window& window() const { return window_; }

  /// Goes on to another window of the same input.
  void move_to(const source_window& window);
  /// Goes on to a window that begins where this one does and may reach further.
  void extend(const source_window& window);

  /// Of a byte of the input, clamped to the window and the beginning of its first line.
  place locate(std::uint64_t offset);

  /// Where a span begins and ends.
  struct places {
    place begin;
    place end;
  };
  places locate(const span& where);

  /// Where the line of that byte begins, as an index into the window's text.
  std::size_t line_begin(std::uint64_t offset);

 private:
  struct checkpoint {
    std::uint64_t line;
    std::size_t line_begin;
  };

  place before_window(std::uint64_t offset) const;
  std::size_t index_of(std::uint64_t offset) const;
  bool is_in_one_line(std::size_t begin, std::size_t end) const;
  checkpoint line_of(std::size_t index);
  checkpoint looked_up(std::size_t index);
  checkpoint advanced(checkpoint known, std::size_t from, std::size_t to) const;
  std::optional<checkpoint> gone_back(checkpoint known, std::size_t to) const;

  source_window window_;
  std::vector<checkpoint> checkpoints_;  // the n-th for the byte at n times `bytes_between_lookups`
  std::size_t last_index_ = 0;           // what was looked up last: the next is often near it
  checkpoint last_;
};

}  // namespace strictpgn::text
