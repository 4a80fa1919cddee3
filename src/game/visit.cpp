#include <cstdint>
#include <vector>

#include "parse/elements.hpp"
#include "strictpgn/visitor.hpp"

namespace strictpgn {

namespace {

/// Goes over the elements of a game, with a walk that is always at the next node to come.
class game_teller {
 public:
  game_teller(const game_view& said, visitor& who)
      : what_(said.syntax()),
        who_(who),
        moves_(said.moves()),
        walk_(said.walk()),
        next_(walk_.begin()) {}

  void tell() {
    for (std::uint32_t at = 0; at < what_.elements.size(); ++at) {
      const auto& e = what_.elements[at];
      if (parse::stands_for_move(e)) {
        who_.visit_move(*next_);
        ++next_;
      } else if (parse::is_comment(e)) {
        who_.visit_comment(
            {what_.content_of(e), what_.span_of(e), e.kind == element_kind::line_comment});
      } else if (e.kind == element_kind::variation_begin) {
        at = enter_variation(at);
      } else if (e.kind == element_kind::variation_end) {
        leave_variation();
      }
    }
  }

 private:
  /// The index of the last element passed over.
  std::uint32_t enter_variation(std::uint32_t begin) {
    const auto end = what_.elements[begin].data;
    const auto first = first_between(begin, end);
    if (first && !who_.enter_variation(first)) {
      pass_over(end);
      return end;
    }
    open_.push_back(first);
    return begin;
  }

  /// The first node of the variation between two elements, false when it has none of its own. Other
  /// variations may stand before it.
  node first_between(std::uint32_t begin, std::uint32_t end) const {
    for (auto at = begin + 1; at < end; ++at) {
      const auto& e = what_.elements[at];
      if (parse::stands_for_move(e)) return moves_.at_element(at);
      if (e.kind == element_kind::variation_begin) at = e.data;
    }
    return {};
  }

  /// The nodes before an element are not visited.
  void pass_over(std::uint32_t end) {
    while (next_->node && next_->node.element_index() < end) {
      walk_.leave_line();
      ++next_;
    }
  }

  void leave_variation() {
    const auto first = open_.back();
    open_.pop_back();
    if (first) who_.leave_variation(first);
  }

  const game& what_;
  visitor& who_;
  tree moves_;
  walk walk_;
  walk::iterator next_;
  std::vector<node> open_;  // first nodes of the variations around, false for parentheses alone
};

}  // namespace

void visit(const game_view& game, visitor& who) {
  if (!who.enter_game(game)) return;
  game_teller(game, who).tell();
  who.leave_game(game);
}

void visit(games& all, visitor& who) {
  for (const auto& game : all) visit(game, who);
}

}  // namespace strictpgn
