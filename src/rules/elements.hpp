// The elements of a game as detectors ask for them: by kind, by sequence, outside variations. What
// a game has none of costs nothing.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "parse/elements.hpp"
#include "rules/context.hpp"

namespace strictpgn::rules {

/// The elements from the first token of the movetext on.
inline std::span<const element> movetext_elements(const game& what) {
  return std::span(what.elements).subspan(what.first_in_movetext);
}

/// Calls `look` with each comment, between tag pairs too.
template <typename Function>
void for_each_comment(const check_context& in, Function&& look) {
  if (!in.has.comments) return;
  for (const auto& e : in.what.elements)
    if (parse::is_comment(e)) look(e);
}

/// Calls `look(comment, place)` with each comment in which commands may stand, if there may be
/// something to say of any.
template <typename Function>
void for_each_command_comment(const check_context& in, Function&& look) {
  for (const auto& place : in.index->commands) look(in.what.elements[place.element], place);
}

/// Comments in movetext that run from `;` to the end of their line.
template <typename Function>
void for_each_line_comment(const check_context& in, Function&& look) {
  if (!in.has.line_comments) return;
  for (const auto& e : movetext_elements(in.what))
    if (e.kind == element_kind::line_comment) look(e);
}

template <typename Function>
void for_each_escape_line(const check_context& in, Function&& look) {
  if (!in.has.escapes) return;
  for (const auto& e : in.what.elements)
    if (e.kind == element_kind::escape) look(e);
}

/// NAGs without a meaning in the standard, `$0`, and those with zeros before their number.
template <typename Function>
void for_each_odd_nag(const check_context& in, Function&& look) {
  for (const auto at : in.index->odd_nags) look(in.what.elements[at]);
}

/// Moves with a suffix annotation.
template <typename Function>
void for_each_suffix(const check_context& in, Function&& look) {
  if (!in.has.suffixes) return;
  for (const auto& e : in.what.elements)
    if (e.kind == element_kind::move && e.suffix != suffix::none) look(e);
}

/// Calls `look(inside, open, close)` with each variation: the elements in it, and its parentheses.
template <typename Function>
void for_each_variation(const check_context& in, Function&& look) {
  const std::span<const element> all(in.what.elements);
  for (const auto& [at, after] : in.index->variations)
    look(all.subspan(at + 1, all[at].data - at - 1), all[at], all[all[at].data]);
}

/// Move numbers that stand alone: `look(number, after)`, where after it follows what is not passed
/// over by `parse::after_number`, and whatever stands right behind it; both null at the end.
template <typename Function>
void for_each_number(const check_context& in, Function&& look) {
  const auto& all = in.what.elements;
  const auto at_place = [&](std::size_t at) { return at < all.size() ? &all[at] : nullptr; };
  for (const auto at : in.index->numbers)
    look(all[at], at_place(parse::after_number(in.what, at)), at_place(at + 1));
}

/// Elements that are in no variation. Of a variation only its left parenthesis is one of them.
template <typename Function>
void for_each_outside_variations(std::span<const element> all, std::size_t first, Function&& look) {
  for (auto at = first; at < all.size(); ++at) {
    look(all[at]);
    if (all[at].kind == element_kind::variation_begin) at = all[at].data;
  }
}

/// Calls `look(element, state)` with each element but the right parentheses, and with the state of
/// the sequence that it stands in: the mainline, or a variation, whose `(` stands in the sequence
/// around it. Each sequence begins with a fresh state.
template <typename State, typename Function>
void for_each_in_sequence(std::span<const element> all, Function&& look) {
  std::vector<State> open(1);
  for (const auto& e : all) {
    if (e.kind == element_kind::variation_end) {
      if (open.size() > 1) open.pop_back();
      continue;
    }
    look(e, open.back());
    if (e.kind == element_kind::variation_begin) open.emplace_back();
  }
}

}  // namespace strictpgn::rules
