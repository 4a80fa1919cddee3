// Reading the commands embedded in a comment one by one (SUP 3.2).
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "strictpgn/commands.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::parse {

/// A production that deviates from the supplement, as in `deviation_found`.
struct command_deviation {
  rule id;
  span where;  ///< in bytes of the text, or the whole command for what is wrong inside
};

/// A command as it stands in the text, with what is wrong about its structure. Meant to be read
/// into again and again.
struct read_command : command {
  std::vector<command_deviation> deviations;

  bool has(rule deviation) const;
};

/// Reads the first command that begins at `from` or later, and moves `from` to its end. False when
/// there is none.
bool next_command(std::string_view comment_text, std::size_t& from, read_command& found);

/// What an operand is, from end to end.
bool is_clock_time(std::string_view operand);                ///< h:mm:ss
bool is_clock_time_with_fraction(std::string_view operand);  ///< h:mm:ss.d
bool is_mechanical_time(std::string_view operand);           ///< hh:mm:ss
/// A clock time with a fraction, its hours possibly missing: 1:38.47.
bool is_fractional_clock_time(std::string_view operand);
bool is_server_time(std::string_view operand);  ///< a form that servers write (D132)
bool is_evaluation(std::string_view operand);   ///< pawns, or a mate distance
bool is_search_depth(std::string_view operand);
bool is_colored_square(std::string_view operand);
bool is_colored_arrow(std::string_view operand);

}  // namespace strictpgn::parse
