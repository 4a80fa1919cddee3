// How the nodes of a game hang together: found out in one pass over its elements.
#pragma once

#include <cstdint>
#include <vector>

#include "strictpgn/reader.hpp"
#include "strictpgn/tree.hpp"

namespace strictpgn {

class node_table {
 public:
  using index = std::uint32_t;
  static constexpr index none = UINT32_MAX;

  /// A node. All but `element`, `ply` and `depth` are indices into the nodes, or none.
  struct entry {
    std::uint32_t element = 0;
    index next = none;
    index previous = none;
    index parent = none;
    index replaced = none;
    index variation = none;       // the first of those that replace it
    index last_variation = none;  // the last of them
    index sibling = none;         // the next variation that replaces the same move
    index line_end = 0;           // of a first node: the node after its line and all in it
    index first = 0;              // of its line
    std::uint32_t ply = 1;        // number
    std::uint32_t depth = 0;
    std::uint32_t played = none;  // index into the plies, where it was played
    move_state state = move_state::unfollowed;
    std::uint32_t notes = none;  // what stands behind it and is no move, as a list
    std::uint32_t last_note = none;
    std::uint32_t notes_before = none;
    std::uint32_t parenthesis = none;  // of the first of a variation: the element that opens it
  };

  explicit node_table(const reading& step);

  const reading& step() const { return step_; }
  const game& syntax() const { return *step_.game; }
  const replayed& replay() const { return *step_.replay; }
  const std::vector<entry>& nodes() const { return nodes_; }
  const entry& of(const node& node) const { return nodes_[node.index_]; }
  node handle(index at) const { return at == none ? node() : node(this, at); }

  /// The first of the mainline.
  index first() const { return first_; }
  /// The index of the first node at or behind an element.
  index node_behind(std::uint32_t element) const;

  std::vector<comment_view> comments_from(std::uint32_t first_note) const;
  std::vector<std::uint16_t> nags_from(std::uint32_t first_note) const;
  std::vector<std::uint32_t> elements_from(std::uint32_t first_note) const;
  /// Before the first move.
  std::uint32_t first_notes() const { return first_notes_; }

 private:
  /// An element that is no move, and the next one of the same node.
  struct note {
    std::uint32_t element = 0;
    std::uint32_t next = none;
  };

  /// A line that is not at its end yet.
  struct line {
    index first = none;
    index last = none;
    index replaced = none;
    std::uint32_t parenthesis = none;
    std::uint32_t notes = none;  // before its first node
    std::uint32_t last_note = none;
  };

  void link_nodes();
  void add_node(std::uint32_t element, line& open, std::uint32_t depth);
  void add_note(std::uint32_t element, line& open);
  /// A list of them, from its first to its last.
  void add_notes(std::uint32_t begin, std::uint32_t end, line& open);
  void close(std::vector<line>& open);
  void note_states();
  bool follows_what_is_known(const entry& one) const;

  reading step_;
  std::vector<entry> nodes_;  // in text order
  std::vector<note> notes_;
  index first_ = none;
  std::uint32_t first_notes_ = none;
};

}  // namespace strictpgn
