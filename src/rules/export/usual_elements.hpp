// Elements of movetext as nearly all are, of which the layout has nothing to say.
#pragma once

#include <cstdint>
#include <string_view>

#include "parse/digits.hpp"
#include "parse/elements.hpp"
#include "strictpgn/ast.hpp"

namespace strictpgn::rules {

inline constexpr std::uint32_t unusual = UINT32_MAX;

/// What stands between two commands of a comment.
inline constexpr std::string_view between_commands = "] ";

inline bool is_behind_space(const game& what, std::uint32_t begin, std::uint32_t end) {
  return begin == end + 1 && what.text[end] == ' ';
}

/// Whether the number of a move is digits and periods, and one character of white space stands
/// behind it: that one.
inline bool is_numbered_before(const game& what, const element& move, char white) {
  const auto* const san = what.text.data() + move.offset;
  return san[-1] == white && parse::is_digit(san[-2 - move.periods]);
}

/// Of a comment that is words alone.
std::uint32_t end_of_usual_prose(const game& what, const element& comment);

/// Where a move ends with its suffix, if it is as the grammar has it.
inline std::uint32_t end_of_attached_suffix(const game& what, const element& move) {
  if ((move.flags & element_flag::is_deviant) != 0) return unusual;
  const auto end = move.offset + move.length;
  if (move.suffix == suffix::none) return end;
  const auto sign = what.suffix_span_of(move);
  const bool is_attached = sign.begin == what.offset + end;
  return is_attached ? static_cast<std::uint32_t>(sign.end - what.offset) : unusual;
}

inline std::uint32_t end_of_usual_move(const game& what, const element& move) {
  if (move.lead != 0 && !is_numbered_before(what, move, ' ')) return unusual;
  return end_of_attached_suffix(what, move);
}

/// Whether an element is a move without a suffix, as the grammar has it, one space behind what ends
/// there.
inline bool is_plain_move_behind(const game& what, const element& e, std::uint32_t end) {
  if (e.kind != element_kind::move || e.suffix != suffix::none) return false;
  if ((e.flags & element_flag::is_deviant) != 0) return false;
  if (e.offset != end + 1 + e.lead || what.text[end] != ' ') return false;
  return e.lead == 0 || is_numbered_before(what, e, ' ');
}

/// Where an element ends that stands on one line with one space between its words, in bytes from
/// the start of the game; `unusual` for any other. A move ends with its suffix.
inline std::uint32_t end_of_usual(const game& what, const element& e) {
  if (e.kind == element_kind::move) [[likely]]
    return end_of_usual_move(what, e);
  switch (e.kind) {
    case element_kind::comment:
      return parse::is_command_comment(e) ? e.data : end_of_usual_prose(what, e);
    case element_kind::nag:
      return e.data;
    case element_kind::variation_begin:
      return e.offset + 1;
    case element_kind::variation_end:
      return (e.flags & element_flag::is_unclosed) != 0 ? unusual : e.offset + 1;
    default:
      return unusual;
  }
}

/// Where its last word begins: of a comment with commands alone, the last of them.
std::uint32_t begin_of_last_unit(const game& what, const element& e);

}  // namespace strictpgn::rules
