#include "mutants/first_bytes.hpp"

#include "text/ascii.hpp"

namespace strictpgn::mutants {
namespace {

using spec::op;

constexpr std::size_t byte_count = 256;

first_bytes empty() { return {.bytes = {}, .may_be_empty = true}; }

first_bytes of_class(const spec::node& node) {
  first_bytes result;
  for (const auto& [first, last] : node.ranges)
    for (std::size_t byte = first; byte <= last; ++byte) result.bytes.set(byte);
  if (node.is_negated) result.bytes.flip().reset(byte_count);
  return result;
}

first_bytes of_literal(const spec::node& node) {
  first_bytes result;
  const auto lower = text::lower(node.text.front());
  for (std::size_t byte = 0; byte < byte_count; ++byte) {
    const auto c = static_cast<char>(byte);
    if (c == node.text.front() || (node.folds_case && text::lower(c) == lower))
      result.bytes.set(byte);
  }
  return result;
}

first_bytes of_all(const spec::node& node, const std::vector<first_bytes>& known) {
  auto result = empty();
  for (const auto kid : node.kids) {
    if (!result.may_be_empty) break;
    result.bytes |= known[kid].bytes;
    result.may_be_empty = known[kid].may_be_empty;
  }
  return result;
}

first_bytes of_any_of(const spec::node& node, const std::vector<first_bytes>& known) {
  first_bytes result;
  for (const auto kid : node.kids) {
    result.bytes |= known[kid].bytes;
    result.may_be_empty |= known[kid].may_be_empty;
  }
  return result;
}

first_bytes of_node(const spec::node& node, const std::vector<first_bytes>& known) {
  switch (node.what) {
    case op::seq:
      return of_all(node, known);
    case op::star:
    case op::opt:
    case op::rep_opt: {
      auto result = known[node.kids[0]];
      result.may_be_empty = true;
      return result;
    }
    case op::until: {
      auto result = of_any_of(node, known);
      if (node.kids.size() == 1) result.bytes.set();
      return result;
    }
    case op::literal:
      return of_literal(node);
    case op::byte_class:
      return of_class(node);
    case op::any: {
      first_bytes result;
      result.bytes.set().reset(byte_count);
      return result;
    }
    case op::eof: {
      first_bytes result;
      result.bytes.set(byte_count);
      return result;
    }
    case op::at:
    case op::not_at:
    case op::success:
      return empty();
    case op::failure:
      return {};
    default:
      return of_any_of(node, known);
  }
}

}  // namespace

beginnings::beginnings(const spec::graph& in) : in_(in), known_(in.nodes.size()) {
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (std::size_t id = 0; id < known_.size(); ++id) {
      const auto now = of_node(in.nodes[id], known_);
      has_changed |= now != known_[id];
      known_[id] = now;
    }
  }
}

bool beginnings::exclude_each_other(spec::node_id one, spec::node_id other) const {
  const auto& mine = known_[one];
  const auto& theirs = known_[other];
  if (mine.may_be_empty || theirs.may_be_empty) return false;
  if ((mine.bytes & theirs.bytes).none()) return true;
  const auto word = first_word(one), other_word = first_word(other);
  return !word.starts_with(other_word) && !other_word.starts_with(word);
}

std::string_view beginnings::first_word(spec::node_id id) const {
  const auto& node = in_[id];
  if (node.what == op::literal && !node.folds_case) return node.text;
  return node.what == op::seq ? first_word(node.kids[0]) : std::string_view();
}

}  // namespace strictpgn::mutants
