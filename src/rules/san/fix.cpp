// How moves are fixed: by the canonical SAN, which the position gives (PGN 8.2.3).
#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "rules/deviations.hpp"
#include "rules/fixes.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

/// What the board says about the move that begins there; null when it says nothing.
const replay::san_issue* san_issue_at(const check_context& in, std::uint64_t place) {
  const auto& all = in.board.san_issues;
  const auto place_of = [&](const replay::san_issue& r) {
    return in.what.span_of(in.what.elements[r.element]).begin;
  };
  const auto found = std::partition_point(
      all.begin(), all.end(), [&](const replay::san_issue& r) { return place_of(r) < place; });
  return found != all.end() && place_of(*found) == place ? &*found : nullptr;
}

/// A mate that is played on may be no mate: something before it may be wrong.
bool is_certain(const fix_context& here, const replay::san_issue& r) {
  return r.found.kind == resolution_kind::unique && !r.found.promotion_missing && !r.is_tentative &&
         !(here.is_played_on && r.after == check_status::mate);
}

/// A `=` after the move may say something that SAN cannot: an offer, or an opinion.
bool has_drawing_mark(const game& what, const element& e) {
  const auto here = deviations_at(what, static_cast<std::int64_t>(e.offset));
  return std::any_of(here.begin(), here.end(),
                     [](const auto& d) { return d.id == rule::san_drawing_mark; });
}

/// What looks like a sign of check may be the first half of a glyph, as in plus-minus (D31).
bool is_half_of_glyph(const fix_context& here, span move) {
  const auto next = static_cast<unsigned char>(here.source.after(move.end));
  return next >= 0x80 && here.text_at(move).ends_with('+');
}

/// All that is wrong with the form of a move goes at once.
suggested_fix canonical_san(const fix_context& here, const diagnostic& found) {
  const auto* r = san_issue_at(here.in, found.where.begin);
  if (r == nullptr || !is_certain(here, *r)) return {};
  const auto& what = here.in.what;
  const auto& e = what.elements[r->element];
  if (has_drawing_mark(what, e) || is_half_of_glyph(here, what.span_of(e))) return {};
  return rewritten(what.span_of(e), what.text_of(e), write_san(r->before, r->found.played));
}

/// The mark may stand apart from its move, with nothing but white space between them.
suggested_fix with_mark_in_san(const fix_context& here, const diagnostic& found) {
  const auto* r = san_issue_at(here.in, found.where.begin);
  if (r == nullptr || !is_certain(here, *r)) return {};
  auto result = canonical_san(here, found);
  const auto end = here.in.what.span_of(here.in.what.elements[r->element]).end;
  const span mark{end, found.where.end};
  if (mark.empty()) return result;
  const auto text = here.text_at(mark);
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  if (!std::all_of(text.begin(), std::find_if(text.begin(), text.end(), is_letter), is_white_space))
    return {};
  result.edits.push_back({mark, ""});
  return {std::move(result.edits), {}, true};
}

/// The pieces stand in Unicode in the order K Q R B N P, first White's, then Black's.
suggested_fix letters_for_figurines(const fix_context& here, const diagnostic& found) {
  constexpr std::string_view letters[] = {"K", "Q", "R", "B", "N", ""};
  constexpr std::uint64_t bytes = 3;
  suggested_fix result;
  for (const auto where : alike_from(here, found)) {
    const auto last = static_cast<unsigned char>(here.source.after(where.begin + bytes - 1));
    const auto piece = static_cast<std::size_t>(last - 0x94) % std::size(letters);
    result.edits.push_back({{where.begin, where.begin + bytes}, std::string(letters[piece])});
  }
  return result;
}

}  // namespace

std::span<const fix_row> san_fixes() {
  static constexpr fix_row table[] = {
      {rule::san_piece_lowercase, canonical_san},
      {rule::san_figurine, letters_for_figurines, true,
       only(aspect::moves, aspect::sides, aspect::rest)},
      {rule::san_pawn_letter, canonical_san},
      {rule::san_square_case, canonical_san},
      {rule::san_missing_capture, canonical_san},
      {rule::san_false_capture, canonical_san},
      {rule::san_capture_bad_sign, canonical_san},
      {rule::san_pawn_capture_missing_file, canonical_san},
      {rule::san_pawn_overspecified, canonical_san},
      {rule::san_long_algebraic, canonical_san},
      {rule::san_overdisambiguated, canonical_san},
      {rule::san_disambiguation_not_minimal, canonical_san},
      {rule::san_promotion_missing_equals, canonical_san},
      {rule::san_promotion_bad_form, canonical_san},
      {rule::san_promotion_false, canonical_san},
      {rule::san_castling_zero, canonical_san},
      {rule::san_castling_bad_form, canonical_san},
      {rule::san_missing_check, canonical_san},
      {rule::san_missing_mate, canonical_san},
      {rule::san_false_check, canonical_san},
      {rule::san_false_mate, canonical_san},
      {rule::san_bad_check_form, with_mark_in_san},
      {rule::san_ep_suffix, with_mark_in_san},
      {rule::san_too_long, canonical_san},
  };
  return table;
}

}  // namespace strictpgn::rules
