// The moves of a game that was read, as a tree: handles over the flat elements (PGN 8.2).
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/replay.hpp"
#include "strictpgn/uci.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// How the nodes of a game hang together. Only the library looks inside.
class node_table;

/// A comment as it stands in the input.
struct comment_view {
  std::string_view text;  ///< without its delimiters, white space and all; views the input
  span where;             ///< with its delimiters
  bool is_line = false;   ///< `; ...` to the end of the line
};

class node_chain;

/// Something that stands for a move: a move, a null move, or what should be one. A handle of 16
/// bytes to be passed by value; as long valid as the `tree` and the step of the reader that it
/// comes from. A default one, and what stands where there is no such node, is false; of it nothing
/// else may be asked. Each function costs the same in any game, but where it says otherwise.
class node {
 public:
  node() = default;
  explicit operator bool() const { return table_ != nullptr; }
  friend bool operator==(const node&, const node&) = default;

  /// The node after it in its line: the mainline, or a variation.
  node next() const;
  /// The node before it in its line; none for the first.
  node previous() const;
  /// The node after whose move it is played: that before it, or for the first of a variation that
  /// before the move it replaces.
  node parent() const;
  /// For the first of a variation: the move that this one stands in place of (PGN 8.2.5).
  node replaced() const;
  /// The first nodes of the variations that replace this move, in text order. Variations of one of
  /// these are its own.
  node_chain variations() const;
  /// Variations around it; 0 in the mainline. One without moves counts, too.
  std::uint32_t depth() const;

  /// As it stands in the input, without number and suffix annotation.
  std::string_view written() const;
  /// The SAN of export format; as written where it was not played. Costs the logarithm of the
  /// moves.
  std::string_view san() const;
  /// The text of UCI, `0000` for a null move; empty where it was not played. Castling costs what
  /// `before` costs.
  std::string uci(uci_castling castling = uci_castling::king_square) const;

  move_state state() const;
  /// The move, if it is one that was played.
  std::optional<move> played() const;
  /// What is told about it, its number and its suffix annotation, in text order: under which rule
  /// it was not resolved, among others; where it is doubtful the fault stands before it. A part of
  /// `reading::findings`.
  std::span<const diagnostic> findings() const;

  /// Counts the plies from the start of the game, along its line; 1 for the first move. Null moves
  /// and moves that were not resolved count.
  std::uint32_t ply() const;
  /// The fullmove number that is due to it, whatever number is written.
  std::uint32_t fullmove() const;
  /// Whose move it is.
  color side() const;

  strictpgn::suffix suffix() const;
  /// The numbers of its glyphs (`$n`), in text order, without the suffix annotation; 65535 for any
  /// greater one.
  std::vector<std::uint16_t> nags() const;
  /// The comments behind it, up to the next move of its line, in text order.
  std::vector<comment_view> comments() const;
  /// Those in front of it. Only a first node has any, in the mainline or a variation; elsewhere a
  /// comment in front of a move stands behind another.
  std::vector<comment_view> comments_before() const;
  /// All that stands behind it, up to the next move of its line, and is no variation: indices into
  /// `game::elements`, in text order. Beside comments and glyphs that is what has no place in a
  /// tree, such as a number without a move; parentheses without moves are their `variation_begin`.
  std::vector<std::uint32_t> elements() const;
  /// The same in front of it, for a first node.
  std::vector<std::uint32_t> elements_before() const;
  /// For the first of a variation: the element of its `(`.
  std::optional<std::uint32_t> parenthesis() const;

  /// The place of the written move in the input.
  span where() const;
  /// Its element, and the index of that in `game::elements`.
  const element& syntax() const;
  std::uint32_t element_index() const;

  /// The position before it; nothing where that is not known. Plays the game anew up to there: who
  /// wants many positions takes a walk.
  std::optional<position> before() const;
  /// The position after it; nothing where it was not played.
  std::optional<position> after() const;

 private:
  friend class node_table;
  friend class node_chain;
  friend class walk;
  friend class tree;
  node(const node_table* table, std::uint32_t index);

  node sibling() const;

  const node_table* table_ = nullptr;
  std::uint32_t index_ = 0;
};
static_assert(sizeof(node) <= 16);

