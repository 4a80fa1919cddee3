// Recursive variations (PGN 8.2.5).
#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "parse/elements.hpp"
#include "parse/packed_san.hpp"
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
  if (!in.has.likely_early_variations) return;
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
  if (!in.has.likely_empty_variations) return;
  for_each_variation(
      in, [&](std::span<const element> inside, const element& open, const element& close) {
        const bool is_closed = (close.flags & element_flag::is_unclosed) == 0;
        if (is_closed && std::ranges::all_of(inside, is_nothing))
          out.add(rule::rav_empty, span_of_variation(in.what, open));
      });
}

/// Whether two SANs of one position can be the same move.
bool may_be_same(const element& one, const element& other) {
  namespace at = parse::packed;
  constexpr auto any_piece = 1U << at::any_piece;
  constexpr auto piece_and_destination = (1U << at::origin_file) - 1;
  return ((one.data | other.data) & any_piece) != 0 ||
         ((one.data ^ other.data) & piece_and_destination) == 0;
}

/// A variation that begins with the move it replaces, or as one of its siblings does.
class alternatives {
 public:
  alternatives(const check_context& in, findings& out)
      : in_(in),
        out_(out),
        is_all_played_(in.board.played.is_playable && in.board.played.unplayed.empty()) {}

  void look() {
    for (const auto& one : in_.index->variations) {
      const auto first = first_san(one.begin);
      if (first == 0) continue;
      enter_group(one.after);
      compare(first);
    }
  }

 private:
  /// Variations that replace the same move. In one of them others may stand.
  struct group {
    std::uint32_t after = 0;  // as in `variation_place`
    std::size_t begin = 0;    // in `first_moves_`, up to the next group
  };

  /// Of the variation that begins there, not of one in it; 0 where it has none.
  std::uint32_t first_san(std::uint32_t begin) const {
    const auto& all = in_.what.elements;
    for (auto at = begin + 1; at < all[begin].data; ++at) {
      if (all[at].kind == element_kind::move) return at;
      if (all[at].kind == element_kind::variation_begin) at = all[at].data;
    }
    return 0;
  }

  void enter_group(std::uint32_t after) {
    while (!groups_.empty() && groups_.back().after > after) {
      first_moves_.resize(groups_.back().begin);
      groups_.pop_back();
    }
    if (!groups_.empty() && groups_.back().after == after) return;
    groups_.push_back({after, first_moves_.size()});
    if (after != 0 && is_replaced(after - 1)) first_moves_.push_back(after - 1);
  }

  bool is_replaced(std::uint32_t at) const {
    const auto& e = in_.what.elements[at];
    return e.kind == element_kind::move && (e.flags & element_flag::has_variation) != 0;
  }

  void compare(std::uint32_t at) {
    const auto others = std::span(first_moves_).subspan(groups_.back().begin);
    // After a null move the last SAN is not what a variation replaces, and may not be played. A
    // move that is not played is like no other; some of them may be kept, many may not.
    if ((in_.has.strays || others.size() >= many) && !move_of(at)) return;
    for (const auto other : others) {
      if (!is_same(at, other)) continue;
      const bool is_replaced = other == others.front();
      auto& finding =
          out_.say(rule::rav_same_first_move, in_.what.span_of(in_.what.elements[at]),
                   is_replaced ? "this variation begins with the move it should replace"
                               : "this variation begins with the move of another one beside it");
      if (out_.is_told(finding))
        finding.related.push_back({in_.what.span_of(in_.what.elements[other]), "the same move"});
      return;
    }
    first_moves_.push_back(at);
  }

  bool is_same(std::uint32_t one, std::uint32_t other) const {
    const auto& san = in_.what.elements[one];
    const auto& other_san = in_.what.elements[other];
    if (!may_be_same(san, other_san)) return false;
    if (is_all_played_ && san.data == other_san.data) return true;
    const auto played = move_of(one);
    return played && move_of(other) == played;
  }

  std::optional<move> move_of(std::uint32_t at) const {
    const auto& plies = in_.board.played.plies;
    const auto found =
        std::lower_bound(plies.begin(), plies.end(), at,
                         [](const ply& p, std::uint32_t e) { return p.element < e; });
    if (found == plies.end() || found->element != at) return std::nullopt;
    return found->played;
  }

  static constexpr std::size_t many = 8;

  const check_context& in_;
  findings& out_;
  bool is_all_played_;  // then one SAN of a position is one move
  std::vector<group> groups_;
  std::vector<std::uint32_t> first_moves_;
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
