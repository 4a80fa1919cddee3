// Lines of movetext that end where no more fits, as nearly all do (PGN 8.2.1).
#pragma once

#include <cstdint>
#include <span>

#include "strictpgn/ast.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::rules {

/// Tells of a game whose every byte is a column where its lines have to end.
class filled_lines {
 public:
  /// Of the lines that are long all tokens are asked for: nothing beside their ends is passed over.
  filled_lines(const game& what, std::span<const span> long_lines)
      : what_(what), long_lines_(long_lines) {}

  /// Where the element `at` ends, which begins there behind what ends there: a move, NAG or left
  /// parenthesis that begins a line, or a move that does so without its number, which ends the line
  /// before it; or a comment of words that stands on several lines. `unusual` where one of those
  /// lines need not end there.
  std::uint32_t end_across(std::uint32_t at, std::uint32_t begin, std::uint32_t end) const;

 private:
  std::uint32_t end_of_token(const element& e, std::uint32_t begin, std::uint32_t end) const;
  std::uint32_t end_of_opening(std::uint32_t at, std::uint32_t end) const;
  std::uint32_t end_of_prose(const element& comment, std::uint32_t begin, std::uint32_t end) const;
  bool is_due(std::uint32_t end, std::uint32_t size) const;

  const game& what_;
  const std::span<const span> long_lines_;
};

}  // namespace strictpgn::rules