/// Nodes one after the other, for range-based for loops: a line, or the variations of a move.
class node_chain {
 public:
  class iterator {
   public:
    using value_type = node;
    using difference_type = std::ptrdiff_t;

    iterator() = default;
    node operator*() const { return at_; }
    iterator& operator++() {
      at_ = is_line_ ? at_.next() : at_.sibling();
      return *this;
    }
    iterator operator++(int) {
      const auto old = *this;
      ++*this;
      return old;
    }
    friend bool operator==(const iterator& a, const iterator& b) { return a.at_ == b.at_; }

   private:
    friend class node_chain;
    iterator(node at, bool is_line) : at_(at), is_line_(is_line) {}

    node at_;
    bool is_line_ = true;
  };

  node_chain(node first, bool is_line) : first_(first), is_line_(is_line) {}
  iterator begin() const { return {first_, is_line_}; }
  iterator end() const { return {{}, is_line_}; }
  bool empty() const { return !first_; }
  /// The first of them; false when there is none.
  node front() const { return first_; }

 private:
  node first_;
  bool is_line_;
};

/// A node with the positions around it. They belong to the walk and are those of its current step.
struct walk_step {
  strictpgn::node node;
  const position* before;  ///< null where nobody knows it: behind a move that was not resolved
  const position* after;   ///< null where the move was not played
};

/// Goes from node to node and takes the positions along: one move is played a step.
///
///     for (auto [node, before, after] : moves.walk())
///       if (after) std::cout << node.san() << ' ' << write_fen(*after) << '\n';
///
/// To be gone once. It keeps a position for each open variation, and what it walks alive.
class walk {
 public:
  class iterator {
   public:
    using value_type = walk_step;
    using difference_type = std::ptrdiff_t;

    const walk_step& operator*() const { return walk_->now_; }
    const walk_step* operator->() const { return &walk_->now_; }
    iterator& operator++() {
      walk_->step();
      return *this;
    }
    void operator++(int) { walk_->step(); }
    bool operator==(std::default_sentinel_t) const { return !walk_->now_.node; }

   private:
    friend class walk;
    explicit iterator(walk* walk) : walk_(walk) {}
    walk* walk_;
  };

  walk(walk&&) noexcept = default;
  walk& operator=(walk&&) noexcept = default;

  iterator begin() { return iterator(this); }
  std::default_sentinel_t end() const { return {}; }

  /// Passes over the rest of the line that the current node stands in, with its variations: the
  /// next step is what comes after the variation, or the end.
  void leave_line() { leaves_ = true; }

 private:
  friend class tree;
  friend class game_view;
  /// A line that is not at its end yet.
  struct line {
    std::optional<position> before;
    std::optional<position> after;
  };

  walk(std::shared_ptr<const node_table> table, node first, bool is_line);
  void step();
  void enter(node to);
  void play(node to);

  std::shared_ptr<const node_table> table_;
  std::vector<line> open_;
  walk_step now_{};
  bool is_line_;
  bool leaves_ = false;
};

/// The moves of one game. Made from a step of a reader, whose views must stay valid as long as it
/// is used; itself cheap to copy, all copies share what was found out. It costs one pass over the
/// elements of the game, and the same again in memory. Whoever reads may do so from several
/// threads.
class tree {
 public:
  /// `step.game` must not be null.
  explicit tree(const reading& step);

  /// The first move of the mainline; false when there is none.
  node first() const;
  node_chain mainline() const { return {first(), true}; }
  /// How many nodes there are, variations included.
  std::size_t size() const;
  /// Comments before the first move, those between tag pairs included; all of them in a game
  /// without moves.
  std::vector<comment_view> comments() const;
  /// All elements there; see `node::elements`.
  std::vector<std::uint32_t> elements() const;

  /// All nodes in text order.
  strictpgn::walk walk() const;
  /// A node and those after it in its line, without variations.
  strictpgn::walk walk_line(node first) const;
  strictpgn::walk walk_mainline() const { return walk_line(first()); }

  /// The node of that element, or false; costs the logarithm of the nodes.
  node at_element(std::uint32_t index) const;

 private:
  friend class game_view;
  std::shared_ptr<const node_table> table_;
};

}  // namespace strictpgn
