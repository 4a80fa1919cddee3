// How the text of a game lies on its lines: what the rules on export format look at (PGN 8.1,
// 8.2.1).
#pragma once

#include <cstdint>
#include <deque>
#include <string_view>
#include <vector>

#include "rules/export/gaps.hpp"
#include "rules/export/numbering.hpp"
#include "strictpgn/ast.hpp"
#include "strictpgn/replay.hpp"

namespace strictpgn::rules {

struct check_context;

/// The white space around a unit of the input.
struct surroundings {
  std::string_view before;  ///< between the last token before the unit, or the start of the input
  std::string_view after;   ///< up to the next unit, or the end of the input
  bool opens_input = false;
  char next = '\0';  ///< the first character of the next unit; NUL at the end of the input
};

enum class token_kind : std::uint8_t {
  number,
  move,  ///< with its suffix
  nag,
  comment_unit,  ///< with the brace that is attached to it
  line_comment,
  open,
  close,
  marker,
  other,  ///< escape lines, and what belongs nowhere
};

/// Something that stands on a line of movetext. Offsets count bytes from the start of the game.
struct laid_token {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t element = 0;  ///< index into `game::elements`; their number for the marker
  token_kind kind = token_kind::other;
  bool is_attached = false;      ///< to the one before it in the list: no white space is due
  bool precedes_others = false;  ///< behind it on its line are some that are left out
};

/// The tokens of the movetext, and the gaps of the whole game, both in text order. What is as
/// export format has it is left out as far as nobody asks: of the gaps the single spaces, most line
/// ends where no more fits, if a byte is a column, the line end between two tag pairs, and the
/// empty line between two sections; of the tokens those between two such gaps, words of a comment
/// and what is attached to each other, too. So are gaps that hold something else than white space.
/// Beside them the moves whose numbers are not those of export format (`find_odd_numbers`).
struct layout {
  std::deque<laid_token> tokens;
  gap_list gaps;
  /// Elements: comments in braces with white space beside a brace, but for tabs and for spaces
  /// beside a line end. Where commands are all of such a comment, the blanks are not among the
  /// gaps.
  std::vector<std::uint32_t> padded_comments;
  std::vector<numbered_move> odd_numbers;

  void clear();
};

/// Lays out a game in `out`, whatever that held. Of the context, `lines` is not looked at.
void lay_out(const check_context& in, layout& out);

}  // namespace strictpgn::rules
