// Reduced export format: the roster and the moves, nothing else (PGN 3.2.4).
#include "rules/context.hpp"
#include "rules/elements.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

void reduced_extra_tag(const check_context& in, findings& out) {
  for (const auto& tag : in.tags)
    if (!tag.is_in_roster() && !tag.name.empty())
      out.add(rule::reduced_extra_tag, in.what.span_of(*tag.pair), tag.name);
}

/// From one token to the end of another; never closed, it is the opening character (D121).
span place_of(const check_context& in, const element& open, const element& close) {
  const auto begin = in.what.span_of(open).begin;
  const bool is_unclosed = (close.flags & element_flag::is_unclosed) != 0;
  return {begin, is_unclosed ? begin + 1 : in.what.span_of(close).end};
}

/// What stands in a variation goes with it.
template <typename Function>
void for_each_outside(const check_context& in, Function&& look) {
  if (in.is_game) for_each_outside_variations(in.what.elements, 0, look);
}

void reduced_comment(const check_context& in, findings& out) {
  if (!in.has.comments) return;
  for_each_outside(in, [&](const element& e) {
    if (parse::is_comment(e)) out.add(rule::reduced_comment, place_of(in, e, e));
  });
}

void reduced_rav(const check_context& in, findings& out) {
  if (!in.has.variations) return;
  for_each_outside(in, [&](const element& e) {
    if (e.kind != element_kind::variation_begin) return;
    out.add(rule::reduced_rav, place_of(in, e, in.what.elements[e.data]));
  });
}

void reduced_nag(const check_context& in, findings& out) {
  if (!in.has.nags && !in.has.suffixes) return;
  for_each_outside(in, [&](const element& e) {
    if (e.kind == element_kind::nag)
      out.add(rule::reduced_nag, in.what.span_of(e), in.what.text_of(e));
    else if (e.kind == element_kind::move && e.suffix != suffix::none)
      out.add(rule::reduced_nag, in.what.suffix_span_of(e), text_of(e.suffix));
  });
}

}  // namespace

std::span<const detector> reduced_detectors() {
  static constexpr detector table[] = {
      {rule::reduced_extra_tag, reduced_extra_tag},
      {rule::reduced_comment, reduced_comment},
      {rule::reduced_rav, reduced_rav},
      {rule::reduced_nag, reduced_nag},
  };
  return table;
}

}  // namespace strictpgn::rules
