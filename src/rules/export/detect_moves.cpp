// Numbers, annotations and comments of export format (PGN 8.2.2.2, 8.2.3.8; decisions D77, D78).
#include <algorithm>
#include <string_view>
#include <vector>

#include "parse/elements.hpp"
#include "rules/context.hpp"
#include "rules/deviations.hpp"
#include "rules/elements.hpp"
#include "strictpgn/rule.hpp"
#include "write/comment_text.hpp"

namespace strictpgn::rules {

namespace {

constexpr std::uint32_t nothing = UINT32_MAX;

/// Reduced export has no annotations at all, which is the finding there.
bool has_no_annotations(const check_context& in) { return in.how.format == profile::reduced; }

/// Where annotations have to go, what stands in a variation goes with it, and what they ask of the
/// number after them is no matter (D108).
bool is_number_moot(const check_context& in, const numbered_move& move) {
  const bool is_due_anyway =
      !move.is(numbered_move::in_variation) && move.is(numbered_move::white | numbered_move::first);
  return has_no_annotations(in) && !is_due_anyway;
}

template <rule Id>
void for_missing_numbers(const check_context& in, findings& out) {
  constexpr bool after_nag = Id == rule::export_move_number_missing_after_nag;
  for (const auto& move : in.lines.odd_numbers) {
    if (move.has_number() || move.needs_number() == after_nag || is_number_moot(in, move)) continue;
    const auto& e = in.what.elements[move.element];
    const auto begin = in.what.span_of(e).begin;  // a missing number is shown before its move
    out.add(Id, {begin, begin}, in.what.text_of(e));
  }
}

/// Wrong and repeated numbers are reported as such; the form of one that has to go is no matter.
void export_move_number_superfluous(const check_context& in, findings& out) {
  const auto& said = in.board.numbers;
  for (const auto& move : in.lines.odd_numbers) {
    if (!move.has_number() || (move.is(numbered_move::in_variation) && has_no_annotations(in)))
      continue;
    const auto san_issue = std::partition_point(
        said.begin(), said.end(), [&](const auto& number) { return number.element < move.number; });
    if (san_issue != said.end() && san_issue->element == move.number && san_issue->is_wrong)
      continue;
    const auto where = parse::span_of_number(in.what, move.number);
    out.add(rule::export_move_number_superfluous, where,
            in.what.text.substr(where.begin - in.what.offset, where.size()));
  }
}

bool was_played(const check_context& in, std::uint32_t move) {
  const auto& plies = in.board.played.plies;
  const auto found = std::partition_point(plies.begin(), plies.end(),
                                          [=](const ply& p) { return p.element < move; });
  return found != plies.end() && found->element == move;
}

/// Calls `look` with each number that stands alone before what is or may be a move, the last first.
template <typename Function>
void for_each_lone_number(const game& what, Function&& look) {
  std::vector<std::uint32_t> next{nothing};  // the move that follows, in each open sequence
  for (auto at = static_cast<std::uint32_t>(what.elements.size()); at-- > what.first_in_movetext;) {
    const auto& e = what.elements[at];
    if (parse::stands_for_move(e) || e.kind == element_kind::unknown_symbol) next.back() = at;
    if (e.kind == element_kind::variation_end) next.push_back(nothing);
    if (e.kind == element_kind::variation_begin && next.size() > 1) next.pop_back();
    if (e.kind == element_kind::move_number && next.back() != nothing) look(e, next.back());
  }
}

/// Digits and one period or three.
bool has_one_of_the_forms(std::string_view number) {
  const auto digits = std::min(number.find_first_not_of("0123456789"), number.size());
  const auto periods = number.substr(digits);
  return !number.starts_with('0') && (periods == "." || periods == "...");
}

/// Where the rules of the game are others, the two forms there are can be told from the rest. A
/// number that is a part of its move has one of them.
void check_foreign_numbers(const check_context& in, findings& out) {
  for (const auto& e : movetext_elements(in.what)) {
    const auto text = in.what.text_of(e);
    if (e.kind == element_kind::move_number && !has_one_of_the_forms(text))
      out.add(rule::export_move_number_form, in.what.span_of(e), text);
  }
}

/// The periods of a number before a move that was played are a matter of every format. Where nobody
/// knows whose move it is, all that can be said is that there should be some.
void export_move_number_form(const check_context& in, findings& out) {
  if (in.is_foreign()) return check_foreign_numbers(in, out);
  if (in.index->numbers.empty()) return;
  for_each_lone_number(in.what, [&](const element& number, std::uint32_t move) {
    if (number.periods == 0 && !was_played(in, move))
      out.add(rule::export_move_number_form, in.what.span_of(number), in.what.text_of(number));
  });
}

/// Which is reported in every format (D109).
bool is_detached(const game& what, span suffix) {
  const auto here = deviations_at(what, static_cast<std::int64_t>(suffix.begin - what.offset));
  return std::any_of(here.begin(), here.end(),
                     [](const deviation_found& d) { return d.id == rule::suffix_detached; });
}

void export_suffix(const check_context& in, findings& out) {
  if (has_no_annotations(in)) return;
  for_each_suffix(in, [&](const element& e) {
    const auto where = in.what.suffix_span_of(e);
    if (!is_detached(in.what, where)) out.add(rule::export_suffix, where, text_of(e.suffix));
  });
}

/// Glyphs stand right behind their move, the lowest first.
void export_nag_order(const check_context& in, findings& out) {
  if (!in.has.likely_misplaced_nags || has_no_annotations(in)) return;
  struct annotated {
    std::uint16_t last = 0;
    bool is_past = false;  // a comment or a variation stands after the move
  };
  for_each_in_sequence<annotated>(
      movetext_elements(in.what), [&](const element& e, annotated& move) {
        if (parse::stands_for_move(e)) move = {};
        if (parse::is_comment(e) || e.kind == element_kind::variation_begin) move.is_past = true;
        if (e.kind != element_kind::nag) return;
        if (move.is_past || e.number < move.last)
          out.add(rule::export_nag_order, in.what.span_of(e), in.what.text_of(e));
        move.last = std::max(move.last, e.number);
      });
}

bool must_run_to_line_end(const check_context& in, const element& comment) {
  return in.what.content_of(comment).find('}') != std::string_view::npos;
}

void export_line_comment(const check_context& in, findings& out) {
  if (has_no_annotations(in)) return;
  for_each_line_comment(in, [&](const element& e) {
    if (!must_run_to_line_end(in, e)) out.add(rule::export_line_comment, in.what.span_of(e));
  });
}

bool is_spaced_canonically(std::string_view content) {
  return content == ' ' + write::one_line(content);
}

/// White space at the ends of a comment. Spaces beside a line end are for the rules on lines, which
/// are graver.
void export_comment_spacing(const check_context& in, findings& out) {
  if (has_no_annotations(in)) return;
  out.add_each(rule::export_comment_spacing, std::span(in.lines.padded_comments),
               [&](std::uint32_t at) {
                 // There may be one behind each move: their kind is known.
                 const auto& comment = in.what.elements[at];
                 return span{in.what.offset + comment.offset, in.what.offset + comment.data};
               });
  for_each_line_comment(in, [&](const element& e) {
    const auto content = in.what.content_of(e);
    const bool has_tab = content.find_first_of("\t\v") != content.npos;
    if (must_run_to_line_end(in, e) && !has_tab && !is_spaced_canonically(content))
      out.add(rule::export_comment_spacing, in.what.span_of(e));
  });
}

}  // namespace

std::span<const detector> export_move_detectors() {
  static constexpr detector table[] = {
      {rule::export_move_number_missing, for_missing_numbers<rule::export_move_number_missing>},
      {rule::export_move_number_missing_after_nag,
       for_missing_numbers<rule::export_move_number_missing_after_nag>},
      {rule::export_move_number_superfluous, export_move_number_superfluous},
      {rule::export_move_number_form, export_move_number_form},
      {rule::export_suffix, export_suffix},
      {rule::export_nag_order, export_nag_order},
      {rule::export_line_comment, export_line_comment},
      {rule::export_comment_spacing, export_comment_spacing},
  };
  return table;
}

}  // namespace strictpgn::rules
