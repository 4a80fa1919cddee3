// How characters that PGN does not have are fixed: they are taken away (PGN 4.1, 4.2).
#include "parse/elements.hpp"
#include "rules/fixes.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

/// The reader has dropped it from the text already. In words outside games there may be more of it,
/// which are not reported.
suggested_fix without_control(const fix_context& here, const diagnostic& found) {
  if (!here.source.holds(found.where) || parse::is_text_outside_game(here.in.what)) return {};
  if (lies_in_words(here.in.what, found.where)) return {{{found.where, ""}}, {}, true};
  return without_characters(here, found.where);
}

suggested_fix without_mark(const fix_context& here, const diagnostic& found) {
  if (parse::is_text_outside_game(here.in.what)) return {};
  if (here.source.holds(found.where) && here.source.after(found.where.end) == '%') return {};
  return {{{found.where, ""}}, {}, true};
}

}  // namespace

std::span<const fix_row> bytes_fixes() {
  static constexpr fix_row table[] = {
      {rule::char_nul, without_control},
      {rule::char_control_forbidden, without_control},
      {rule::char_del, without_control},
      {rule::encoding_bom, without_mark},
  };
  return table;
}

}  // namespace strictpgn::rules
