#include "rules/export/numbering.hpp"

#include <span>

namespace strictpgn::rules {
namespace {

/// What stands between a move and the one before it in its sequence.
struct sequence {
  std::uint32_t number = numbered_move::nothing;
  std::uint8_t conditions = numbered_move::first;
};

/// 1 if White plays it, else 0. `even_is_white` tells the same of the plies with an even number.
std::uint32_t is_white(const ply& ply, std::uint32_t even_is_white) {
  return (ply.number ^ even_is_white) & 1;
}

/// How many plies, from the first on, are played by elements that stand one behind the other and
/// are numbered as nearly all are, White's and not Black's, none with a suffix. It is a function of
/// its own so that the loop has all it needs in registers.
[[gnu::noinline]] std::size_t count_usual(std::span<const ply> plies, const element* at,
                                          std::uint32_t even_is_white) {
  const auto first = plies.front().element;
  std::size_t count = 0;
  for (const auto& ply : plies) {
    const auto has_number = std::uint32_t{at->lead != 0};
    if (ply.element != first + count || at->suffix != suffix::none ||
        has_number != is_white(ply, even_is_white))
      break;
    ++count;
    ++at;
  }
  return count;
}

/// How many moves, from the first ply on, stand behind a comment each and are numbered, as they all
/// have to be, none with a suffix. `at` is the element before the first of them.
[[gnu::noinline]] std::size_t count_behind_comments(std::span<const ply> plies, const element* at) {
  auto place = plies.front().element;
  const auto first = place;
  for (const auto& ply : plies) {
    const auto& move = at[1];
    if (at->kind != element_kind::comment || ply.element != place || move.lead == 0 ||
        move.suffix != suffix::none)
      break;
    at += 2;
    place += 2;
  }
  return (place - first) / 2;
}

/// Goes through the mainline and the variations in text order.
class numbering {
 public:
  numbering(const game& what, const replayed& played, std::vector<numbered_move>& out)
      : what_(what),
        played_(played.plies),
        even_is_white_(played.first_side == color::white ? 0 : 1),
        out_(out) {}

  void find_odd() {
    auto at = what_.first_in_movetext;
    for (auto ply = played_.begin(); ply != played_.end(); ++ply, ++at) {
      if (now_.conditions == 0) {
        const auto passed = pass_usual({ply, played_.end()}, at);
        ply += static_cast<std::ptrdiff_t>(passed.plies);
        at += passed.elements;
        if (ply == played_.end()) return;
      }
      for (; at < ply->element; ++at) pass_other(at, what_.elements[at]);
      look_at(*ply, what_.elements[at]);
    }
  }

 private:
  struct stretch {
    std::size_t plies = 0;
    std::uint32_t elements = 0;
  };

  /// The plies that are not odd, as far as that is easily seen, from the first on; before that
  /// stands a move without a suffix, and then the element `at`.
  stretch pass_usual(std::span<const ply> plies, std::uint32_t at) const {
    const auto between = plies.front().element - at;
    if (between > 1) return {};
    const auto count = between == 0 ? count_usual(plies, &what_.elements[at], even_is_white_)
                                    : count_behind_comments(plies, &what_.elements[at]);
    return {count, static_cast<std::uint32_t>(count * (1 + between))};
  }

  void look_at(const ply& ply, const element& e) {
    static_assert(numbered_move::white == 1);
    const auto of_side = static_cast<std::uint8_t>(is_white(ply, even_is_white_));
    const numbered_move move{ply.element, e.lead != 0 ? ply.element : now_.number,
                             static_cast<std::uint8_t>(now_.conditions | of_side)};
    if (move.is_odd()) [[unlikely]] {
      out_.push_back(move);
      if (!outer_.empty()) out_.back().conditions |= numbered_move::in_variation;
    }
    step(e);
  }

  void step(const element& move) {
    now_ = {.conditions = 0};
    if (move.suffix != suffix::none) now_.conditions = numbered_move::behind_suffix;
  }

  void pass_other(std::uint32_t at, const element& e) {
    switch (e.kind) {
      case element_kind::move:  // that was not played
      case element_kind::null_move:
      case element_kind::unreadable_move:
        return step(e);
      case element_kind::move_number:
        now_.number = at;
        return;
      case element_kind::nag:
        now_.conditions |= numbered_move::behind_nag;
        return;
      case element_kind::comment:
      case element_kind::line_comment:
        now_.conditions |= numbered_move::interrupted;
        return;
      case element_kind::variation_begin:
        now_.conditions |= numbered_move::interrupted;
        outer_.push_back(now_);
        now_ = {};
        return;
      case element_kind::variation_end:
        if (outer_.empty()) return;
        now_ = outer_.back();
        outer_.pop_back();
        return;
      default:
        return;
    }
  }

  const game& what_;
  const std::span<const ply> played_;
  const std::uint32_t even_is_white_;  // 1 if so, of the plies, counted from 1; else 0
  sequence now_;
  std::vector<sequence> outer_;
  std::vector<numbered_move>& out_;
};

}  // namespace

void find_odd_numbers(const game& what, const replayed& played, std::vector<numbered_move>& out) {
  numbering(what, played, out).find_odd();
}

}  // namespace strictpgn::rules
