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
      : what_(said.syntax()), who_(who), walk_(said.walk()), next_(walk_.begin()) {}

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
    const auto first = first_inside(end);
    if (first && !who_.enter_variation(first)) {
      walk_.leave_line();
      ++next_;
      return end;
    }
    open_.push_back(first);
    return begin;
  }

  /// The first node of the variation that ends there, false when it has none of its own.
  node first_inside(std::uint32_t end) const {
    const auto next = next_->node;
    const bool is_inside = next && next.element_index() < end && next.depth() == open_.size() + 1;
    return is_inside ? next : node();
  }

  void leave_variation() {
    const auto first = open_.back();
    open_.pop_back();
    if (first) who_.leave_variation(first);
  }

  const game& what_;
  visitor& who_;
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
