// Commands embedded in comments, such as `[%clk 1:05:23]` (supplement of 2001, 3.2).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn {

/// One operand of a command (SUP 3.2.4).
struct command_operand {
  std::string
      text;  ///< without its quotes; a line end in it, with the blanks around it, is a blank
  bool is_quoted = false;
  span where;  ///< with its quotes, without line ends before or after them
};

/// One embedded command. Its name is a view into the text it was read from.
struct command {
  std::string_view name;  ///< letters and digits, as written: `clk`
  std::vector<command_operand> operands;
  span where;  ///< from `[%` to `]`
};

/// The commands in the text of a comment, in their order; spans are byte offsets into that text.
/// Names and operands are given as they stand there, whether they mean anything or not. What is
/// never closed or has no name is no command. Never fails.
std::vector<command> commands_of(std::string_view comment_text);

/// The commands in a comment of a game, for instance `[%clk 1:05:23]` in the comment after a move;
/// spans are places in the input. Empty for an element that is no comment.
std::vector<command> commands_of(const game& game, const element& comment);

}  // namespace strictpgn
