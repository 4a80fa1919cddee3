#include "spec/interpreter.hpp"

#include <algorithm>
#include <bitset>
#include <utility>

#include "text/ascii.hpp"

namespace strictpgn::spec {
namespace {

constexpr auto no_place = static_cast<std::size_t>(-1);

bool reads_one_byte(const node& node) {
  return node.what == op::byte_class || node.what == op::any;
}

using byte_set = std::bitset<256>;

byte_set bytes_of(const node& node) {
  byte_set found;
  for (const auto& [first, last] : node.ranges)
    for (std::size_t byte = first; byte <= last; ++byte) found.set(byte);
  return node.is_negated || node.what == op::any ? ~found : found;
}

byte_set first_byte_of(const node& literal) {
  const char first = literal.text.front();
  byte_set found;
  for (std::size_t byte = 0; byte != found.size(); ++byte) {
    const auto c = static_cast<char>(byte);
    found[byte] = c == first || (literal.folds_case && text::lower(c) == text::lower(first));
  }
  return found;
}

/// How each node begins before the end of a text: with which bytes, and whether it may fit and take
/// none. The least sets of which that is true; what looks ahead takes none.
class beginnings {
 public:
  /// The seed is a node that may begin with a byte, whatever the graph has it do.
  beginnings(const graph& in, std::optional<node_id> seed, char seed_byte)
      : in_(in), bytes_(in.nodes.size()), is_empty_(in.nodes.size()) {
    if (seed) bytes_[*seed].set(static_cast<std::uint8_t>(seed_byte));
    for (bool has_grown = true; has_grown;) {
      has_grown = false;
      // Kids mostly stand behind those that call them.
      for (auto id = static_cast<node_id>(in.nodes.size()); id-- != 0;) has_grown |= grow(id);
    }
  }

  byte_set of(node_id id) const { return is_empty_[id] ? ~byte_set() : bytes_[id]; }

 private:
  bool grow(node_id id) {
    const auto before = bytes_[id];
    const bool was_empty = is_empty_[id];
    add(id, in_[id]);
    return bytes_[id] != before || is_empty_[id] != was_empty;
  }

  void add(node_id id, const node& node) {
    switch (node.what) {
      case op::seq:
        return add_all(id, node);
      case op::sor:
        for (const auto kid : node.kids) add_kid(id, kid);
        return;
      case op::plus:
      case op::disable:
        return add_kid(id, node.kids[0]);
      case op::rep:
        add_kid(id, node.kids[0]);
        if (node.lo == 0) is_empty_[id] = true;
        return;
      case op::star:
      case op::opt:
      case op::rep_opt:
        bytes_[id] |= bytes_[node.kids[0]];
        is_empty_[id] = true;
        return;
      case op::until:
        add_kid(id, node.kids[0]);
        bytes_[id] |= node.kids.size() > 1 ? bytes_[node.kids[1]] : ~byte_set();
        return;
      case op::literal:
        bytes_[id] |= first_byte_of(node);
        return;
      case op::byte_class:
      case op::any:
        bytes_[id] |= bytes_of(node);
        return;
      case op::at:
      case op::not_at:
      case op::success:
        is_empty_[id] = true;
        return;
      case op::eof:
      case op::failure:
        return;
    }
  }

  void add_kid(node_id id, node_id kid) {
    bytes_[id] |= bytes_[kid];
    if (is_empty_[kid]) is_empty_[id] = true;
  }

  void add_all(node_id id, const node& node) {
    for (const auto kid : node.kids) {
      bytes_[id] |= bytes_[kid];
      if (!is_empty_[kid]) return;
    }
    is_empty_[id] = true;
  }

  const graph& in_;
  std::vector<byte_set> bytes_;
  std::vector<bool> is_empty_;
};

/// Finds the nodes that lead back to themselves: the cycles of the graph, by Tarjan's algorithm.
class recursion {
 public:
  explicit recursion(const graph& in)
      : in_(in), number_(in.nodes.size()), least_(in.nodes.size()), is_on_cycle_(in.nodes.size()) {
    for (node_id id = 0; id != in.nodes.size(); ++id)
      if (number_[id] == 0) visit(id);
  }

  bool is_on(node_id id) const { return is_on_cycle_[id]; }

 private:
  static constexpr auto done = static_cast<std::uint32_t>(-1);

  void visit(node_id id) {
    number_[id] = least_[id] = ++count_;
    const auto below = open_.size();
    open_.push_back(id);
    for (const auto kid : in_[id].kids) {
      if (number_[kid] == 0) visit(kid);
      if (number_[kid] != done) least_[id] = std::min(least_[id], least_[kid]);
      if (kid == id) is_on_cycle_[id] = true;
    }
    if (least_[id] != number_[id]) return;
    const bool is_cycle = open_.size() - below > 1;
    for (auto at = below; at != open_.size(); ++at) {
      number_[open_[at]] = done;
      if (is_cycle) is_on_cycle_[open_[at]] = true;
    }
    open_.resize(below);
  }

