// The bytes of an input that nothing has been written for yet.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "text/window.hpp"

namespace strictpgn::format {

/// Blanks before the first token of a line that are more than this are dropped.
inline constexpr std::size_t most_indentation = 64 << 10;

/// Follows a window over the input, and keeps what it forgets before it was taken. Of white space
/// that goes on for long, only the blanks of its last line are kept, unless all of it is wanted.
class unwritten_input {
 public:
  /// From that place of the input on.
  unwritten_input(const text::window& at, bool keeps_white_space, std::uint64_t offset)
      : at_(at), keeps_white_space_(keeps_white_space), offset_(offset) {}

  /// The window forgets its first bytes.
  void keep(std::string_view forgotten);

  /// The bytes up to a place of the input, which are then no longer kept. The place must not lie
  /// before one that was taken already, nor behind the window.
  std::string take(std::uint64_t end);
  /// The same where nothing is kept: as they stand in the window.
  std::string_view take_in_window(std::uint64_t end);

  /// Bytes that the window has forgotten; nothing but white space unless a part of the input is
  /// passed over.
  std::string_view kept() const { return kept_; }
  /// Takes the first of them.
  std::string take_kept(std::size_t size);
  /// Whether white space was dropped.
  bool has_dropped() const { return has_dropped_; }

  /// Of the first byte that was not taken.
  std::uint64_t offset() const { return offset_; }

 private:
  void drop_white_space();

  const text::window& at_;
  bool keeps_white_space_;
  std::uint64_t offset_;
  std::string kept_;  // from `offset_` on, up to the window
  bool has_dropped_ = false;
};

}  // namespace strictpgn::format
