#include "rules/export/numbering.hpp"

#include "parse/elements.hpp"

namespace strictpgn::rules {
namespace {

/// Goes through the mainline and the variations in text order.
class numbering {
 public:
  numbering(const game& what, const replayed& played) : what_(what), played_(played) {}

  template <typename Function>
  void for_each_move(Function&& look) {
    const auto count = static_cast<std::uint32_t>(what_.elements.size());
    for (auto at = what_.first_in_movetext; at < count; ++at) {
      const auto& e = what_.elements[at];
      if (e.kind == element_kind::move) {
        if (const auto* played = ply_of(at)) look(numbered(at, e, *played));
      }
      step(at, e);
    }
  }

 private:
  struct sequence {
    std::uint32_t number = numbered_move::nothing;
    bool is_first = true;
    bool is_interrupted = false;
    bool follows_nag = false;
    bool follows_suffix = false;
  };

  const ply* ply_of(std::uint32_t at) {
    const auto& plies = played_.plies;
    if (next_ == plies.size() || plies[next_].element != at) return nullptr;
    return &plies[next_++];
  }

  numbered_move numbered(std::uint32_t at, const element& e, const ply& played) const {
    const bool white_begins = played_.first_side == color::white;
    return {at,
            e.lead != 0 ? at : now_.number,
            (played.number % 2 == 1) == white_begins,
            now_.is_first,
            !outer_.empty(),
            now_.is_interrupted,
            now_.follows_nag,
            now_.follows_suffix};
  }

  void step(std::uint32_t at, const element& e) {
    if (parse::stands_for_move(e)) {
      now_ = {};
      now_.is_first = false;
      now_.follows_suffix = e.suffix != suffix::none;
    } else if (e.kind == element_kind::move_number) {
      now_.number = at;
    } else if (e.kind == element_kind::nag) {
      now_.follows_nag = true;
    } else if (parse::is_comment(e)) {
      now_.is_interrupted = true;
    } else if (e.kind == element_kind::variation_begin) {
      now_.is_interrupted = true;
      outer_.push_back(now_);
      now_ = {};
    } else if (e.kind == element_kind::variation_end && !outer_.empty()) {
      now_ = outer_.back();
      outer_.pop_back();
    }
  }

  const game& what_;
  const replayed& played_;
  std::size_t next_ = 0;
  sequence now_;
  std::vector<sequence> outer_;
};

}  // namespace

void find_odd_numbers(const game& what, const replayed& played, std::vector<numbered_move>& out) {
  numbering(what, played).for_each_move([&](const numbered_move& move) {
    if (move.is_odd()) out.push_back(move);
  });
}

}  // namespace strictpgn::rules
