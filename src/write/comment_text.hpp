// The text of a comment as export format writes it: words and commands stay as they are, and the
// white space between them is that of one line (decisions D131, D139).
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "text/ascii.hpp"

namespace strictpgn::write {

/// Control characters that 4.1 keeps out of PGN.
constexpr bool is_forbidden(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && !text::is_white_space(c)) || byte == 0x7F;
}

/// White space in a comment, and what becomes of it.
struct comment_gap {
  std::size_t begin = 0;  ///< in the text
  std::size_t end = 0;
  std::size_t line_ends = 0;
  std::size_t blanks = 0;      ///< that are written for it
  bool is_in_command = false;  ///< no line is broken there
  bool may_end_line = false;   ///< lines are broken there: a single blank
  bool may_be_broken = false;  ///< other blanks, which give way to a line end if there is need
};

/// Calls `look` with the gaps of a comment in text order, those at its ends included. Between two
/// of them stands text that is written as it is.
///
/// A command is an atom: no line is broken in it. Nor is one broken before `%` or before what looks
/// like a tag pair, since readers that work line by line would take that for an escape (PGN 6) or
/// for the next game.
void for_each_gap(std::string_view text, const std::function<void(const comment_gap&)>& look);

/// Whether a text is words with one blank or one LF between two of them, has nothing that a
/// command, a tag pair or an escape could begin with, and no control characters: most are. Each of
/// its gaps then may end a line, and there is none at its ends. False for an empty one.
bool is_plain_prose(std::string_view text);

/// The text on one line.
std::string one_line(std::string_view text);

/// What stays together on a line if it fits there: a word, a command, words around several blanks.
struct comment_unit {
  std::string_view text;

  /// Blanks in it that may give way to a line end, as places in the text.
  struct run {
    std::size_t begin;
    std::size_t end;
  };
  std::vector<run> runs{};
  bool is_last = false;
};

/// Calls `take` with the units of a text that is on one line; none for an empty one.
void for_each_unit(std::string_view line, const std::function<void(const comment_unit&)>& take);

/// How many paragraphs become one: stretches of text with empty lines between them. 0 where there
/// is no empty line.
std::size_t joined_paragraphs(std::string_view text);

}  // namespace strictpgn::write
