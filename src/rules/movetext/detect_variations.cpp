// Recursive variations (PGN 8.2.5).
#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "parse/elements.hpp"
#include "rules/context.hpp"
#include "rules/elements.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

/// The whole of `( ... )`.
span span_of_variation(const game& what, const element& open) {
  return {what.span_of(open).begin, what.span_of(what.elements[open.data]).end};
}

void rav_without_move(const check_context& in, findings& out) {
  if (!in.has.variations) return;
  struct sequence {
    bool has_move = false;
  };
  for_each_in_sequence<sequence>(in.what.elements, [&](const element& e, sequence& before) {
    before.has_move |= parse::stands_for_move(e) || e.kind == element_kind::unknown_symbol;
    if (e.kind == element_kind::variation_begin && !before.has_move)
      out.add(rule::rav_without_move, span_of_variation(in.what, e));
  });
}

/// Comments and glyphs are no moves. What else stands in a variation without moves is reported
/// itself: something dropped, or another variation that has no move before it (D108).
bool is_nothing(const element& e) {
  return e.kind == element_kind::comment || e.kind == element_kind::line_comment ||
         e.kind == element_kind::escape || e.kind == element_kind::nag ||
         e.kind == element_kind::move_number;
}

void rav_empty(const check_context& in, findings& out) {
  for_each_variation(
      in, [&](std::span<const element> inside, const element& open, const element& close) {
        const bool is_closed = (close.flags & element_flag::is_unclosed) == 0;
        if (is_closed && std::ranges::all_of(inside, is_nothing))
          out.add(rule::rav_empty, span_of_variation(in.what, open));
      });
}

/// A variation that begins with the move it replaces, or as one of its siblings does.
class alternatives {
 public:
  alternatives(const check_context& in, findings& out) : in_(in), out_(out) {}

  void look() {
    const auto& all = in_.what.elements;
    for (std::uint32_t at = in_.what.first_in_movetext; at < all.size(); ++at) {
      const auto kind = all[at].kind;
      if (kind == element_kind::variation_begin) open_.push_back({});
      if (kind == element_kind::variation_end && open_.size() > 1) open_.pop_back();
      if (kind == element_kind::move) add_move(at);
    }
  }

 private:
  struct sequence {
    std::vector<std::uint32_t> first_moves;  // the move to replace, then those that replace it
    bool has_move = false;
  };

  void add_move(std::uint32_t at) {
    auto& current = open_.back();
    if (!current.has_move && open_.size() > 1) compare(at, open_[open_.size() - 2].first_moves);
    current.has_move = true;
    current.first_moves.clear();
    const bool is_replaced = (in_.what.elements[at].flags & element_flag::has_variation) != 0;
    if (is_replaced) current.first_moves.push_back(at);
  }

  void compare(std::uint32_t at, std::vector<std::uint32_t>& others) {
    const auto played = move_of(at);
    if (!played) return;
    for (const auto other : others) {
      if (move_of(other) != played) continue;
      const bool is_replaced = other == others.front();
      auto& finding =
          out_.say(rule::rav_same_first_move, in_.what.span_of(in_.what.elements[at]),
                   is_replaced ? "this variation begins with the move it should replace"
                               : "this variation begins with the move of another one beside it");
      finding.related.push_back({in_.what.span_of(in_.what.elements[other]), "the same move"});
      return;
    }
    others.push_back(at);
  }

  std::optional<move> move_of(std::uint32_t at) const {
    const auto& plies = in_.board.played.plies;
    const auto found =
        std::lower_bound(plies.begin(), plies.end(), at,
                         [](const ply& p, std::uint32_t e) { return p.element < e; });
    if (found == plies.end() || found->element != at) return std::nullopt;
    return found->played;
  }

  const check_context& in_;
  findings& out_;
  std::vector<sequence> open_{1};
};

void rav_same_first_move(const check_context& in, findings& out) {
  if (in.has.variations) alternatives(in, out).look();
}

}  // namespace

std::span<const detector> variation_detectors() {
  static constexpr detector table[] = {
      {rule::rav_without_move, rav_without_move},
      {rule::rav_empty, rav_empty},
      {rule::rav_same_first_move, rav_same_first_move},
  };
  return table;
}

}  // namespace strictpgn::rules
