#include "game/node_table.hpp"

#include <algorithm>
#include <utility>

#include "parse/elements.hpp"

namespace strictpgn {

namespace {

/// Whether the position after it is known.
bool is_known(const node_table::entry& entry) {
  return entry.state == move_state::played || entry.state == move_state::passed;
}

}  // namespace

node_table::node_table(const reading& step) : step_(step) {
  link_nodes();
  note_states();
}

void node_table::link_nodes() {
  const auto& all = syntax().elements;
  nodes_.reserve(replay().plies.size() + replay().unplayed.size());
  std::vector<line> open(1);
  for (std::uint32_t at = 0; at < all.size(); ++at) {
    const auto& e = all[at];
    if (parse::stands_for_move(e)) {
      add_node(at, open.back(), static_cast<std::uint32_t>(open.size() - 1));
    } else if (e.kind == element_kind::variation_begin) {
      line inner;
      inner.replaced = open.back().last;
      inner.parenthesis = at;
      open.push_back(inner);
    } else if (e.kind == element_kind::variation_end) {
      close(open);
    } else {
      add_note(at, open.back());
    }
  }
  while (open.size() > 1) close(open);
  first_ = open.back().first;
  if (first_ == none)
    first_notes_ = open.back().notes;
  else
    nodes_[first_].line_end = static_cast<index>(nodes_.size());
}

void node_table::add_node(std::uint32_t element, line& open, std::uint32_t depth) {
  const auto at = static_cast<index>(nodes_.size());
  auto& result = nodes_.emplace_back();
  result.element = element;
  result.depth = depth;
  if (open.last != none) {
    result.previous = result.parent = open.last;
    result.first = open.first;
    nodes_[open.last].next = at;
  } else {
    result.first = open.first = at;
    result.notes_before = open.notes;
    result.parenthesis = open.parenthesis;
    if (depth == 0) first_notes_ = open.notes;
    if (open.replaced != none) {
      auto& other = nodes_[open.replaced];
      result.replaced = open.replaced;
      result.parent = other.parent;
      (other.variation == none ? other.variation : nodes_[other.last_variation].sibling) = at;
      other.last_variation = at;
    }
  }
  if (result.parent != none) result.ply = nodes_[result.parent].ply + 1;
  open.last = at;
}

void node_table::add_note(std::uint32_t element, line& open) {
  const auto at = static_cast<std::uint32_t>(notes_.size());
  notes_.push_back({element});
  add_notes(at, at, open);
}

/// Behind the last move of the line, or before its first.
void node_table::add_notes(std::uint32_t begin, std::uint32_t end, line& open) {
  const bool is_before = open.last == none;
  auto& first = is_before ? open.notes : nodes_[open.last].notes;
  auto& last = is_before ? open.last_note : nodes_[open.last].last_note;
  (first == none ? first : notes_[last].next) = begin;
  last = end;
}

/// What stands in a variation without moves belongs to the move before it (D56), and so do its
/// parentheses.
void node_table::close(std::vector<line>& open) {
  const auto inner = open.back();
  open.pop_back();
  if (inner.first != none) {
    nodes_[inner.first].line_end = static_cast<index>(nodes_.size());
    return;
  }
  add_note(inner.parenthesis, open.back());
  if (inner.notes != none) add_notes(inner.notes, inner.last_note, open.back());
}

/// Whether the position before it is that of the nodes. A variation behind a number or a symbol
/// that makes the moves doubtful may have been played from another (D108).
bool node_table::follows_what_is_known(const entry& one) const {
  if (one.parent == none) return one.depth == 0 || one.replaced != none;
  return is_known(nodes_[one.parent]);
}

/// What became of each; plies, and what was not played, are in text order as nodes are.
void node_table::note_states() {
  const auto& plies = replay().plies;
  auto unplayed = replay().unplayed.begin();
  std::uint32_t ply = 0;
  for (auto& one : nodes_) {
    const bool is_played = ply < plies.size() && plies[ply].element == one.element;
    if (!is_played && unplayed != replay().unplayed.end() && unplayed->element == one.element)
      one.state = unplayed++->state;
    if (is_played) one.state = move_state::played;
    const bool is_certain = !is_played || plies[ply].number == one.ply;
    if (is_played) one.played = ply++;
    if (is_known(one) && !(is_certain && follows_what_is_known(one))) {
      one.state = move_state::doubtful;
      one.played = none;
    }
  }
}

node_table::index node_table::node_behind(std::uint32_t element) const {
  const auto found = std::ranges::lower_bound(nodes_, element, {}, &entry::element);
  return static_cast<index>(found - nodes_.begin());
}

std::vector<comment_view> node_table::comments_from(std::uint32_t first) const {
  std::vector<comment_view> found;
  for (auto at = first; at != none; at = notes_[at].next) {
    const auto& e = syntax().elements[notes_[at].element];
    if (!parse::is_comment(e)) continue;
    found.push_back(
        {syntax().content_of(e), syntax().span_of(e), e.kind == element_kind::line_comment});
  }
  return found;
}

std::vector<std::uint16_t> node_table::nags_from(std::uint32_t first) const {
  std::vector<std::uint16_t> found;
  for (auto at = first; at != none; at = notes_[at].next) {
    const auto& e = syntax().elements[notes_[at].element];
    if (e.kind == element_kind::nag) found.push_back(e.number);
  }
  return found;
}

std::vector<std::uint32_t> node_table::elements_from(std::uint32_t first) const {
  std::vector<std::uint32_t> found;
  for (auto at = first; at != none; at = notes_[at].next) found.push_back(notes_[at].element);
  return found;
}

}  // namespace strictpgn
