// Lines of movetext that end where no more fits, as nearly all do (PGN 8.2.1).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "rules/context.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::rules {

/// Tells of a game where a line may have ended too soon.
class filled_lines {
 public:
  explicit filled_lines(const check_context& in);

  /// The first LF of a text, from there on, that is undue; the size of the text if there is none.
  /// The text is that of the game up to some place. Each LF is undue but one behind which the next
  /// word does not fit on the line that it ends, if a byte is a column, no CR stands before it and
  /// neither line beside it is long: of such all tokens are asked for. A word is what stands up to
  /// the next white space; that it may be less than what has to stay together, as it is with
  /// commands, makes more of them undue.
  std::size_t find_undue_end(std::string_view text, std::size_t at) const;

 private:
  bool is_near_long_line(std::size_t line_end) const;

  const std::uint64_t offset_;  // of the text, in the input
  const std::span<const span> long_lines_;
  const bool has_bytes_as_columns_;
};

}  // namespace strictpgn::rules
