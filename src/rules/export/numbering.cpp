#include "rules/export/numbering.hpp"

#include <span>

namespace strictpgn::rules {
namespace {

/// Goes through the mainline and the variations in text order.
class numbering {
 public:
  numbering(const game& what, const replayed& played) : what_(what), played_(played) {}

  template <typename Function>
  void for_each_odd_move(Function&& look) {
    const auto count = static_cast<std::uint32_t>(what_.elements.size());
    for (auto at = what_.first_in_movetext; at < count; at = pass_usual_elements(at + 1)) {
      const auto& e = what_.elements[at];
      if (e.kind == element_kind::move) {
        if (e.lead != 0) next_.number = at;
        if (is_played(at) && next_.is_odd()) look(next_);
      }
      step(at, e);
    }
  }

 private:
  /// Goes on to the first element that is anything but a comment, or a move that is numbered if it
  /// is White's or behind a comment, and not otherwise.
  std::uint32_t pass_usual_elements(std::uint32_t at) {
    if (next_.has_number() || next_.is_first || next_.follows_glyph()) return at;
    const std::span<const element> all(what_.elements);
    const auto last = played_.plies.end();
    const auto white = played_.first_side == color::white ? 1U : 0U;  // the last bit of its plies
    auto ply = played_.plies.begin() + static_cast<std::ptrdiff_t>(ply_);
    bool is_interrupted = next_.is_interrupted;
    for (; at < all.size(); ++at) {
      const auto& e = all[at];
      if (e.kind != element_kind::move) {
        if (e.kind != element_kind::comment) break;
        is_interrupted = true;
        continue;
      }
      if (e.suffix != suffix::none || ply == last || ply->element != at) break;
      const bool is_due = is_interrupted || (ply->number & 1U) == white;
      if ((e.lead != 0) != is_due) break;
      is_interrupted = false;
      ++ply;
    }
    ply_ = static_cast<std::size_t>(ply - played_.plies.begin());
    next_.is_interrupted = is_interrupted;
    return at;
  }

  bool is_white(const ply& played) const {
    return (played.number % 2 == 1) == (played_.first_side == color::white);
  }

  /// Whether the next move of the sequence, which is that element, was played.
  bool is_played(std::uint32_t at) {
    const auto& plies = played_.plies;
    if (ply_ == plies.size() || plies[ply_].element != at) return false;
    next_.element = at;
    next_.is_white = is_white(plies[ply_++]);
    return true;
  }

  void step(std::uint32_t at, const element& e) {
    switch (e.kind) {
      case element_kind::move:
      case element_kind::null_move:
      case element_kind::unreadable_move:
        next_ = {.is_in_variation = next_.is_in_variation,
                 .follows_suffix = e.suffix != suffix::none};
        break;
      case element_kind::move_number:
        next_.number = at;
        break;
      case element_kind::nag:
        next_.follows_nag = true;
        break;
      case element_kind::comment:
      case element_kind::line_comment:
        next_.is_interrupted = true;
        break;
      case element_kind::variation_begin:
        next_.is_interrupted = true;
        outer_.push_back(next_);
        next_ = {.is_first = true, .is_in_variation = true};
        break;
      case element_kind::variation_end:
        if (outer_.empty()) break;
        next_ = outer_.back();
        outer_.pop_back();
        break;
      default:
        break;
    }
  }

  const game& what_;
  const replayed& played_;
  std::size_t ply_ = 0;                   // index of the next that was played
  numbered_move next_{.is_first = true};  // the next move of the sequence, as far as it is known
  std::vector<numbered_move> outer_;      // those of the sequences around it
};

}  // namespace

void find_odd_numbers(const game& what, const replayed& played, std::vector<numbered_move>& out) {
  numbering(what, played).for_each_odd_move([&](const numbered_move& move) {
    out.push_back(move);
  });
}

}  // namespace strictpgn::rules
