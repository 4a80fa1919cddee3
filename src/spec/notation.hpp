// How the expressions of a grammar are written, whatever the notation.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "spec/block.hpp"
#include "spec/graph.hpp"

namespace strictpgn::spec {

/// The longest line of a specification, in columns.
inline constexpr std::size_t text_width = 100;

/// Writes what productions are.
class notation {
 public:
  explicit notation(const graph& graph) : graph_(graph) {}
  virtual ~notation() = default;

  /// The right side of a production, `sign` before its first line; alternatives that do not fit on
  /// one line stand below each other, their strokes below the end of the sign.
  block right_side(const node& production, std::string_view sign, std::size_t width) const;

 protected:
  /// How tightly an expression holds together, from a choice to a single element.
  enum class hold { choice, sequence, element };
  /// A part of a right side.
  struct part {
    block text;
    hold holds = hold::element;
    bool reads = true;  ///< false for what is only a comment
  };

  const graph& of() const { return graph_; }
  part expression(node_id id, std::size_t width) const;
  part operation(const node& node, std::size_t width) const;
  /// The expression as an element, in parentheses where it needs them.
  part element(node_id id, std::size_t width) const;
  part enclosed(node_id id, std::string_view open, std::string_view close, std::size_t width) const;
  /// On one line, however long.
  std::string in_one_line(node_id id) const;

  /// What stands before each alternative but the first; the first has the sign of its production,
  /// or a parenthesis. Two bytes.
  virtual std::string_view stroke() const { return "/ "; }
  virtual std::string reference(const node& production) const = 0;
  virtual part literal(const node& node) const = 0;
  virtual part byte_class(const node& node, std::size_t width) const = 0;
  virtual std::string any() const = 0;
  virtual std::string nothing() const = 0;
  virtual part repetition(const node& node, std::size_t width) const = 0;
  virtual part look_ahead(const node& node, std::size_t width) const = 0;

  part sequence(const node& node, std::size_t width) const;
  part choice(const node& node, std::string_view sign, std::size_t width) const;

 private:
  const graph& graph_;
};

/// Those bytes, each once and in order, that a class holds.
std::vector<byte_range> ranges_held(const node& byte_class);

}  // namespace strictpgn::spec
