// The structure of movetext: markers, numbers, suffixes and glyphs (PGN 8.2).
#include <algorithm>
#include <set>
#include <string_view>

#include "parse/elements.hpp"
#include "rules/context.hpp"
#include "rules/deviations.hpp"
#include "rules/san/describe.hpp"
#include "rules/tags/values.hpp"

namespace strictpgn::rules {

namespace {

std::span<const element> elements_of(const game& what) {
  return std::span(what.elements).subspan(what.first_in_movetext);
}

void result_tag_mismatch(const subject& in, findings& out) {
  const auto* tag = find_tag(in, tag_name::result);
  if (tag == nullptr || tag->is_damaged || in.what.marker == termination::none) return;
  const auto value = in.what.raw_value_of(*tag);
  const auto marker = text_of(in.what.marker);
  if (!is_result(value) || value == marker) return;
  auto& made =
      out.say(rule::result_tag_mismatch, in.what.marker_span(),
              fmt::format("the game ends with `{}`, but its Result tag says `{}`", marker, value));
  made.related.push_back({in.what.value_span_of(*tag), "the Result tag"});
}

void movetext_after_termination(const subject& in, findings& out) {
  if (!in.continues_a_game()) return;
  const auto movetext = elements_of(in.what);
  span where = in.what.marker_span();
  if (!movetext.empty()) {
    const auto& first = movetext.front();
    where = first.lead != 0 ? in.what.number_span_of(first) : in.what.span_of(first);
  }
  out.add(rule::movetext_after_termination, where);
}

void movetext_empty(const subject& in, findings& out) {
  if (!in.is_game) return;
  const auto movetext = elements_of(in.what);
  const auto is_move_like = [](const element& e) {
    return parse::stands_for_move(e) || e.kind == element_kind::unknown_symbol;
  };
  if (std::any_of(movetext.begin(), movetext.end(), is_move_like)) return;
  if (in.what.marker == termination::none) return;
  out.add(rule::movetext_empty, in.end_of_tags());
}

std::string_view digits_of(std::string_view number) {
  return number.substr(0, std::min(number.find_first_not_of("0123456789"), number.size()));
}

/// Numbers that stand alone, each with the element that decides about it: the next one that is no
/// comment, glyph, variation or escape; null at the end.
template <typename Function>
void for_each_number(const subject& in, Function&& look) {
  if (!in.has.numbers || in.is_foreign()) return;
  const auto& all = in.what.elements;
  for (auto at = in.what.first_in_movetext; at < all.size(); ++at) {
    if (all[at].kind != element_kind::move_number) continue;
    const auto after = parse::after_number(in.what, at);
    look(all[at], after < all.size() ? &all[after] : nullptr,
         at + 1 < all.size() ? &all[at + 1] : nullptr);
  }
}

void move_number_dangling(const subject& in, findings& out) {
  for_each_number(in, [&](const element& number, const element* next, const element*) {
    if (next == nullptr || next->kind == element_kind::variation_end)
      out.add(rule::move_number_dangling, in.what.span_of(number), in.what.text_of(number));
  });
}

/// A number that repeats the one just before it (D113); whether it is right is another matter.
void move_number_repeated(const subject& in, findings& out) {
  for_each_number(in, [&](const element& number, const element*, const element* follower) {
    if (follower == nullptr) return;
    const bool is_folded = follower->kind == element_kind::move && follower->lead != 0;
    if (!is_folded && follower->kind != element_kind::move_number) return;
    const auto where = is_folded ? in.what.number_span_of(*follower) : in.what.span_of(*follower);
    const auto text = in.what.text.substr(where.begin - in.what.offset, where.size());
    const auto at = static_cast<std::uint32_t>(follower - in.what.elements.data());
    const auto told = std::partition_point(in.board.numbers.begin(), in.board.numbers.end(),
                                           [=](const auto& remark) { return remark.element < at; });
    if (told != in.board.numbers.end() && told->element == at && told->is_wrong) return;
    if (digits_of(text) != digits_of(in.what.text_of(number))) return;
    auto& made = out.add(rule::move_number_repeated, where, text);
    made.related.push_back({in.what.span_of(number), "the number before it"});
  });
}

void move_number_leading_zero(const subject& in, findings& out) {
  for_each_number(in, [&](const element& number, const element*, const element*) {
    const auto text = in.what.text_of(number);
    const auto digits = digits_of(text);
    if (digits.size() > 1 && digits[0] == '0')
      out.add(rule::move_number_leading_zero, in.what.span_of(number), text);
  });
}

/// What it should be; or, of a game that is numbered from 1, by how much all its numbers are too
/// low.
std::string words_about(const replay::number_remark& remark, std::string_view text) {
  if (remark.is_from_one)
    return fmt::format(
        "the numbers of this game begin at 1, though the FEN tag says {}: all are {} too low",
        remark.expected, remark.expected - 1);
  return fmt::format("move number `{}` should be `{}{}`: {} is to move", quoted(text),
                     remark.expected, remark.side == color::white ? "." : "...",
                     name_of(remark.side));
}

void move_number_wrong(const subject& in, findings& out) {
  for (const auto& remark : in.board.numbers) {
    if (!remark.is_wrong) continue;
    const auto where = parse::span_of_number(in.what, remark.element);
    const auto text = in.what.text.substr(where.begin - in.what.offset, where.size());
    auto& made = out.say(rule::move_number_wrong, where, words_about(remark, text),
                         remark.is_from_one ? info_in_modern() : usual);
    describe(made, remark);
  }
}

std::string counted_periods(int count) {
  if (count == 0) return "no period";
  return count == 1 ? "one period" : fmt::format("{} periods", count);
}

/// Whether a character was dropped right behind the number: its periods may have stood there.
bool is_cut_short(const game& what, span number) {
  const auto here = deviations_at(what, static_cast<std::int64_t>(number.end - what.offset));
  return std::any_of(here.begin(), here.end(), [](const deviation_found& d) {
    return d.id == rule::token_unexpected_character;
  });
}

void move_number_period_style(const subject& in, findings& out) {
  for (const auto& remark : in.board.numbers) {
    if (!remark.is_odd_style) continue;
    const auto where = parse::span_of_number(in.what, remark.element);
    if (is_cut_short(in.what, where)) continue;
    const auto text = in.what.text.substr(where.begin - in.what.offset, where.size());
    auto& made = out.say(
        rule::move_number_period_style, where,
        fmt::format("move number `{}` before a move of {} has {}; usual is `{}`", quoted(text),
                    name_of(remark.side), counted_periods(in.what.elements[remark.element].periods),
                    remark.side == color::white ? "." : "..."));
    describe(made, remark);
  }
}

/// Calls `look(nag, has_move)` for each glyph: whether a move of the same sequence stands before
/// it.
template <typename Function>
void for_each_nag_in_place(const subject& in, Function&& look) {
  if (!in.has.nags) return;
  std::vector<bool> has_move{false};
  for (const auto& e : elements_of(in.what)) {
    if (e.kind == element_kind::variation_begin)
      has_move.push_back(false);
    else if (e.kind == element_kind::variation_end && has_move.size() > 1)
      has_move.pop_back();
    else if (parse::stands_for_move(e))
      has_move.back() = true;
    else if (e.kind == element_kind::nag)
      look(e, has_move.back());
  }
}

void nag_before_move(const subject& in, findings& out) {
  for_each_nag_in_place(in, [&](const element& nag, bool has_move) {
    if (!has_move && nag.number >= 1 && nag.number <= 9)
      out.add(rule::nag_before_move, in.what.span_of(nag), in.what.text_of(nag));
  });
}

/// The same glyph twice on a move, or two of the six that stand for suffixes.
void nag_repeated(const subject& in, findings& out) {
  if (!in.has.nags) return;
  const auto is_rating = [](std::uint16_t value) { return value >= 1 && value <= 6; };
  std::vector<std::set<std::uint16_t>> on_move{{}};
  for (const auto& e : elements_of(in.what)) {
    if (e.kind == element_kind::variation_begin)
      on_move.emplace_back();
    else if (e.kind == element_kind::variation_end && on_move.size() > 1)
      on_move.pop_back();
    else if (parse::stands_for_move(e)) {
      on_move.back().clear();
      if (e.suffix != suffix::none) on_move.back().insert(static_cast<std::uint16_t>(e.suffix));
    } else if (e.kind == element_kind::nag) {
      auto& seen = on_move.back();
      const auto rating = seen.lower_bound(1);
      const bool is_rated = rating != seen.end() && is_rating(*rating);
      if (seen.count(e.number) != 0 || (is_rated && is_rating(e.number)))
        out.add(rule::nag_repeated, in.what.span_of(e), in.what.text_of(e));
      else
        seen.insert(e.number);
    }
  }
}

}  // namespace

std::span<const detector> movetext_detectors() {
  static constexpr detector table[] = {
      {rule::result_tag_mismatch, result_tag_mismatch},
      {rule::movetext_after_termination, movetext_after_termination},
      {rule::movetext_empty, movetext_empty},
      {rule::move_number_wrong, move_number_wrong},
      {rule::move_number_dangling, move_number_dangling},
      {rule::move_number_repeated, move_number_repeated},
      {rule::move_number_leading_zero, move_number_leading_zero},
      {rule::move_number_period_style, move_number_period_style},
      {rule::nag_before_move, nag_before_move},
      {rule::nag_repeated, nag_repeated},
  };
  return table;
}

}  // namespace strictpgn::rules
