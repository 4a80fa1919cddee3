// A finding about a glyph says what it means (PGN 10).
#pragma once

#include <string>

#include "rules/context.hpp"
#include "strictpgn/ast.hpp"
#include "strictpgn/nag.hpp"

namespace strictpgn::rules {

/// A finding with the message of the catalogue about the glyph, and its meaning where it has one.
inline void add_with_meaning(const check_context& in, rule id, const element& glyph,
                             findings& out) {
  auto& finding = out.add(id, in.what.span_of(glyph), in.what.text_of(glyph));
  if (!out.is_told(finding)) return;
  const auto* known = find_nag(glyph.number);
  if (known == nullptr) return;
  finding.message += is_standard_nag(glyph.number) ? "; it means " : "; programs mean by it: ";
  finding.message += known->meaning;
}

}  // namespace strictpgn::rules
