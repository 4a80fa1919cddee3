// What checks and writers ask of an element.
#pragma once

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

/// The number joined to a move, or the indication that stands alone.
inline span span_of_number(const game& what, std::uint32_t at) {
  const auto& e = what.elements[at];
  return e.kind == element_kind::move ? what.number_span_of(e) : what.span_of(e);
}

}  // namespace strictpgn::parse
