// What checks and writers ask of an element.
#pragma once

#include <algorithm>
#include <cstdint>

#include "strictpgn/ast.hpp"

namespace strictpgn::parse {

/// A move, legible or not, and what is written where none is made: a ply of its own.
inline bool stands_for_move(const element& e) {
  return e.kind == element_kind::move || e.kind == element_kind::null_move ||
         e.kind == element_kind::unreadable_move;
}

inline bool is_comment(const element& e) {
  return e.kind == element_kind::comment || e.kind == element_kind::line_comment;
}

/// A comment of nothing but commands, as `element_flag` has it.
inline bool is_command_comment(const element& e) {
  return (e.flags & element_flag::is_commands) != 0;
}

/// The first move of the variation that begins there, not of one in it; its end where it has none.
inline std::uint32_t first_move_of_variation(const game& what, std::uint32_t begin) {
  const auto& all = what.elements;
  const auto end = all[begin].data;
  auto first = begin + 1;
  while (first < end && !stands_for_move(all[first]))
    first = all[first].kind == element_kind::variation_begin ? all[first].data + 1 : first + 1;
  return std::min(first, end);
}

/// Words that belong to no game are a unit of their own.
inline bool is_text_outside_game(const game& unit) {
  return !unit.elements.empty() && unit.elements.front().kind == element_kind::text;
}

/// The number joined to a move, or the indication that stands alone.
inline span span_of_number(const game& what, std::uint32_t at) {
  const auto& e = what.elements[at];
  return e.kind == element_kind::move ? what.number_span_of(e) : what.span_of(e);
}

/// The element that decides about a move number indication that stands alone: the next one that is
/// no comment, glyph, variation or escape. The number of elements where there is none.
inline std::uint32_t after_number(const game& what, std::uint32_t at) {
  const auto& all = what.elements;
  for (++at; at < all.size(); ++at) {
    const auto kind = all[at].kind;
    if (kind == element_kind::variation_begin)
      at = all[at].data;
    else if (kind == element_kind::move_number || kind == element_kind::variation_end ||
             kind == element_kind::unknown_symbol || stands_for_move(all[at]))
      break;
  }
  return at;
}

}  // namespace strictpgn::parse
