#include "replay/move_numbers.hpp"

#include <algorithm>

namespace strictpgn::replay {

namespace {

bool speaks_of_other_side(const element& e, const position& now) {
  return e.periods == (now.side_to_move() == color::white ? 3 : 1);
}

}  // namespace

move_numbers::move_numbers(const game& game, std::uint32_t first, std::vector<number_issue>& found)
    : game_(game), found_(found), offset_from_one_(1 - static_cast<std::int64_t>(first)) {
  if (offset_from_one_ == 0) counts_ = counting::from_start;
}

bool move_numbers::judge(std::uint32_t at, sequence& line, std::size_t depth) {
  const auto& e = game_.elements[at];
  const auto due = line.now.fullmove_number();
  const auto value = e.number == 0xFFFF ? value_of(e) : e.number;
  if (!has_move_after(at, depth)) return true;
  number_issue result{at, decided_until_, line.ply + 1, due, line.now.side_to_move(), line.now};
  result.is_odd_style = !has_usual_periods(e, line.now);
  const auto offset = static_cast<std::int64_t>(value) - static_cast<std::int64_t>(due);
  const bool is_off = offset != 0;
  if (line.is_tentative && (is_off || speaks_of_other_side(e, line.now))) return false;
  follow_counting(offset, result);
  if (is_off) note_offset(offset, result, line);
  if (is_off || result.is_odd_style) found_.push_back(result);
  return true;
}

/// Many write a game from a set-up position with numbers from 1. As long as all of them do so, the
/// first alone is wrong.
void move_numbers::follow_counting(std::int64_t offset, number_issue& result) {
  if (counts_ == counting::unknown) {
    result.is_from_one = offset == offset_from_one_;
    counts_ = result.is_from_one ? counting::from_one : counting::from_start;
  } else if (counts_ == counting::from_one && offset != offset_from_one_) {
    found_.front().is_from_one = false;
    counts_ = counting::from_start;
  }
}

/// A number that only keeps the offset of the last wrong one follows from it (D108).
void move_numbers::note_offset(std::int64_t offset, number_issue& result, sequence& line) {
  const auto here = static_cast<std::uint32_t>(found_.size());
  const bool is_from_one = counts_ == counting::from_one;
  result.is_wrong = is_from_one ? result.is_from_one : offset != line.number_offset;
  if (!result.is_wrong) found_[is_from_one ? last_from_one_ : line.last_wrong].next = here;
  line.number_offset = offset;
  line.last_wrong = last_from_one_ = here;
}

std::uint64_t move_numbers::value_of(const element& e) const {
  std::uint64_t value = 0;
  for (const char c : game_.text_of(e)) {
    if (c < '0' || c > '9' || value > 0xFFFFFFFF) break;
    value = value * 10 + static_cast<std::uint64_t>(c - '0');
  }
  return value;
}

/// Whether the number stands before a move, be it with other things between them (D113).
bool move_numbers::has_move_after(std::uint32_t at, std::size_t depth) {
  if (game_.elements[at].kind == element_kind::move) {
    decided_until_ = at;
    return decided_ = true;
  }
  // What decided about an earlier number of the same sequence decides about this one too.
  if (at < decided_until_ && decided_depth_ == depth) return decided_;
  decided_depth_ = depth;
  decided_ = looks_ahead_to_move(at);
  return decided_;
}

bool move_numbers::looks_ahead_to_move(std::uint32_t at) {
  for (auto& next = decided_until_ = at + 1; next < game_.elements.size(); ++next) {
    switch (game_.elements[next].kind) {
      case element_kind::move:
      case element_kind::null_move:
      case element_kind::unreadable_move:
      case element_kind::unknown_symbol:
        return true;
      case element_kind::variation_end:
        return false;
      case element_kind::variation_begin:
        next = game_.elements[next].data;
        break;
      default:
        break;
    }
  }
  return false;
}

void move_numbers::forgive_periods(std::span<const ply> played) {
  for (auto& number : found_) {
    const auto at = std::ranges::lower_bound(played, number.move, {}, &ply::element);
    number.is_odd_style &= at != played.end() && at->element == number.move;
  }
}

}  // namespace strictpgn::replay
