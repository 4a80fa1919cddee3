// How markers, numbers, suffixes, glyphs and variations are fixed (PGN 8.2).
#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "parse/elements.hpp"
#include "rules/fixes.hpp"
#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"
#include "text/find_line_end.hpp"

namespace strictpgn::rules {

namespace {

using replay::number_issue;

/// The first element that begins at a place or after it; null when there is none.
const element* element_from(const check_context& in, std::uint64_t place) {
  const auto& all = in.what.elements;
  const auto found = std::partition_point(
      all.begin(), all.end(), [&](const element& e) { return in.what.span_of(e).begin < place; });
  return found != all.end() ? &*found : nullptr;
}

const element* last_element_before(const check_context& in, std::uint64_t place) {
  const auto& all = in.what.elements;
  const auto found = std::partition_point(
      all.begin(), all.end(), [&](const element& e) { return in.what.span_of(e).begin < place; });
  return found != all.begin() ? &found[-1] : nullptr;
}

suggested_fix drop_token(const fix_context& here, const diagnostic& found) {
  return without(here.source, found.where);
}

// ---- markers ------------------------------------------------------------------------------------

/// The marker as the standard spells it, apart from what stands before it.
suggested_fix spelled_marker(const fix_context& here, const diagnostic& found) {
  const auto marker_at = here.in.what.marker_span();
  const bool is_joined = found.where.begin < marker_at.begin && found.where.end == marker_at.end;
  if (is_joined) return {{{{marker_at.begin, marker_at.begin}, " "}}, {}, true};
  if (found.where != marker_at || here.in.what.marker == termination::none) return {};
  const bool is_apart = is_white_space(here.source.before(found.where.begin));
  auto marker = std::string(text_of(here.in.what.marker));
  if (!is_apart) return {{{found.where, " " + marker}}, {}, true};
  return rewritten(found.where, here.text_at(found.where), marker);
}

suggested_fix without_same_marker(const fix_context& here, const diagnostic& found) {
  const bool is_same = here.text_at(found.where) == text_of(here.in.what.marker);
  return is_same ? without(here.source, found.where) : suggested_fix{};
}

suggested_fix without_inner_marker(const fix_context& here, const diagnostic& found) {
  return unsafe(without(here.source, found.where));
}

/// The marker that the Result tag asks for; `*` says that nothing is known.
suggested_fix missing_marker(const fix_context& here, const diagnostic& found) {
  const auto& what = here.in.what;
  const auto is_unclear = [](const auto& d) { return d.id == rule::tag_section_in_movetext; };
  if (std::any_of(what.deviations.begin(), what.deviations.end(), is_unclear)) return {};
  const auto* tag = what.find_tag("Result");
  const std::string_view result = tag == nullptr ? "*" : what.raw_value_of(*tag);
  if (!parse::is_result(result) || (tag != nullptr && tag->is_damaged)) return {};
  const auto* last = last_element_before(here.in, found.where.begin);
  const bool ends_line = last != nullptr && (last->kind == element_kind::line_comment ||
                                             last->kind == element_kind::escape);
  const auto gap = ends_line ? here.source.newline() : std::string_view(" ");
  return unsafe(inserted(found.where.begin, std::string(gap) + std::string(result)));
}

// ---- move numbers -------------------------------------------------------------------------------

const number_issue* number_at(const check_context& in, std::uint64_t place) {
  const auto& all = in.board.numbers;
  const auto found = std::partition_point(all.begin(), all.end(), [&](const number_issue& r) {
    return parse::span_of_number(in.what, r.element).begin < place;
  });
  const bool is_there =
      found != all.end() && parse::span_of_number(in.what, found->element).begin == place;
  return is_there ? &*found : nullptr;
}

/// A number with another one right behind it.
bool is_doubled(const game& what, std::uint32_t at) {
  if (what.elements[at].kind != element_kind::move_number || at + 1 == what.elements.size())
    return false;
  const auto& next = what.elements[at + 1];
  return next.kind == element_kind::move_number ||
         (next.kind == element_kind::move && next.lead != 0);
}

std::uint64_t end_of_digits(const fix_context& here, std::uint64_t begin) {
  return here.source.skip(begin, [](char c) { return c >= '0' && c <= '9'; });
}

/// Whether the move after a number was played, and nothing is to be said of it.
bool is_before_plain_move(const check_context& in, const number_issue& r) {
  const auto& plies = in.board.played.plies;
  const auto played = std::partition_point(plies.begin(), plies.end(),
                                           [&](const ply& p) { return p.element < r.move; });
  if (played == plies.end() || played->element != r.move) return false;
  const auto& san_issues = in.board.san_issues;
  const auto said = std::partition_point(san_issues.begin(), san_issues.end(),
                                         [&](const auto& other) { return other.element < r.move; });
  return said == san_issues.end() || said->element != r.move;
}

/// Whether the periods of a number say that the move is the other side's.
bool says_other_side(const check_context& in, const number_issue& r) {
  const auto periods = in.what.elements[r.element].periods;
  return periods != 0 && (periods == 1) != (r.side == color::white);
}

/// The right number, and so on for those after it that count from the wrong one. A move that cannot
/// be played may mean that the number is right and a move is missing; and a FEN tag may be wrong
/// about the number itself, unless the game just counts from 1.
suggested_fix right_numbers(const fix_context& here, const diagnostic& found) {
  const auto* r = number_at(here.in, found.where.begin);
  const auto& board = here.in.board;
  if (r == nullptr || !board.mainline_complete || !board.unfollowed.empty()) return {};
  if (here.in.what.find_tag("FEN") != nullptr && !r->is_from_one) return {};
  suggested_fix result;
  result.is_safe = true;
  for (;;) {
    if (is_doubled(here.in.what, r->element) || says_other_side(here.in, *r) ||
        !is_before_plain_move(here.in, *r))
      return {};
    const auto begin = parse::span_of_number(here.in.what, r->element).begin;
    const span digits{begin, end_of_digits(here, begin)};
    auto one = rewritten(digits, here.text_at(digits), std::to_string(r->expected));
    std::move(one.edits.begin(), one.edits.end(), std::back_inserter(result.edits));
    if (r->next == 0) return result;
    r = &board.numbers[r->next];
  }
}

/// Whether a game without tags begins with that number.
bool is_first_of_all(const game& what, span number) {
  return what.tags.empty() && parse::span_of_number(what, 0) == number;
}

/// Whether without that number there would be another game, or none.
bool begins_game(const game& what, span number) {
  return is_first_of_all(what, number) &&
         (what.elements.size() > 1 || what.marker == termination::none);
}

suggested_fix usual_periods(const fix_context& here, const diagnostic& found) {
  const auto* r = number_at(here.in, found.where.begin);
  if (r == nullptr || !is_before_plain_move(here.in, *r)) return {};
  if (is_first_of_all(here.in.what, found.where)) return {};  // perhaps no game begins there
  const span periods{end_of_digits(here, found.where.begin), found.where.end};
  const auto text = here.text_at(periods);
  if (text.find_first_not_of(". \t\v\r\n") != text.npos) return {};
  auto result = rewritten(periods, text, r->side == color::white ? "." : "...");
  result.is_safe &= !says_other_side(here.in, *r);
  return result;
}

/// Together with the white space after it.
suggested_fix without_number(const fix_context& here, const diagnostic& found) {
  if (begins_game(here.in.what, found.where)) return {};
  const auto* e = element_from(here.in, found.where.begin);
  const bool is_folded = e != nullptr && e->kind == element_kind::move &&
                         here.in.what.number_span_of(*e) == found.where;
  if (!is_folded) return without(here.source, found.where);
  return {{{{found.where.begin, here.in.what.span_of(*e).begin}, ""}}, {}, true};
}

suggested_fix joined_periods(const fix_context& here, const diagnostic& found) {
  const auto text = here.text_at(found.where);
  if (text.find_first_not_of("0123456789. \t\v\r\n") != text.npos) return {};
  suggested_fix result{{}, {}, true};
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto begin = at;
    while (at < text.size() && is_white_space(text[at])) ++at;
    if (at != begin)
      result.edits.push_back({{found.where.begin + begin, found.where.begin + at}, ""});
  }
  return result;
}

suggested_fix parted_numbers(const fix_context& here, const diagnostic& found) {
  suggested_fix result;
  for (const auto where : alike_from(here, found)) {
    const auto move = end_of_digits(here, where.begin);
    result.edits.push_back({{move, move}, ". "});
  }
  return result;
}

// ---- suffixes, glyphs, variations, lines --------------------------------------------------------

suggested_fix attached_suffix(const fix_context& here, const diagnostic& found) {
  const auto* e = last_element_before(here.in, found.where.begin);
  const auto begin = here.source.skip_back(found.where.begin, is_white_space);
  const bool is_next = e != nullptr && here.in.what.span_of(*e).end == begin;
  if (!is_next || (e->kind != element_kind::move && e->kind != element_kind::unreadable_move))
    return {};
  return {{{{begin, found.where.begin}, ""}}, {}, true};
}

suggested_fix without_same_suffix(const fix_context& here, const diagnostic& found) {
  const auto* e = last_element_before(here.in, found.where.begin);
  const bool is_same = e != nullptr && e->kind == element_kind::move &&
                       text_of(e->suffix) == here.text_at(found.where);
  return is_same ? without(here.source, found.where) : suggested_fix{};
}

suggested_fix without_glyph(const fix_context& here, const diagnostic& found) {
  return unsafe(without(here.source, found.where));
}

/// The very same glyph, directly after others.
suggested_fix without_same_glyph(const fix_context& here, const diagnostic& found) {
  const auto* nag = element_from(here.in, found.where.begin);
  if (nag == nullptr) return {};
  constexpr std::ptrdiff_t farthest = 16;
  const auto* first = nag - std::min(farthest, nag - here.in.what.elements.data());
  for (const auto* e = nag; e != first && e[-1].kind == element_kind::nag; --e)
    if (e[-1].number == nag->number) return without_glyph(here, found);
  return {};
}

/// Parentheses around nothing at all.
suggested_fix without_empty_variation(const fix_context& here, const diagnostic& found) {
  const auto text = here.text_at(found.where);
  const auto inside = text.substr(1, text.size() - 2);
  if (!std::all_of(inside.begin(), inside.end(), is_white_space)) return {};
  return unsafe(without(here.source, found.where));
}

/// All between two tokens; escape lines among them stay.
suggested_fix without_empty_lines(const fix_context& here, const diagnostic& found) {
  suggested_fix fix{{}, {}, true};
  const auto text = here.source.text;
  const auto offset = here.source.offset;
  for (auto line = found.where.begin - offset; line < text.size();) {
    auto end = line;  // of the empty lines
    auto at = line;
    for (; at < text.size() && is_white_space(text[at]); ++at)
      if (is_line_end(text[at])) end = at + 1;
    if (end != line) fix.edits.push_back({{offset + line, offset + end}, ""});
    if (at == text.size() || text[at] != '%') break;
    line = text::find_line_end(text, at);
    if (text.substr(line).starts_with("\r\n")) ++line;
    ++line;
  }
  return fix;
}

}  // namespace

