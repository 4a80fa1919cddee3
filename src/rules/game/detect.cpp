// The result against the final position (PGN 8.1.1.7, LAWS 5).
#include <string_view>

#include "rules/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

using replay::ending;

/// The marker against what it should be. Where it is `*`, nothing false is said (D67).
void judge(const check_context& in, findings& out, rule id, termination due, std::string_view why) {
  constexpr auto of_open = info_in_modern(everywhere(severity::warning));
  const auto given = in.what.marker;
  if (given == termination::none || given == due) return;
  if (out.tell_of_damage(in.what.marker_span().begin)) return;
  out.say(id, in.what.marker_span(),
          fmt::format("{}, so the result is `{}`, not `{}`", why, text_of(due), text_of(given)),
          given == termination::unknown ? of_open : usual);
}

void result_contradicts_mate(const check_context& in, findings& out) {
  if (in.board.end != ending::checkmate) return;
  const bool is_white = in.board.winner == color::white;
  judge(in, out, rule::result_contradicts_mate,
        is_white ? termination::white_wins : termination::black_wins,
        is_white ? "White has given mate" : "Black has given mate");
}

void result_contradicts_stalemate(const check_context& in, findings& out) {
  if (in.board.end == ending::stalemate)
    judge(in, out, rule::result_contradicts_stalemate, termination::draw,
          "the game ends in stalemate");
}

/// A king alone can still reach the hill.
bool has_other_goals(const check_context& in) { return in.rules == game_rules::extended; }

void result_contradicts_dead_position(const check_context& in, findings& out) {
  if (in.board.end == ending::dead && !has_other_goals(in))
    judge(in, out, rule::result_contradicts_dead_position, termination::draw,
          "neither side has the men to give mate");
}

void move_after_dead_position(const check_context& in, findings& out) {
  if (has_other_goals(in)) return;
  for (const auto at : in.board.after_dead_position)
    out.add(rule::move_after_dead_position, in.what.span_of(in.what.elements[at]),
            in.what.text_of(in.what.elements[at]));
}

}  // namespace

std::span<const detector> outcome_detectors() {
  static constexpr detector table[] = {
      {rule::result_contradicts_mate, result_contradicts_mate, phase::after_others},
      {rule::result_contradicts_stalemate, result_contradicts_stalemate, phase::after_others},
      {rule::result_contradicts_dead_position, result_contradicts_dead_position,
       phase::after_others},
      {rule::move_after_dead_position, move_after_dead_position},
  };
  return table;
}

}  // namespace strictpgn::rules
