// The numbers before the moves of a game, while it is played (PGN 8.2.2).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "replay/replay_game.hpp"
#include "replay/sequence.hpp"
#include "strictpgn/ast.hpp"
#include "strictpgn/replay.hpp"

namespace strictpgn::replay {

/// Finds numbers that are not those of the moves after them, or have other periods.
class move_numbers {
 public:
  /// `first` is the fullmove number of the position in which the game begins.
  move_numbers(const game& game, std::uint32_t first, std::vector<number_issue>& found);

  /// Whether there is nothing to say of the number of an element, and nothing to learn from it.
  bool is_as_due(const element& e, const position& now) const {
    const auto due = now.fullmove_number();
    return e.number == due && has_usual_periods(e, now) && due < 0xFFFF &&
           counts_ == counting::from_start;
  }

  /// Judges the number of an element in a sequence that many variations deep. False where its move
  /// is not certain any more: the rest of the sequence is only read.
  bool judge(std::uint32_t at, sequence& line, std::size_t depth);

  /// Periods are a matter of style before a move that was played. Where it was not, perhaps they
  /// tell whose move it is (8.2.2.1).
  void forgive_periods(std::span<const ply> played);

 private:
  /// From which number the numbers of the game count. Before the first of them nobody knows.
  enum class counting : std::uint8_t { unknown, from_start, from_one };

  static bool has_usual_periods(const element& e, const position& now) {
    return e.periods == (now.side_to_move() == color::white ? 1 : 3);
  }

  void follow_counting(std::int64_t offset, number_issue& result);
  void note_offset(std::int64_t offset, number_issue& result, sequence& line);
  std::uint64_t value_of(const element& e) const;
  bool has_move_after(std::uint32_t at, std::size_t depth);
  bool looks_ahead_to_move(std::uint32_t at);

  const game& game_;
  std::vector<number_issue>& found_;
  counting counts_ = counting::unknown;
  std::int64_t offset_from_one_;     // of numbers that begin at 1
  std::uint32_t last_from_one_ = 0;  // the issue about the last number
  std::uint32_t decided_until_ = 0;  // the element that decided about the last number judged
  std::size_t decided_depth_ = 0;
  bool decided_ = false;
};

}  // namespace strictpgn::replay
