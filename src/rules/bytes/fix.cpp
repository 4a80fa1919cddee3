// Remedies of characters that PGN does not have (PGN 4.1, 4.2).
#include <algorithm>
#include <string>

#include "parse/elements.hpp"
#include "rules/fixes.hpp"

namespace strictpgn::rules {

namespace {

bool lies_in(span inner, span outer) {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

bool lies_in_string(const game& what, span where) {
  const auto& all = what.tags;
  const auto tag = std::partition_point(all.begin(), all.end(), [&](const tag_pair& t) {
    return what.span_of(t).end <= where.begin;
  });
  return tag != all.end() && lies_in(where, what.value_span_of(*tag));
}

/// Comments and escape lines.
bool lies_in_text(const game& what, span where) {
  const auto& all = what.elements;
  const auto after = std::partition_point(all.begin(), all.end(), [&](const element& e) {
    return what.span_of(e).begin <= where.begin;
  });
  if (after == all.begin()) return false;
  const auto kind = after[-1].kind;
  return (kind == element_kind::comment || kind == element_kind::line_comment ||
          kind == element_kind::escape) &&
         lies_in(where, what.span_of(after[-1]));
}

/// Whether white space or an end of the input stands there. A unit may follow another at once.
bool is_apart_before(const scene& here, std::uint64_t place) {
  const auto& around = here.in.around;
  if (place == here.source.offset) return around.opens_input || !around.before.empty();
  return is_white_space(here.source.before(place));
}

bool is_apart_after(const scene& here, std::uint64_t place) {
  if (place == here.source.offset + here.source.text.size()) return here.in.around.next == '\0';
  return is_white_space(here.source.after(place));
}

/// White space is left where the characters kept tokens apart.
remedy without_characters(const scene& here, span where) {
  if (here.source.after(where.end) == '%') return {};  // it must not come to column 1 (PGN 6)
  const bool is_apart = is_apart_before(here, where.begin) || is_apart_after(here, where.end);
  return {{{where, is_apart ? "" : " "}}, {}, true};
}

/// The reader has dropped it from the text already. In words outside games there may be more of it,
/// which are not reported.
remedy without_control(const scene& here, const diagnostic& found) {
  if (!here.source.holds(found.where) || parse::is_text_outside_game(here.in.what)) return {};
  const auto& what = here.in.what;
  if (lies_in_string(what, found.where) || lies_in_text(what, found.where))
    return {{{found.where, ""}}, {}, true};
  return without_characters(here, found.where);
}

remedy without_mark(const scene& here, const diagnostic& found) {
  if (parse::is_text_outside_game(here.in.what)) return {};
  if (here.source.holds(found.where) && here.source.after(found.where.end) == '%') return {};
  return {{{found.where, ""}}, {}, true};
}

/// A space; none beside other white space. In strings and comments the text itself changes.
remedy without_tab(const scene& here, const diagnostic& found) {
  if (!here.source.holds(found.where)) return {};
  const auto& what = here.in.what;
  if (lies_in_string(what, found.where) || lies_in_text(what, found.where))
    return {{{found.where, " "}}, {}, false};
  return without_characters(here, found.where);
}

}  // namespace

std::span<const remedy_row> byte_remedies() {
  static constexpr remedy_row table[] = {
      {rule::char_nul, without_control}, {rule::char_control_forbidden, without_control},
      {rule::char_del, without_control}, {rule::encoding_bom, without_mark},
      {rule::string_tab, without_tab},   {rule::tab_in_export, without_tab},
  };
  return table;
}

}  // namespace strictpgn::rules
