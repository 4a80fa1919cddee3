// Elements that are no moves, as JSON after the schema in SCHEMA.md.
#pragma once

#include <cstdint>

#include "report/json/json_text.hpp"
#include "strictpgn/ast.hpp"
#include "strictpgn/profile.hpp"

namespace strictpgn::report {

/// An object with `begin` and `end`.
json json_of(const span& where);

/// A comment, a glyph, an escape line, a number or another token. Of a variation its parentheses.
json json_of(const game& what, const element& one, encoding encoding);

/// The suffix annotation of a move, which has one, as a glyph.
json suffix_json(const game& what, const element& move);

/// The number that stands before a move.
json indication_json(const game& what, const element& move);

/// The `)` that belongs to a `(`; empty where it is missing.
span closing_parenthesis(const game& what, const element& opening);

/// The place of a variation from its `(` to behind its `)`, and whether that is missing.
json parentheses_json(const game& what, const element& opening);

json json_of(const game& what, const tag_pair& tag, encoding encoding);

}  // namespace strictpgn::report
