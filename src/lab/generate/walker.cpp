#include "lab/generate/walker.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace strictpgn::generate {

using namespace spec;

walker::walker(const graph& graph) : graph_(graph), index_(graph.nodes.size()) {}

node_id walker::id_of(std::string_view production) const {
  if (const auto found = graph_.find(production)) return *found;
  throw std::logic_error("the grammar has no " + std::string(production));
}

walker::hooks& walker::own_hooks_of(node_id id) {
  if (index_[id] == 0) {
    index_[id] = static_cast<std::uint16_t>(hooks_.size());
    hooks_.emplace_back();
  }
  return hooks_[index_[id]];
}

void walker::on_text(std::string_view production, std::function<void()> write) {
  own_hooks_of(production).text = std::move(write);
}

void walker::on_guard(std::string_view production, std::function<bool()> may_enter) {
  own_hooks_of(production).may_enter = std::move(may_enter);
}

void walker::on_scope(std::string_view production, std::function<void()> enter,
                      std::function<void()> leave) {
  own_hooks_of(production).enter = std::move(enter);
  own_hooks_of(production).leave = std::move(leave);
}

void walker::on_weight(std::string_view production, int weight) {
  on_weight(id_of(production), weight);
}

void walker::on_weight(node_id production, int weight) { own_hooks_of(production).weight = weight; }

void walker::on_more(std::string_view production, std::function<bool()> goes_on) {
  own_hooks_of(production).goes_on = std::move(goes_on);
}

void walker::allow(std::string_view production) { allow(id_of(production)); }

void walker::allow(node_id production) { own_hooks_of(production).is_allowed = true; }

void walker::write(std::string_view production, std::string& to, rng& random) {
  const auto before_out = std::exchange(out_, &to);
  const auto before_roll = std::exchange(random_, &random);
  const auto id = id_of(production);
  if (const auto& known = hooks_of(id); known.text)
    known.text();
  else
    walk_operator(id, id);
  out_ = before_out;
  random_ = before_roll;
}

// ---- the walk -----------------------------------------------------------------------------------

void walker::walk(node_id id, node_id inside) {
  if (!graph_[id].is_named()) return walk_operator(id, inside);
  const auto& known = hooks_of(id);
  if (known.enter) known.enter();
  if (known.text)
    known.text();
  else
    walk_operator(id, id);
  if (known.leave) known.leave();
}

void walker::walk_operator(node_id id, node_id inside) {
  const auto& node = graph_[id];
  switch (node.what) {
    case op::seq:
      for (const auto kid : node.kids) walk(kid, inside);
      return;
    case op::sor:
      return choose(node, inside);
    case op::plus:
      walk(node.kids[0], inside);
      [[fallthrough]];
    case op::star:
      return repeat(node, inside, static_cast<std::size_t>(-1));
    case op::opt:
      return repeat(node, inside, 1);
    case op::rep_opt:
      return repeat(node, inside, node.hi);
    case op::rep:
      for (auto left = node.lo; left != 0; --left) walk(node.kids[0], inside);
      return;
    case op::disable:
    case op::until:
      return walk(node.kids[0], inside);
    case op::literal:
      *out_ += node.text;
      return;
    case op::byte_class:
    case op::any:
      *out_ += byte_of(node);
      return;
    case op::at:
    case op::not_at:
    case op::eof:
    case op::success:
    case op::failure:
      return;
  }
}

void walker::choose(const node& node, node_id inside) {
  int all = 0;
  for (const auto kid : node.kids) all += may_enter(kid) ? weight_of(kid) : 0;
  auto left = static_cast<int>(random_->below(static_cast<std::size_t>(all)));
  for (const auto kid : node.kids) {
    if (!may_enter(kid)) continue;
    left -= weight_of(kid);
    if (left < 0) return walk(kid, inside);
  }
  throw std::logic_error("no way through " + std::string(graph_[inside].name));
}

void walker::repeat(const node& node, node_id inside, std::size_t most) {
  for (; most != 0 && may_enter(node.kids[0]) && goes_on(inside); --most)
    walk(node.kids[0], inside);
}

bool walker::goes_on(node_id inside) {
  const auto& known = hooks_of(inside).goes_on;
  return known ? known() : random_->chance(1, 3);
}

bool walker::may_enter(node_id id) const {
  const auto& node = graph_[id];
  const auto& known = hooks_of(id);
  if (is_forbidden(id)) return false;
  if (known.may_enter) return known.may_enter();
  if (known.text) return true;
  switch (node.what) {
    case op::failure:
      return false;
    case op::sor:
      return std::ranges::any_of(node.kids, [this](node_id kid) { return may_enter(kid); });
    case op::seq:
      return may_enter_all(node);
    case op::plus:
    case op::rep:
    case op::disable:
      return may_enter(node.kids[0]);
    default:
      return true;
  }
}

bool walker::is_forbidden(node_id id) const {
  return graph_[id].is_deviation() && !allows_all_ && !hooks_of(id).is_allowed;
}

/// A sequence can be entered where its first part can that reads something, and when no part is a
/// deviation that is not allowed.
bool walker::may_enter_all(const node& node) const {
  if (std::ranges::any_of(node.kids, [this](node_id kid) { return is_forbidden(kid); }))
    return false;
  const auto head =
      std::ranges::find_if_not(node.kids, [this](node_id kid) { return is_nullable(kid); });
  return head == node.kids.end() || may_enter(*head);
}

bool walker::is_nullable(node_id id) const {
  switch (graph_[id].what) {
    case op::star:
    case op::opt:
    case op::rep_opt:
    case op::at:
    case op::not_at:
    case op::eof:
    case op::success:
      return true;
    default:
      return false;
  }
}

int walker::weight_of(node_id id) const {
  const auto& node = graph_[id];
  if (!node.is_named() && node.what == op::seq)
    for (const auto kid : node.kids)
      if (!is_nullable(kid)) return weight_of(kid);
  return hooks_of(id).weight;
}

/// A byte that can be seen, where the class has one.
char walker::byte_of(const node& node) {
  const auto fits = [&](int byte) {
    const bool is_in = std::ranges::any_of(node.ranges, [byte](const auto& range) {
      return byte >= range.first && byte <= range.last;
    });
    return node.what == op::any || is_in != node.is_negated;
  };
  const auto find = [&](int first, int last) {
    const auto start = random_->from(first, last);
    for (int step = 0; step <= last - first; ++step) {
      const auto byte = first + (start - first + step) % (last - first + 1);
      if (fits(byte)) return byte;
    }
    return -1;
  };
  const auto printable = find(' ', '~');
  return static_cast<char>(printable >= 0 ? printable : find(0, 255));
}

}  // namespace strictpgn::generate
