// One move that stands alone, played and judged as in a game.
#pragma once

#include <optional>
#include <string_view>

#include "replay/replay_game.hpp"
#include "rules/context.hpp"
#include "rules/findings.hpp"
#include "strictpgn/move_text.hpp"

namespace strictpgn {

/// A game that has one move, and what the rules of moves say about it.
class typed_move {
 public:
  typed_move(game what, const options& options);

  /// What is wrong with its form.
  void judge_form();
  /// Plays it; its form is judged as well.
  void play(const position& before);
  /// Runs those rules about moves and SAN of which `is_asked` holds, after `play`.
  template <typename Predicate>
  void judge(Predicate&& is_asked) {
    if (board_.san_issues.empty()) return;
    const auto in = check_context();
    for (const auto& one : rules::san_detectors())
      if (is_asked(one.id) && found_.is_enabled(one.id)) one.run(in, found_);
  }

  /// Whether a promotion is named that cannot be, after `play`.
  bool has_false_promotion() const {
    return !board_.san_issues.empty() && board_.san_issues.front().found.promotion_false;
  }

  const game& what() const { return what_; }
  rules::findings& found() { return found_; }
  /// What became of it, after `play`.
  move_reading result();

 private:
  rules::check_context check_context() const;
  std::vector<move> fitting_moves() const;

  game what_;
  const options& options_;
  rules::severities levels_;
  rules::findings found_;
  replay::result board_;
};

}  // namespace strictpgn
