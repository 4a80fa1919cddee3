#include "strictpgn/tree.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "game/node_table.hpp"

namespace strictpgn {

node::node(const node_table* table, std::uint32_t index) : table_(table), index_(index) {}

node node::next() const { return table_->handle(table_->of(*this).next); }
node node::previous() const { return table_->handle(table_->of(*this).previous); }
node node::parent() const { return table_->handle(table_->of(*this).parent); }
node node::replaced() const { return table_->handle(table_->of(*this).replaced); }
node node::sibling() const { return table_->handle(table_->of(*this).sibling); }
node_chain node::variations() const { return {table_->handle(table_->of(*this).variation), false}; }
std::uint32_t node::depth() const { return table_->of(*this).depth; }

std::uint32_t node::element_index() const { return table_->of(*this).element; }
const element& node::syntax() const { return table_->syntax().elements[element_index()]; }
std::string_view node::written() const { return table_->syntax().text_of(syntax()); }
span node::where() const { return table_->syntax().span_of(syntax()); }
suffix node::suffix() const { return syntax().suffix; }

std::string_view node::san() const {
  const auto& others = table_->replay().respelled;
  const auto found =
      std::ranges::lower_bound(others, element_index(), {}, &respelled_move::element);
  const bool is_known = found != others.end() && found->element == element_index();
  return is_known ? found->san : written();
}

std::string node::uci(uci_castling castling) const {
  if (state() == move_state::passed) return write_uci(position::initial(), {});
  const auto which = played();
  if (!which) return {};
  return write_uci(which->is_castling() ? *before() : position::initial(), *which, castling);
}

move_state node::state() const { return table_->of(*this).state; }

std::optional<move> node::played() const {
  const auto at = table_->of(*this).played;
  if (at == node_table::none) return std::nullopt;
  return table_->replay().plies[at].played;
}

/// From its number to its suffix annotation.
std::span<const diagnostic> node::findings() const {
  const auto& what = table_->syntax();
  const bool is_move = syntax().kind == element_kind::move;
  const auto begin = is_move ? what.number_span_of(syntax()).begin : where().begin;
  const auto end = suffix() == suffix::none ? where().end : what.suffix_span_of(syntax()).end;
  const auto all = table_->step().findings;
  const auto place = [](const diagnostic& d) { return d.where.begin; };
  const auto first = std::ranges::lower_bound(all, begin, {}, place);
  const auto last = std::ranges::lower_bound(first, all.end(), end, {}, place);
  return {first, last};
}

std::uint32_t node::ply() const { return table_->of(*this).ply; }

color node::side() const {
  const bool is_of_first = ply() % 2 == 1;
  const auto first = table_->replay().first_side;
  return is_of_first ? first : opposite(first);
}

std::uint32_t node::fullmove() const {
  const auto& replay = table_->replay();
  const auto half = std::uint64_t{ply()} - 1 + (replay.first_side == color::black ? 1 : 0);
  return static_cast<std::uint32_t>(
      std::min<std::uint64_t>(replay.first_number + half / 2, greatest_clock));
}

std::vector<std::uint16_t> node::nags() const { return table_->nags_from(table_->of(*this).notes); }
std::vector<comment_view> node::comments() const {
  return table_->comments_from(table_->of(*this).notes);
}
std::vector<comment_view> node::comments_before() const {
  return table_->comments_from(table_->of(*this).notes_before);
}
std::vector<std::uint32_t> node::elements() const {
  return table_->elements_from(table_->of(*this).notes);
}
std::vector<std::uint32_t> node::elements_before() const {
  return table_->elements_from(table_->of(*this).notes_before);
}
std::optional<std::uint32_t> node::parenthesis() const {
  const auto at = table_->of(*this).parenthesis;
  return at == node_table::none ? std::nullopt : std::optional(at);
}

namespace {

bool is_known(node node) {
  return node.state() == move_state::played || node.state() == move_state::passed;
}

/// Whether a node that no move is played before stands at the start of the game. A variation that
/// replaces nothing does not.
bool stands_at_start(node first) {
  while (const auto other = first.replaced()) first = other;
  return first.depth() == 0;
}

}  // namespace

std::optional<position> node::before() const {
  auto first = *this;
  std::vector<node> path;
  for (auto at = parent(); at; first = at, at = at.parent()) {
    if (!is_known(at)) return std::nullopt;
    path.push_back(at);
  }
  if (!table_->replay().start || state() == move_state::unfollowed || !stands_at_start(first))
    return std::nullopt;
  auto now = *table_->replay().start;
  for (auto at = path.rbegin(); at != path.rend(); ++at) {
    if (at->state() == move_state::passed)
      now.pass();
    else
      now.play(*at->played());
  }
  return now;
}

std::optional<position> node::after() const {
  if (!is_known(*this)) return std::nullopt;
  const auto which = played();
  auto now = before();
  which ? now->play(*which) : now->pass();
  return now;
}

walk::walk(std::shared_ptr<const node_table> table, node first, bool is_line)
    : table_(std::move(table)), is_line_(is_line) {
  if (!first) return;
  if (is_line) {
    open_.push_back({first.before(), {}});
    play(first);
  } else {
    enter(first);
  }
}

void walk::step() {
  const auto at = now_.node;
  if (is_line_) {
    const auto to = leaves_ ? node() : at.next();
    if (!to) return void(now_ = {});
    open_.back().before = open_.back().after;
    return play(to);
  }
  const auto& nodes = table_->nodes();
  const auto& here = nodes[at.index_];
  const auto to = std::exchange(leaves_, false) ? nodes[here.first].line_end : at.index_ + 1;
  if (to >= nodes.size()) return void(now_ = {});
  enter(table_->handle(to));
}

/// A variation begins from the position before the move that it replaces.
void walk::enter(node to) {
  const auto depth = to.depth();
  if (to.previous()) {
    open_.resize(depth + 1);
    open_.back().before = open_.back().after;
  } else {
    open_.resize(depth);
    line inner;
    if (depth == 0) inner.before = table_->replay().start;
    if (to.replaced()) inner.before = open_.back().before;
    open_.push_back(inner);
  }
  play(to);
}

void walk::play(node to) {
  auto& [before, after] = open_.back();
  if (to.state() == move_state::unfollowed) before.reset();
  after = before;
  if (const auto which = to.played(); which && after)
    after->play(*which);
  else if (to.state() == move_state::passed && after)
    after->pass();
  else
    after.reset();
  now_ = {to, before ? &*before : nullptr, after ? &*after : nullptr};
}

tree::tree(const reading& step) : table_(std::make_shared<const node_table>(step)) {}

node tree::first() const { return table_->handle(table_->first()); }

std::size_t tree::size() const { return table_->nodes().size(); }

std::vector<comment_view> tree::comments() const {
  return table_->comments_from(table_->first_notes());
}

std::vector<std::uint32_t> tree::elements() const {
  return table_->elements_from(table_->first_notes());
}

strictpgn::walk tree::walk() const {
  return {table_, size() == 0 ? node() : table_->handle(0), false};
}

strictpgn::walk tree::walk_line(node first) const { return {table_, first, true}; }

node tree::at_element(std::uint32_t index) const {
  const auto at = table_->node_behind(index);
  const bool is_node = at < size() && table_->nodes()[at].element == index;
  return is_node ? table_->handle(at) : node();
}

}  // namespace strictpgn
