#include "rules/context.hpp"

#include <algorithm>

#include "parse/elements.hpp"

namespace strictpgn::rules {

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
