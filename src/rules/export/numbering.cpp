#include "rules/export/numbering.hpp"

namespace strictpgn::rules {
namespace {

/// What stands between a move and the one before it in its sequence.
struct sequence {
  std::uint32_t number = numbered_move::nothing;
  std::uint8_t conditions = numbered_move::first;
};

/// Goes through the mainline and the variations in text order.
class numbering {
 public:
  numbering(const game& what, const replayed& played, std::vector<numbered_move>& out)
      : what_(what),
        next_(played.plies.data()),
        end_(next_ + played.plies.size()),
        white_is_odd_(played.first_side == color::white),
        out_(out) {}

  void find_odd() {
    const auto count = static_cast<std::uint32_t>(what_.elements.size());
    for (auto at = what_.first_in_movetext; at < count; ++at) {
      const auto& e = what_.elements[at];
      if (e.kind == element_kind::move) [[likely]]
        pass_move(at, e);
      else
        pass_other(at, e);
    }
  }

 private:
  void pass_move(std::uint32_t at, const element& e) {
    if (next_ != end_ && next_->element == at) {
      const bool is_white = (next_++->number % 2 == 1) == white_is_odd_;
      const numbered_move move{at, e.lead != 0 ? at : now_.number, with_side(is_white)};
      if (move.is_odd()) {
        out_.push_back(move);
        if (!outer_.empty()) out_.back().conditions |= numbered_move::in_variation;
      }
    }
    step(e);
  }

  std::uint8_t with_side(bool is_white) const {
    return static_cast<std::uint8_t>(now_.conditions | (is_white ? numbered_move::white : 0));
  }

  void step(const element& move) {
    now_ = {.conditions = 0};
    if (move.suffix != suffix::none) now_.conditions = numbered_move::behind_suffix;
  }

  void pass_other(std::uint32_t at, const element& e) {
    switch (e.kind) {
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
  const ply* next_;
  const ply* end_;
  bool white_is_odd_;  // of the plies, counted from 1
  sequence now_;
  std::vector<sequence> outer_;
  std::vector<numbered_move>& out_;
};

}  // namespace

void find_odd_numbers(const game& what, const replayed& played, std::vector<numbered_move>& out) {
  numbering(what, played, out).find_odd();
}

}  // namespace strictpgn::rules
