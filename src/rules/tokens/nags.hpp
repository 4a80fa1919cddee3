// What a glyph means (PGN 10), said with a finding about it.
#pragma once

#include <string>

#include "strictpgn/ast.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/nag.hpp"

namespace strictpgn::rules {

/// Adds the meaning of a glyph to a message, where it has one.
inline void say_meaning(const element& glyph, diagnostic& finding) {
  const auto* known = find_nag(glyph.number);
  if (known == nullptr) return;
  finding.message += is_standard_nag(glyph.number) ? "; it means " : "; programs mean by it: ";
  finding.message += known->meaning;
}

}  // namespace strictpgn::rules
