// What a game is made of, so that a check without work costs nothing, and one with some need not
// look for it. Of a game as nearly all are it is noted while the game is read, and otherwise found
// in one walk over its elements.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/nag.hpp"

namespace strictpgn::parse {

/// The kinds of element a game has. What is only likely is said of more games than it is true of:
/// of no other game it can be true.
struct features {
  bool comments = false;
  bool line_comments = false;
  bool braces_in_comments = false;  ///< a `{` in a comment
  bool escapes = false;
  bool nags = false;
  bool variations = false;
  bool suffixes = false;
  bool commands = false;  ///< `[%` in a comment
  bool strays = false;    ///< anything that does not belong where it stands

  bool likely_blank_comments = false;
  bool likely_odd_lines_in_comments = false;  ///< such as would be a tag pair or an escape
  bool likely_glued_comments = false;         ///< between two tokens without white space
  bool likely_record_comments = false;        ///< with the solidi of a FEN record
  bool likely_odd_commands = false;           ///< commands of which there may be something to say
  bool likely_early_nags = false;             ///< before any move of their sequence
  bool likely_repeated_nags = false;          ///< beside another glyph of the same move
  bool likely_misplaced_nags = false;         ///< not just behind their move
  bool likely_early_variations = false;       ///< before any move of their sequence
  bool likely_empty_variations = false;

  friend bool operator==(const features&, const features&) = default;
};

/// A comment in which commands stand.
struct command_comment {
  std::uint32_t element = 0;
  std::uint32_t after = 0;  ///< 1 + index of the last move of its sequence, or of what may have
                            ///< been one; 0 when there is none before it

  friend bool operator==(const command_comment&, const command_comment&) = default;
};

struct variation_place {
  std::uint32_t begin = 0;  ///< index of its `(`
  std::uint32_t after = 0;  ///< 1 + index of the last SAN of the sequence around it, or else of
                            ///< the `(` of that; 0 at the beginning of a mainline

  friend bool operator==(const variation_place&, const variation_place&) = default;
};

/// The elements [begin, end), each a comment in braces, a NAG, a parenthesis, or a move as the
/// grammar has it, with its suffix just behind it. Of each behind the first, one space or line end
/// stands before it and between it and its number, but for the insides of parentheses: there is
/// nothing.
struct even_stretch {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// Whether the number has a meaning in the standard and is written in as many digits as it takes.
inline bool is_plain_nag(const element& nag) {
  const std::uint32_t digits = 1 + (nag.number > 9) + (nag.number > 99);
  return nag.number != 0 && is_standard_nag(nag.number) && nag.data - nag.offset == 1 + digits;
}

/// Indexes are those of `elements`, in text order. Meant to be used again for the next game.
class element_index {
 public:
  features has;
  std::vector<std::uint32_t> numbers;     ///< that are not folded into a move
  std::vector<std::uint32_t> odd_nags;    ///< without a meaning in the standard, or oddly written
  std::vector<command_comment> commands;  ///< only if there may be something to say of them
  std::vector<variation_place> variations;
  std::vector<even_stretch> even_stretches;  ///< some of them: they are not looked for

  void clear();
  /// Finds all of it, but for even stretches, in the elements of a game.
  void walk(const game& what);

 private:
  /// The mainline or a variation, as far as it has been walked.
  struct sequence {
    std::uint32_t after = 0;  // as in `command_comment`
    std::uint32_t san = 0;    // 1 + index of its last SAN, 0 when there is none yet
    std::uint32_t begin = 0;  // 1 + index of its `(`
    bool has_glyph = false;   // its last move, or its beginning, has one
    bool has_time = false;    // likewise: a command about time
  };

  void forget_elements();
  void walk_all(const game& what);
  std::uint32_t pass_moves(std::uint32_t at, const game& what);
  void pass_other(std::uint32_t at, const element& e);
  void pass_nag(std::uint32_t at, const element& e);
  void pass_comment(std::uint32_t at, const game& what);
  void look_into_comment(std::string_view content, const char* end_of_text);
  void pass_command(bool is_about_time);
  void list_commands(const game& what);
  void enter_variation(std::uint32_t at);
  void leave_variation();

  sequence here_;
  std::vector<sequence> outer_;
};

/// That of a text that is no game.
extern const element_index no_elements;

}  // namespace strictpgn::parse
