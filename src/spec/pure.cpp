#include "spec/pure.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

namespace strictpgn::spec {
namespace {

/// An expression that stands by itself: a tree whose leaves may be productions of the old grammar.
struct expression {
  node what;  ///< without kids
  std::vector<expression> kids{};
  node_id production = 0;  ///< where `is_production`
  bool is_production = false;

  bool is(op op) const { return !is_production && what.what == op; }
  friend bool operator==(const expression&, const expression&) = default;
};

expression of_op(op what) { return {.what = {.what = what}}; }

/// What becomes of each production.
class purifier {
 public:
  explicit purifier(const graph& graph) : old_(graph) {
    while (update_all()) {
    }
  }

  graph made() {
    graph result;
    for (const auto& entry : old_.entries) {
      const auto start = entry.start;
      if (bodies_.at(start).is(op::failure))
        throw std::invalid_argument("nothing of " + std::string(entry.name) +
                                    " is without deviations");
      auto& copy = result.entries.emplace_back(entry);
      copy.start = add_production(result, start);
      copy.others.clear();
      for (const auto other : entry.others)
        if (!is_less_than_its_name(other, bodies_.at(other)))
          copy.others.push_back(add_production(result, other));
    }
    return result;
  }

 private:
  /// Whether any production became simpler.
  bool update_all() {
    bool has_changed = false;
    for (node_id id = 0; id != old_.nodes.size(); ++id) {
      if (!old_[id].is_named()) continue;
      auto body = old_[id].is_deviation() ? of_op(op::failure) : simple(id);
      auto& known = bodies_[id];
      has_changed |= known != body;
      known = std::move(body);
    }
    return has_changed;
  }

  // ---- simplifying ------------------------------------------------------------------------------

  /// A kid: a production by its name, unless what is left of it is less than that.
  expression of_kid(node_id id) {
    if (!old_[id].is_named()) return simple(id);
    const auto body = bodies_.find(id);
    if (body == bodies_.end() || !is_less_than_its_name(id, body->second))
      return {.production = id, .is_production = true};
    return body->second;
  }

  bool is_less_than_its_name(node_id id, const expression& body) const {
    if (body.is_production) return body.production != id;
    return body.is(op::failure) || (body.is(op::success) && old_[id].what != op::success);
  }

  /// The operator of a node, with all kids as simple as they are by now.
  expression simple(node_id id) {
    expression result{.what = old_[id]};
    result.what.name = {};
    result.what.kids.clear();
    for (const auto kid : old_[id].kids) result.kids.push_back(of_kid(kid));
    return simplified(std::move(result));
  }

  static expression simplified(expression result) {
    switch (result.what.what) {
      case op::seq:
        return simple_sequence(std::move(result));
      case op::sor:
        return simple_choice(std::move(result));
      case op::star:
      case op::opt:
      case op::rep_opt:
        return is_void(result.kids[0]) ? of_op(op::success) : result;
      case op::not_at:
        if (result.kids[0].is(op::failure)) return of_op(op::success);
        return result.kids[0].is(op::success) ? of_op(op::failure) : result;
      case op::plus:
      case op::rep:
      case op::at:
      case op::until:
        return is_void(result.kids[0]) ? result.kids[0] : result;
      case op::disable:
        return result.kids[0];
      default:
        return result;
    }
  }

  static bool is_void(const expression& one) { return one.is(op::failure) || one.is(op::success); }

  static expression simple_sequence(expression result) {
    std::vector<expression> kids;
    for (auto& kid : result.kids) {
      if (kid.is(op::failure)) return of_op(op::failure);
      if (kid.is(op::seq))
        kids.insert(kids.end(), kid.kids.begin(), kid.kids.end());
      else if (!kid.is(op::success))
        kids.push_back(std::move(kid));
    }
    if (kids.empty()) return of_op(op::success);
    if (kids.size() == 1) return kids[0];
    result.kids = std::move(kids);
    return result;
  }

  static expression simple_choice(expression result) {
    std::vector<expression> kids;
    for (auto& kid : result.kids) {
      const bool is_known = std::ranges::find(kids, kid) != kids.end();
      if (!kid.is(op::failure) && !is_known) kids.push_back(std::move(kid));
    }
    if (kids.empty()) return of_op(op::failure);
    if (kids.size() == 1) return kids[0];
    result.kids = std::move(kids);
    return result;
  }

  // ---- the new graph ----------------------------------------------------------------------------

  node_id add_production(graph& to, node_id old) {
    if (const auto known = added_.find(old); known != added_.end()) return known->second;
    const auto id = static_cast<node_id>(to.nodes.size());
    added_.emplace(old, id);
    to.nodes.emplace_back();
    auto result = node_of(to, bodies_.at(old));
    result.name = old_[old].name;
    to[id] = std::move(result);
    return id;
  }

  node_id add(graph& to, const expression& one) {
    if (one.is_production) return add_production(to, one.production);
    const auto id = static_cast<node_id>(to.nodes.size());
    to.nodes.emplace_back();
    auto result = node_of(to, one);
    to[id] = std::move(result);
    return id;
  }

  /// A production that is only another one remains a sequence of it.
  node node_of(graph& to, const expression& one) {
    auto result = one.is_production ? node{.what = op::seq} : one.what;
    if (one.is_production) result.kids = {add_production(to, one.production)};
    for (const auto& kid : one.kids) result.kids.push_back(add(to, kid));
    return result;
  }

  const graph& old_;
  std::map<node_id, expression> bodies_;
  std::map<node_id, node_id> added_;
};

}  // namespace

graph without_deviations(const graph& graph) { return purifier(graph).made(); }

const graph& pure_grammar() {
  static const graph result = [] {
    auto from = import_grammar();
    std::erase_if(from.entries, [](const entry_point& each) { return each.name == "database"; });
    return without_deviations(from);
  }();
  return result;
}

}  // namespace strictpgn::spec