  const graph& in_;
  std::vector<std::uint32_t> number_, least_;
  std::vector<bool> is_on_cycle_;
  std::vector<node_id> open_;
  std::uint32_t count_ = 0;
};

}  // namespace

interpreter::tables::tables(const graph& of)
    : is_recursive(of.nodes.size()), begins(of.nodes.size()) {
  const auto rav = of.find("rav"), stop = of.find("section_stop");
  const auto comment = of.find("any_comment"), lines = of.find("lines");
  if (rav && stop && comment && lines)
    passes_by = {*rav, *stop, *comment, *lines, of.find("draw_offer")};
  const recursion loops(of);
  // A variation that is too deep is passed over.
  const beginnings first(of, passes_by && loops.is_on(*rav) ? rav : std::nullopt, '(');
  for (node_id id = 0; id != of.nodes.size(); ++id) {
    is_recursive[id] = of[id].is_named() && loops.is_on(id);
    begins[id] = first.of(id);
  }
}

interpreter::interpreter(const graph& graph, interpretation interpretation)
    : graph_(graph),
      interpretation_(interpretation),
      known_(std::make_shared<const tables>(graph)),
      runs_(graph.nodes.size()),
      active_(graph.nodes.size()),
      active_from_(graph.nodes.size(), no_place) {}

void interpreter::watch(std::vector<std::size_t>* tried) {
  tried_ = tried;
  if (tried_ != nullptr) tried_->assign(graph_.nodes.size(), never);
}

void interpreter::begin(std::string_view text) {
  text_ = text;
  runs_.assign(runs_.size(), {});
}

bool interpreter::derive(node_id start, std::size_t from, derivation& into) {
  into.clear();
  made_ = &into;
  at_ = from;
  has_met_end_ = false;
  return match(start);
}

// ---- the tree -----------------------------------------------------------------------------------

std::size_t interpreter::open(node_id id) {
  made_->push_back({.production = id, .begin = at_, .counts = disabled_ == 0});
  return made_->size() - 1;
}

void interpreter::close(std::size_t entry) {
  (*made_)[entry].end = at_;
  (*made_)[entry].next = static_cast<std::uint32_t>(made_->size());
}

// ---- nodes --------------------------------------------------------------------------------------

/// Whether the byte that stands there tells that the node does not fit. While nodes that are tried
/// are watched, none is skipped.
bool interpreter::cannot_begin(node_id id) const {
  return tried_ == nullptr && at_ != text_.size() && !known_->begins[id][byte()];
}

/// What does not fit leaves everything as it was.
bool interpreter::match(node_id id) {
  note_tried(id);
  if (cannot_begin(id)) return false;
  const auto& node = graph_[id];
  const auto at = at_, entries = made_->size();
  const bool fits = node.is_named() ? match_production(id, node) : match_inside(id, node);
  if (fits) return true;
  at_ = at;
  made_->resize(entries);
  return false;
}

bool interpreter::match_production(node_id id, const node& node) {
  if (looking_ != 0)
    return known_->is_recursive[id] ? match_recursive(id, node) : match_operator(id, node);
  const auto entry = open(id);
  const bool fits = known_->is_recursive[id] ? match_recursive(id, node) : match_operator(id, node);
  if (fits) close(entry);
  return fits;
}

bool interpreter::match_recursive(node_id id, const node& node) {
  const bool is_variation = known_->passes_by && id == known_->passes_by->rav;
  if (is_variation && active_[id] == interpretation_.nesting) return pass_over();
  if (active_[id] > interpretation_.nesting) return false;
  if (active_from_[id] == at_) return false;
  const auto before = std::exchange(active_from_[id], at_);
  ++active_[id];
  const bool fits = match_operator(id, node);
  --active_[id];
  active_from_[id] = before;
  return fits;
}

/// An operator inside a production: only a choice may have an entry.
bool interpreter::match_inside(node_id id, const node& node) {
  if (node.what != op::sor || !interpretation_.records_choices || looking_ != 0)
    return match_operator(id, node);
  const auto entry = open(id);
  const bool fits = match_operator(id, node);
  if (fits) close(entry);
  return fits;
}

bool interpreter::match_operator(node_id id, const node& node) {
  switch (node.what) {
    case op::seq:
      return match_all(node);
    case op::sor:
      return match_choice(node);
    case op::star:
      return is_run(node) ? match_run(id, node) : match_some(node, no_place);
    case op::plus:
      if (is_run(node)) return takes_byte(node.kids[0]) && match_run(id, node);
      return match(node.kids[0]) && match_some(node, no_place);
    case op::opt:
      return match_some(node, 1);
    case op::rep:
      return match_times(node);
    case op::rep_opt:
      return match_some(node, node.hi);
    case op::at:
      return looks_at(node.kids[0]);
    case op::not_at:
      return !looks_at(node.kids[0]);
    case op::until:
      return match_until(node);
    case op::disable:
      return match_disabled(node);
    case op::literal:
      return match_literal(node);
    case op::byte_class:
    case op::any:
      return takes_byte(id);
    case op::eof:
      return is_at_end();
    case op::success:
      return true;
    case op::failure:
      break;
  }
  return false;
}

// ---- operators ----------------------------------------------------------------------------------

bool interpreter::match_all(const node& node) {
  return std::ranges::all_of(node.kids, [this](node_id kid) { return match(kid); });
}

/// The entry of a choice, where it has one, is the last one when its kids begin.
bool interpreter::match_choice(const node& node) {
  const auto entries = made_->size();
  const bool has_entry = looking_ == 0 && (node.is_named() || interpretation_.records_choices);
  for (std::size_t kid = 0; kid != node.kids.size(); ++kid) {
    if (!match(node.kids[kid])) continue;
    if (has_entry) (*made_)[entries - 1].alternative = static_cast<std::uint16_t>(kid);
    return true;
  }
  return false;
}

bool interpreter::match_times(const node& node) {
  for (std::uint32_t left = node.lo; left != 0; --left)
    if (!match(node.kids[0])) return false;
  return true;
}

bool interpreter::match_disabled(const node& node) {
  ++disabled_;
  const bool fits = match(node.kids[0]);
  --disabled_;
  return fits;
}

bool interpreter::match_some(const node& node, std::size_t most) {
  for (auto before = at_; most != 0 && match(node.kids[0]) && at_ != before; --most) before = at_;
  return true;
}

bool interpreter::match_until(const node& node) {
  while (!match(node.kids[0])) {
    const auto before = at_;
    if (node.kids.size() > 1 ? !match(node.kids[1]) : is_at_end()) return false;
    if (node.kids.size() == 1) ++at_;
    if (at_ == before) return false;
  }
  return true;
}

bool interpreter::match_literal(const node& node) {
  const auto found = text_.substr(at_, node.text.size());
  has_met_end_ |= found.size() != node.text.size();
  const bool fits = node.folds_case
                        ? std::ranges::equal(found, node.text, {}, text::lower, text::lower)
                        : found == node.text;
  if (fits) at_ += node.text.size();
  return fits;
}

bool interpreter::takes_byte(node_id id) {
  note_tried(id);
  if (is_at_end() || !known_->begins[id][byte()]) return false;
  ++at_;
  return true;
}

bool interpreter::looks_at(node_id id) {
  const auto at = at_;
  ++looking_;
  const bool fits = match(id);
  --looking_;
  at_ = at;
  return fits;
}

// ---- repetitions of one byte --------------------------------------------------------------------

/// A repetition of bytes of which nothing is to be recorded.
bool interpreter::is_run(const node& node) const {
  const auto& kid = graph_[node.kids[0]];
  return reads_one_byte(kid) && (looking_ != 0 || !kid.is_named());
}

/// Takes the rest of a run. One that was gone through before is not gone through again, so that
/// looking for the end of a thing that has none stays linear.
bool interpreter::match_run(node_id id, const node& node) {
  auto& known = runs_[id];
  if (at_ < known.begin || at_ > known.end) {
    known.begin = at_;
    while (takes_byte(node.kids[0])) {
    }
    known.end = at_;
  }
  at_ = known.end;
  has_met_end_ |= at_ == text_.size();
  return true;
}

// ---- variations that are too deep ---------------------------------------------------------------

/// Up to the `)` that closes it or to the next game, as in src/parse/variation_actions.hpp.
bool interpreter::pass_over() {
  if (is_at_end() || byte() != '(') return false;
  const auto& by = *known_->passes_by;
  if (by.draw_offer && looks_at(*by.draw_offer)) return false;
  const auto entries = made_->size();
  ++looking_;
  for (std::size_t depth = 0; !looks_at(by.stop);) {
    if (match(by.comment) || match(by.lines)) continue;
    const auto passed = text_[at_++];
    if (passed == '(') ++depth;
    if (passed == ')' && --depth == 0) break;
  }
  --looking_;
  if (looking_ == 0) (*made_)[entries - 1].is_passed_over = true;
  return true;
}

}  // namespace strictpgn::spec
