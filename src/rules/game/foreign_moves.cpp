#include "rules/game/foreign_moves.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "parse/elements.hpp"
#include "rules/catalogue.hpp"
#include "rules/san/rows.hpp"
#include "strictpgn/rule.hpp"
#include "text/code_point.hpp"

namespace strictpgn::rules {

namespace {

/// Stray text that can be part of a word: no bracket, quote, glyph, suffix, percent sign or byte
/// order mark.
bool is_of_word(std::string_view stray) {
  constexpr std::string_view structure = "[](){}<>\"$%;*!?";
  return !stray.empty() && stray != text::byte_order_mark &&
         stray.find_first_of(structure) == std::string_view::npos;
}

bool is_part_of_move(const game& what, const element& e) {
  return parse::stands_for_move(e) || e.kind == element_kind::unknown_symbol ||
         (e.kind == element_kind::stray && is_of_word(what.text_of(e)));
}

/// Whether nothing at all stands between two parts.
bool is_joined(const element& first, const element& next) {
  return next.lead == 0 && first.suffix == suffix::none && end_of(first) == next.offset;
}

/// The part with the one behind it; a move of chess remains one if it stands alone.
element joined(element first, const element& next) {
  const auto end = end_of(next);
  first.kind = element_kind::unreadable_move;
  first.data = end;
  first.length = 0;
  first.suffix = next.suffix;
  first.flags |= next.flags;
  return first;
}

/// A part that no other is joined to.
element alone(element one) {
  if (one.kind == element_kind::unknown_symbol || one.kind == element_kind::stray)
    one.kind = element_kind::unreadable_move;
  return one;
}

/// Parentheses know the place of their partner.
void match_variations(std::vector<element>& all) {
  std::vector<std::uint32_t> open;
  for (std::uint32_t at = 0; at < all.size(); ++at) {
    if (all[at].kind == element_kind::variation_begin) open.push_back(at);
    if (all[at].kind != element_kind::variation_end || open.empty()) continue;
    all[open.back()].data = at;
    all[at].data = open.back();
    open.pop_back();
  }
}

void join_words(game& what) {
  std::vector<element> read(what.elements.begin(), what.elements.begin() + what.first_in_movetext);
  bool is_in_word = false;
  for (auto at = what.first_in_movetext; at < what.elements.size(); ++at) {
    auto e = what.elements[at];
    const bool is_part = is_part_of_move(what, e);
    if (is_part) {
      e.flags &= static_cast<std::uint8_t>(~element_flag::is_deviant);
      if (is_in_word && is_joined(read.back(), e))
        read.back() = joined(read.back(), e);
      else
        read.push_back(alone(e));
    } else {
      read.push_back(e);
    }
    is_in_word = is_part;
  }
  match_variations(read);
  what.elements = std::move(read);
}

/// What is wrong with a token as a move of chess, a number, or a character of PGN.
bool is_about_words(rule id) {
  switch (id) {
    case rule::token_unexpected_character:
    case rule::movetext_unknown_symbol:
    case rule::movetext_stray_period:
    case rule::move_number_glued:
    case rule::move_number_split_periods:
    case rule::suffix_invalid:
    case rule::suffix_repeated:
    case rule::suffix_detached:
    case rule::suffix_without_move:
      return true;
    default:
      return is_in<rows::san_rules>(id);
  }
}

}  // namespace

void read_words_as_moves(game& what) {
  join_words(what);
  const std::uint32_t begin = what.tags.empty() ? 0 : what.tags.back().end;
  std::erase_if(what.deviations,
                [&](const deviation_found& d) { return d.begin >= begin && is_about_words(d.id); });
}

}  // namespace strictpgn::rules
