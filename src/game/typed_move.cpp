#include "game/typed_move.hpp"

#include <utility>

#include "rules/deviations.hpp"
#include "rules/game/move_places.hpp"

namespace strictpgn {

typed_move::typed_move(game what, const options& options)
    : what_(std::move(what)),
      options_(options),
      levels_(options),
      found_(levels_, options.limits.diagnostics) {}

rules::check_context typed_move::check_context() const {
  static const rules::layout none;  // a typed move has no lines to lay out
  return {what_, board_, options_, {}, {}, none};
}

void typed_move::judge_form() { rules::add_deviations(check_context(), found_); }

void typed_move::play(const position& before) {
  replay::replay_game(what_, before, false, board_);
  judge_form();
}

/// The legal moves that an ambiguous text may mean, or those that differ in the promotion alone.
std::vector<move> typed_move::fitting_moves() const {
  std::vector<move> fitting;
  if (board_.san_issues.empty()) return fitting;
  const auto& before = board_.san_issues.front().before;
  const auto& found = board_.san_issues.front().found;
  if (found.kind == resolution_kind::illegal) return fitting;
  const auto san = parts_of(what_.elements.front());
  for (const auto legal : before.legal_moves()) {
    const bool fits = !legal.is_castling() && legal.destination == san.destination &&
                      contains(found.fitting_origins, legal.origin);
    const bool is_named = found.promotion_missing || legal.promotion == san.promotion ||
                          legal.promotion == piece_type::none;
    if (fits && is_named) fitting.push_back(legal);
  }
  return fitting;
}

move_reading typed_move::result() {
  move_reading result;
  result.suffix = what_.elements.front().suffix;
  if (!board_.played.plies.empty()) {
    result.state = move_state::played;
    result.played = board_.played.plies.front().played;
  } else if (!board_.played.unplayed.empty()) {
    result.state = board_.played.unplayed.front().state;
    result.candidates = fitting_moves();
    if (result.state == move_state::illegal) result.reason = board_.san_issues.front().found.reason;
  }
  rules::add_move_places(check_context(), found_);
  found_.finish();
  result.findings = found_.take();
  return result;
}

}  // namespace strictpgn