std::span<const fix_row> movetext_fixes() {
  static constexpr fix_row table[] = {
      {rule::termination_missing, missing_marker, true, only(aspect::markers)},
      {rule::termination_short_draw, spelled_marker},
      {rule::termination_bad_form, spelled_marker},
      {rule::termination_repeated, without_same_marker},
      {rule::termination_in_rav, without_inner_marker, true, only(aspect::rest)},
      {rule::result_tag_mismatch, result_by_board, true, only(aspect::tags, aspect::markers)},
      {rule::movetext_stray_period, drop_token},
      {rule::move_number_glued, parted_numbers, true,
       only(aspect::moves, aspect::sides, aspect::rest)},
      {rule::move_number_wrong, right_numbers},
      {rule::move_number_dangling, without_number},
      {rule::move_number_repeated, without_number},
      {rule::move_number_leading_zero, without_leading_zeros},
      {rule::move_number_period_style, usual_periods, false, only(aspect::sides)},
      {rule::move_number_split_periods, joined_periods},
      {rule::rav_empty, without_empty_variation, false, only(aspect::variations)},
      {rule::suffix_repeated, without_same_suffix},
      {rule::suffix_detached, attached_suffix},
      {rule::nag_repeated, without_same_glyph, false, only(aspect::glyphs)},
      {rule::movetext_blank_line, without_empty_lines},
  };
  return table;
}

}  // namespace strictpgn::rules
