// The structure of movetext: markers, numbers, suffixes and glyphs (PGN 8.2).
#include <algorithm>
#include <set>
#include <string_view>

#include "parse/elements.hpp"
#include "rules/context.hpp"
#include "rules/deviations.hpp"
#include "rules/elements.hpp"
#include "rules/san/describe.hpp"
#include "rules/tags/values.hpp"
#include "rules/tokens/nags.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

void result_tag_mismatch(const check_context& in, findings& out) {
  const auto* tag = find_tag(in, tag_name::result);
  if (tag == nullptr || tag->is_damaged || in.what.marker == termination::none) return;
  const auto value = in.what.raw_value_of(*tag);
  const auto marker = text_of(in.what.marker);
  if (!parse::is_result(value) || value == marker) return;
  auto& finding =
      out.say(rule::result_tag_mismatch, in.what.marker_span(),
              fmt::format("the game ends with `{}`, but its Result tag says `{}`", marker, value));
  finding.related.push_back({in.what.value_span_of(*tag), "the Result tag"});
}

void movetext_after_termination(const check_context& in, findings& out) {
  if (!in.continues_a_game()) return;
  const auto movetext = movetext_elements(in.what);
  span where = in.what.marker_span();
  if (!movetext.empty()) {
    const auto& first = movetext.front();
    where = first.lead != 0 ? in.what.number_span_of(first) : in.what.span_of(first);
  }
  out.add(rule::movetext_after_termination, where);
}

void movetext_empty(const check_context& in, findings& out) {
  if (!in.is_game) return;
  const auto movetext = movetext_elements(in.what);
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

/// Whose move it is nobody knows where the rules of the game are others.
template <typename Function>
void for_each_known_number(const check_context& in, Function&& look) {
  if (!in.is_foreign()) for_each_number(in, look);
}

void move_number_dangling(const check_context& in, findings& out) {
  for_each_known_number(in, [&](const element& number, const element* next, const element*) {
    if (next == nullptr || next->kind == element_kind::variation_end)
      out.add(rule::move_number_dangling, in.what.span_of(number), in.what.text_of(number));
  });
}

/// A number that repeats the one just before it (D113); whether it is right is another matter.
void move_number_repeated(const check_context& in, findings& out) {
  for_each_known_number(in, [&](const element& number, const element*, const element* follower) {
    if (follower == nullptr) return;
    const bool is_folded = follower->kind == element_kind::move && follower->lead != 0;
    if (!is_folded && follower->kind != element_kind::move_number) return;
    const auto where = is_folded ? in.what.number_span_of(*follower) : in.what.span_of(*follower);
    const auto text = in.what.text.substr(where.begin - in.what.offset, where.size());
    const auto at = static_cast<std::uint32_t>(follower - in.what.elements.data());
    const auto said =
        std::partition_point(in.board.numbers.begin(), in.board.numbers.end(),
                             [=](const auto& san_issue) { return san_issue.element < at; });
    if (said != in.board.numbers.end() && said->element == at && said->is_wrong) return;
    if (digits_of(text) != digits_of(in.what.text_of(number))) return;
    auto& finding = out.add(rule::move_number_repeated, where, text);
    finding.related.push_back({in.what.span_of(number), "the number before it"});
  });
}

void move_number_leading_zero(const check_context& in, findings& out) {
  for_each_known_number(in, [&](const element& number, const element*, const element*) {
    const auto text = in.what.text_of(number);
    const auto digits = digits_of(text);
    if (digits.size() > 1 && digits[0] == '0')
      out.add(rule::move_number_leading_zero, in.what.span_of(number), text);
  });
}

/// What it should be; or, of a game that is numbered from 1, by how much all its numbers are too
/// low.
std::string words_about(const replay::number_issue& san_issue, std::string_view text) {
  if (san_issue.is_from_one)
    return fmt::format(
        "the numbers of this game begin at 1, though the FEN tag says {}: all are {} too low",
        san_issue.expected, san_issue.expected - 1);
  return fmt::format("move number `{}` should be `{}{}`: {} is to move", quoted(text),
                     san_issue.expected, san_issue.side == color::white ? "." : "...",
                     name_of(san_issue.side));
}

void move_number_wrong(const check_context& in, findings& out) {
  for (const auto& san_issue : in.board.numbers) {
    if (!san_issue.is_wrong) continue;
    const auto where = parse::span_of_number(in.what, san_issue.element);
    const auto text = in.what.text.substr(where.begin - in.what.offset, where.size());
    auto& finding = out.say(rule::move_number_wrong, where, words_about(san_issue, text),
                            san_issue.is_from_one ? info_in_modern() : usual);
    describe(in.how, finding, san_issue);
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

void move_number_period_style(const check_context& in, findings& out) {
  for (const auto& san_issue : in.board.numbers) {
    if (!san_issue.is_odd_style) continue;
    const auto where = parse::span_of_number(in.what, san_issue.element);
    if (is_cut_short(in.what, where)) continue;
    const auto text = in.what.text.substr(where.begin - in.what.offset, where.size());
    auto& finding =
        out.say(rule::move_number_period_style, where,
                fmt::format("move number `{}` before a move of {} has {}; usual is `{}`",
                            quoted(text), name_of(san_issue.side),
                            counted_periods(in.what.elements[san_issue.element].periods),
                            san_issue.side == color::white ? "." : "..."));
    describe(in.how, finding, san_issue);
  }
}

/// A glyph that rates a move stands after one, in its sequence.
void nag_before_move(const check_context& in, findings& out) {
  if (!in.has.likely_early_nags) return;
  struct sequence {
    bool has_move = false;
  };
  for_each_in_sequence<sequence>(
      movetext_elements(in.what), [&](const element& e, sequence& before) {
        before.has_move |= parse::stands_for_move(e);
        const bool rates_move = e.kind == element_kind::nag && e.number >= 1 && e.number <= 9;
        if (rates_move && !before.has_move) add_with_meaning(in, rule::nag_before_move, e, out);
      });
}

bool is_rating(std::uint16_t value) { return value >= 1 && value <= 6; }

/// The glyphs of a move, its suffix among them.
using glyphs = std::set<std::uint16_t>;

/// Whether a move that has these glyphs has another one already, or one of the six that stand for
/// suffixes.
bool is_repeated(const glyphs& seen, std::uint16_t nag) {
  const auto rating = seen.lower_bound(1);
  const bool is_rated = rating != seen.end() && is_rating(*rating);
  return seen.contains(nag) || (is_rated && is_rating(nag));
}

void nag_repeated(const check_context& in, findings& out) {
  if (!in.has.likely_repeated_nags) return;
  for_each_in_sequence<glyphs>(movetext_elements(in.what), [&](const element& e, glyphs& seen) {
    if (parse::stands_for_move(e)) {
      seen.clear();
      if (e.suffix != suffix::none) seen.insert(static_cast<std::uint16_t>(e.suffix));
    } else if (e.kind == element_kind::nag) {
      if (is_repeated(seen, e.number))
        add_with_meaning(in, rule::nag_repeated, e, out);
      else
        seen.insert(e.number);
    }
  });
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
