// Commands embedded in comments (supplement of 2001, 3.2 and 4).
#pragma once

#include <span>

#include "parse/command_recognizer.hpp"
#include "parse/commands.hpp"
#include "rules/context.hpp"

namespace strictpgn::rules {

/// Reads the commands in the comments of a unit, once for all their rules.
void check_commands(const check_context& in, findings& out);

/// The rules that `check_commands` detects.
std::span<const rule> command_rules();

/// A command that is being judged.
struct command_at {
  const parse::read_command& is;
  std::string_view text;  ///< from `[%` to `]`
  span where;             ///< in the input
};

/// A command that the supplement or practice defines.
struct known_command {
  std::string_view name;
  std::uint8_t time_bit;  ///< a bit of its own for each command about the time of a move (SUP 4)
  void (*judge)(const command_at&, findings&);  ///< its operands
};

/// Null for a name that is not known.
const known_command* find_command(std::string_view name);

/// That bit of a command that is recognised without its name being looked up.
std::uint8_t time_bit_of(parse::plain_command name);

/// Whether the name is that of a command about the time of a move.
bool is_time_command(std::string_view name);

/// Judges the operands of a command by what is known of it, if anything is.
void check_operands(const command_at& command, const known_command* known, findings& out);

}  // namespace strictpgn::rules
