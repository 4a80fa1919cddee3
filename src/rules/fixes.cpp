#include "rules/fixes.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "strictpgn/rule.hpp"

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
bool is_apart_before(const fix_context& here, std::uint64_t place) {
  const auto& around = here.in.around;
  if (place == here.source.offset) return around.opens_input || !around.before.empty();
  return is_white_space(here.source.before(place));
}

bool is_apart_after(const fix_context& here, std::uint64_t place) {
  if (place == here.source.offset + here.source.text.size()) return here.in.around.next == '\0';
  return is_white_space(here.source.after(place));
}

/// Whether a deviation is among the findings: after an unreadable move those of its sequence are
/// not (D108).
bool is_reported(const check_context& in, const deviation_found& d) {
  const auto place_of = [&](std::uint32_t e) {
    return static_cast<std::int64_t>(in.what.elements[e].offset);
  };
  const auto& quiet = in.board.unfollowed;
  const auto at = std::partition_point(quiet.begin(), quiet.end(),
                                       [&](std::uint32_t e) { return place_of(e) < d.begin; });
  return at == quiet.end() || place_of(*at) != d.begin;
}

/// What the laws make of the final position; none while the game is open.
termination due_result(const fix_context& here) {
  if (here.is_damaged || !here.in.board.mainline_complete) return termination::none;
  if (here.in.board.end == replay::ending::stalemate) return termination::draw;
  if (here.in.board.end != replay::ending::checkmate) return termination::none;
  return here.in.board.winner == color::white ? termination::white_wins : termination::black_wins;
}

}  // namespace

const fix_row& fix_row_of(rule id) {
  static const auto all = [] {
    std::array<fix_row, rule_count> by_rule{};
    for (const auto& table :
         {bytes_fixes(), lines_fixes(), comments_fixes(), tokens_fixes(), tags_fixes(),
          roster_fixes(), players_fixes(), dates_fixes(), times_fixes(), start_fixes(),
          ending_fixes(), movetext_fixes(), san_fixes(), game_fixes(), fen_fixes()})
      for (const auto& row : table) by_rule[static_cast<std::size_t>(row.id)] = row;
    return by_rule;
  }();
  return all[static_cast<std::size_t>(id)];
}

suggested_fix without_characters(const fix_context& here, span where) {
  if (here.source.after(where.end) == '%') return {};  // it must not come to column 1 (PGN 6)
  const bool is_apart = is_apart_before(here, where.begin) || is_apart_after(here, where.end);
  return {{{where, is_apart ? "" : " "}}, {}, true};
}

bool lies_in_words(const game& what, span where) {
  return lies_in_string(what, where) || lies_in_text(what, where);
}

suggested_fix without_tab(const fix_context& here, const diagnostic& found) {
  if (!here.source.holds(found.where)) return {};
  if (lies_in_words(here.in.what, found.where)) return {{{found.where, " "}}, {}, false};
  return without_characters(here, found.where);
}

suggested_fix without_leading_zeros(const fix_context& here, const diagnostic& found) {
  const auto text = here.text_at(found.where);
  const auto first = text.find('0');
  auto last = first;
  while (last + 1 < text.size() && text[last] == '0' && text[last + 1] >= '0' &&
         text[last + 1] <= '9')
    ++last;
  if (first == text.npos || first == last) return {};
  return {{{{found.where.begin + first, found.where.begin + last}, ""}}, {}, true};
}

std::vector<span> alike_from(const fix_context& here, const diagnostic& found) {
  const auto& what = here.in.what;
  std::vector<span> all;
  auto d = std::partition_point(
      what.deviations.begin(), what.deviations.end(),
      [&](const deviation_found& other) { return what.span_of(other).begin < found.where.begin; });
  for (bool is_first = true; d != what.deviations.end(); ++d) {
    if (d->id != found.id) continue;
    if (!std::exchange(is_first, false) && is_reported(here.in, *d)) break;
    all.push_back(what.span_of(*d));
  }
  return all;
}

suggested_fix result_by_board(const fix_context& here, const diagnostic&) {
  const auto& what = here.in.what;
  const auto due = text_of(due_result(here));
  const auto* tag = what.find_tag("Result");
  if (due.empty() || what.marker_span().empty()) return {};
  suggested_fix result;
  if (tag != nullptr && !tag->is_damaged)
    result = rewritten(what.value_span_of(*tag), what.raw_value_of(*tag), due);
  auto marker = rewritten(what.marker_span(), here.text_at(what.marker_span()), due);
  std::move(marker.edits.begin(), marker.edits.end(), std::back_inserter(result.edits));
  return unsafe(result);
}

}  // namespace strictpgn::rules
