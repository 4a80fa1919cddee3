#include "rules/context.hpp"

#include <algorithm>

#include "parse/elements.hpp"
#include "parse/find_byte.hpp"
#include "rules/lines/line_scan.hpp"

namespace strictpgn::rules {

namespace {

void look_into_brace_comments(const game& game, features& has) {
  for (const auto& e : game.elements) {
    if (e.kind != element_kind::comment) continue;
    const auto content = game.content_of(e);
    const char* end = content.data() + content.size();
    has.braces_in_comments |= parse::find_byte('{', content.data(), end) != end;
    has.line_ends_in_comments |= find_line_end(content, 0) != content.size();
  }
}

}  // namespace

features features_of(const game& game) {
  unsigned kinds = 0;
  unsigned suffixes = 0;
  for (const auto& e : game.elements) {
    kinds |= 1U << static_cast<unsigned>(e.kind);
    suffixes |= static_cast<unsigned>(e.suffix);
  }
  const auto has_any = [kinds](auto... those) {
    return (kinds & ((1U << static_cast<unsigned>(those)) | ...)) != 0;
  };
  using enum element_kind;
  features has;
  has.comments = has_any(comment, line_comment);
  if (has_any(comment)) look_into_brace_comments(game, has);
  has.escapes = has_any(escape);
  has.nags = has_any(nag);
  has.numbers = has_any(move_number);
  has.variations = has_any(variation_begin);
  has.suffixes = suffixes != 0;
  has.strays = has_any(null_move, unreadable_move, unknown_symbol, stray);
  return has;
}

span check_context::end_of_tags() const {
  const auto end = what.tags.empty() ? what.offset : what.span_of(what.tags.back()).end;
  return {end, end};
}

void interval::add(std::string_view white) {
  for (const char c : white) {
    const bool ends_line = c == '\r' || (c == '\n' && !is_after_cr_);
    is_after_cr_ = c == '\r';
    if (!ends_line) continue;
    has_line_end_ = true;
    has_empty_line_ |= is_line_empty_;
    is_line_empty_ = true;
  }
}

/// A game that has no tags begins like one at the start of a line with the number 1, or after an
/// empty line with any number, move or variation.
bool check_context::continues_a_game() const {
  if (!is_game || !follows_a_game || !what.tags.empty()) return false;
  const auto is_aside = [](const element& e) {
    return parse::is_comment(e) || e.kind == element_kind::escape;
  };
  const auto first = std::ranges::find_if_not(what.elements, is_aside);
  if (first == what.elements.end()) return true;
  const bool has_number = first->kind == element_kind::move_number || first->lead != 0;
  const bool is_first_number = has_number && first->number == 1 && first->periods <= 1;
  const bool begins_game =
      has_number || parse::stands_for_move(*first) || first->kind == element_kind::variation_begin;
  return !(behind_game.has_line_end() && is_first_number) &&
         !(behind_game.has_empty_line() && begins_game);
}

}  // namespace strictpgn::rules
