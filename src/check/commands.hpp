// Commands embedded in comments (supplement of 2001, 3.2 and 4).
#pragma once

#include <span>

#include "check/subject.hpp"
#include "parse/commands.hpp"

namespace strictpgn::check {

/// Reads the commands in the comments of a unit, once for all their rules.
void check_commands(const subject& in, findings& out);

/// The rules that `check_commands` detects.
std::span<const rule> command_rules();

/// A command that is being judged.
struct command_at {
  const parse::read_command& is;
  std::string_view text;  ///< from `[%` to `]`
  span where;             ///< in the input
};

/// The commands about the time of a move (SUP 4).
bool is_time_command(std::string_view name);

/// Judges the operands of a command by its name.
void check_operands(const command_at& which, findings& out);

}  // namespace strictpgn::check
