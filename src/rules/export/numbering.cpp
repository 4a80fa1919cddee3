#include "rules/export/numbering.hpp"

#include <span>

namespace strictpgn::rules {
namespace {

/// What nothing has to be known of to tell that Black's next move is numbered.
bool may_interrupt_moves(element_kind kind) {
  using enum element_kind;
  return kind == comment || kind == line_comment || kind == nag || kind == variation_begin ||
         kind == variation_end;
}

/// Whether a move that White plays, or Black, is one of the many whose number is as it should be by
/// what stands just before it.
bool is_numbered_as_usual(const element& move, const element& before, bool is_white) {
  const bool has_number = move.lead != 0;
  if (is_white) return has_number;
  if (before.kind == element_kind::move) return !has_number || before.suffix != suffix::none;
  return has_number && may_interrupt_moves(before.kind);
}

/// Looks at moves of a game, in text order.
class numbering {
 public:
  explicit numbering(const game& what) : what_(what), all_(what.elements) {}

  /// What the number of a move depends on.
  numbered_move look_at(std::uint32_t move, bool is_white) {
    numbered_move found{.element = move};
    if (is_white) found.conditions |= numbered_move::white;
    if (is_in_variation(move)) found.conditions |= numbered_move::in_variation;
    look_back(found);
    if (all_[move].lead != 0) found.number = move;
    return found;
  }

 private:
  /// Up to the move before it in its sequence.
  void look_back(numbered_move& found) const {
    for (auto at = found.element; at-- > what_.first_in_movetext;) {
      const auto& e = all_[at];
      switch (e.kind) {
        case element_kind::move:
        case element_kind::null_move:
        case element_kind::unreadable_move:
          if (e.suffix != suffix::none) found.conditions |= numbered_move::behind_suffix;
          return;
        case element_kind::move_number:
          if (!found.has_number()) found.number = at;
          break;
        case element_kind::nag:
          found.conditions |= numbered_move::behind_nag;
          break;
        case element_kind::variation_end:
          at = e.data;
          [[fallthrough]];
        case element_kind::comment:
        case element_kind::line_comment:
          found.conditions |= numbered_move::interrupted;
          break;
        case element_kind::variation_begin:
          found.conditions |= numbered_move::first;
          return;
        default:
          break;
      }
    }
    found.conditions |= numbered_move::first;
  }

  bool is_in_variation(std::uint32_t move) {
    while (outside_ < move) {
      const auto& e = all_[outside_];
      const bool begins_variation = e.kind == element_kind::variation_begin;
      if (begins_variation && e.data > move) return true;
      outside_ = (begins_variation ? e.data : outside_) + 1;
    }
    return false;
  }

  const game& what_;
  const std::span<const element> all_;
  std::uint32_t outside_ = 0;  // the first element outside of variations that is not passed
};

}  // namespace

void find_odd_numbers(const game& what, const replayed& played, std::vector<numbered_move>& out) {
  const std::uint32_t even_is_white = played.first_side == color::white ? 0 : 1;
  const std::span<const element> all(what.elements);
  const auto first = what.first_in_movetext;
  numbering of_game(what);
  for (const auto& ply : played.plies) {
    const bool is_white = ((ply.number ^ even_is_white) & 1) != 0;
    const auto* const move = &all[ply.element];
    if (ply.element != first && is_numbered_as_usual(move[0], move[-1], is_white)) [[likely]]
      continue;
    const auto found = of_game.look_at(ply.element, is_white);
    if (found.is_odd()) out.push_back(found);
  }
}

}  // namespace strictpgn::rules
