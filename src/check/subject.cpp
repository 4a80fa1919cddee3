#include "check/subject.hpp"

#include "check/line_scan.hpp"
#include "parse/find_byte.hpp"

namespace strictpgn::check {

namespace {

void look_into_brace_comments(const game& which, features& has) {
  for (const auto& e : which.elements) {
    if (e.kind != element_kind::comment) continue;
    const auto content = which.content_of(e);
    const char* end = content.data() + content.size();
    has.braces_in_comments |= parse::find_byte('{', content.data(), end) != end;
    has.line_ends_in_comments |= find_line_end(content, 0) != content.size();
  }
}

}  // namespace

features features_of(const game& which) {
  unsigned kinds = 0;
  unsigned suffixes = 0;
  for (const auto& e : which.elements) {
    kinds |= 1U << static_cast<unsigned>(e.kind);
    suffixes |= static_cast<unsigned>(e.suffix);
  }
  const auto has_any = [kinds](auto... those) {
    return (kinds & ((1U << static_cast<unsigned>(those)) | ...)) != 0;
  };
  using enum element_kind;
  features has;
  has.comments = has_any(comment, line_comment);
  if (has_any(comment)) look_into_brace_comments(which, has);
  has.escapes = has_any(escape);
  has.nags = has_any(nag);
  has.numbers = has_any(move_number);
  has.variations = has_any(variation_begin);
  has.suffixes = suffixes != 0;
  has.strays = has_any(null_move, unreadable_move, unknown_symbol, stray);
  return has;
}

span subject::end_of_tags() const {
  const auto end = what.tags.empty() ? what.offset : what.span_of(what.tags.back()).end;
  return {end, end};
}

}  // namespace strictpgn::check
