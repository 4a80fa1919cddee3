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

  bool is(op which) const { return !is_production && what.what == which; }
  friend bool operator==(const expression&, const expression&) = default;
};

expression of_op(op what) { return {.what = {.what = what}}; }

/// What becomes of each production.
class purifier {
 public:
  explicit purifier(const graph& of) : old_(of) {
    while (update_all()) {
    }
  }

  graph made() {
    graph made;
    for (const auto& entry : old_.entries) {
      const auto start = entry.start;
      if (bodies_.at(start).is(op::failure))
        throw std::invalid_argument("nothing of " + std::string(entry.name) +
                                    " is without deviations");
      auto& copy = made.entries.emplace_back(entry);
      copy.start = add_production(made, start);
      copy.others.clear();
      for (const auto other : entry.others)
        if (!is_less_than_its_name(other, bodies_.at(other)))
          copy.others.push_back(add_production(made, other));
    }
    return made;
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
    expression made{.what = old_[id]};
    made.what.name = {};
    made.what.kids.clear();
    for (const auto kid : old_[id].kids) made.kids.push_back(of_kid(kid));
    return simplified(std::move(made));
  }

  static expression simplified(expression made) {
    switch (made.what.what) {
      case op::seq:
        return simple_sequence(std::move(made));
      case op::sor:
        return simple_choice(std::move(made));
      case op::star:
      case op::opt:
      case op::rep_opt:
        return is_void(made.kids[0]) ? of_op(op::success) : made;
      case op::not_at:
        if (made.kids[0].is(op::failure)) return of_op(op::success);
        return made.kids[0].is(op::success) ? of_op(op::failure) : made;
      case op::plus:
      case op::rep:
      case op::at:
      case op::until:
        return is_void(made.kids[0]) ? made.kids[0] : made;
      case op::disable:
        return made.kids[0];
      default:
        return made;
    }
  }

  static bool is_void(const expression& one) { return one.is(op::failure) || one.is(op::success); }

  static expression simple_sequence(expression made) {
    std::vector<expression> kids;
    for (auto& kid : made.kids) {
      if (kid.is(op::failure)) return of_op(op::failure);
      if (kid.is(op::seq))
        kids.insert(kids.end(), kid.kids.begin(), kid.kids.end());
      else if (!kid.is(op::success))
        kids.push_back(std::move(kid));
    }
    if (kids.empty()) return of_op(op::success);
    if (kids.size() == 1) return kids[0];
    made.kids = std::move(kids);
    return made;
  }

  static expression simple_choice(expression made) {
    std::vector<expression> kids;
    for (auto& kid : made.kids) {
      const bool is_known = std::ranges::find(kids, kid) != kids.end();
      if (!kid.is(op::failure) && !is_known) kids.push_back(std::move(kid));
    }
    if (kids.empty()) return of_op(op::failure);
    if (kids.size() == 1) return kids[0];
    made.kids = std::move(kids);
    return made;
  }

  // ---- the new graph ----------------------------------------------------------------------------

  node_id add_production(graph& to, node_id old) {
    if (const auto known = added_.find(old); known != added_.end()) return known->second;
    const auto id = static_cast<node_id>(to.nodes.size());
    added_.emplace(old, id);
    to.nodes.emplace_back();
    auto made = node_of(to, bodies_.at(old));
    made.name = old_[old].name;
    to[id] = std::move(made);
    return id;
  }

  node_id add(graph& to, const expression& one) {
    if (one.is_production) return add_production(to, one.production);
    const auto id = static_cast<node_id>(to.nodes.size());
    to.nodes.emplace_back();
    auto made = node_of(to, one);
    to[id] = std::move(made);
    return id;
  }

  /// A production that is only another one remains a sequence of it.
  node node_of(graph& to, const expression& one) {
    auto made = one.is_production ? node{.what = op::seq} : one.what;
    if (one.is_production) made.kids = {add_production(to, one.production)};
    for (const auto& kid : one.kids) made.kids.push_back(add(to, kid));
    return made;
  }

  const graph& old_;
  std::map<node_id, expression> bodies_;
  std::map<node_id, node_id> added_;
};

}  // namespace

graph without_deviations(const graph& of) { return purifier(of).made(); }

const graph& pure_grammar() {
  static const graph made = without_deviations(import_grammar());
  return made;
}

}  // namespace strictpgn::spec
