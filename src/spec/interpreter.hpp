// Reads texts by a grammar that is data.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "spec/derivation.hpp"
#include "spec/graph.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::spec {

/// How to read.
struct interpretation {
  /// Variations inside each other. One that is deeper is passed over the way the parser does it;
  /// any other production that leads back to itself does not fit there.
  std::uint32_t nesting = limits{}.rav_depth;
  /// Choices inside productions are entries of the derivation, too.
  bool records_choices = false;
};

/// A matcher over a graph. It reads what PEGTL reads by the rules that the graph was made of, in
/// the time that the parser takes, and stops where those would go on for ever: a repetition ends
/// when its kid reads nothing, and a production does not fit inside itself at one place. That only
/// graphs that somebody has changed can tell. Copies share what was worked out of the graph, so
/// to copy one is faster than to make another.
class interpreter {
 public:
  /// The graph must outlive the interpreter.
  explicit interpreter(const graph& graph, interpretation interpretation = {});

  const graph& of() const { return graph_; }

  static constexpr auto never = static_cast<std::size_t>(-1);

  /// From now on notes there, by node, the first place of a text where it is tried, or `never`;
  /// nowhere where that is null.
  void watch(std::vector<std::size_t>* tried);

  /// Turns to a text, which must stay as it is while it is read.
  void begin(std::string_view text);

  /// Reads by that production from a place in the text. What it makes of it replaces `into`, which
  /// is empty when it does not fit.
  bool derive(node_id start, std::size_t from, derivation& into);

  /// Whether it came to the end of the text: then `derive` might have told otherwise of a text that
  /// goes on.
  bool has_met_end() const { return has_met_end_; }

 private:
  using byte_set = std::bitset<256>;
  /// A stretch of bytes of one class, up to a byte that is not or to the end of the text.
  struct run {
    std::size_t begin = 1, end = 0;
  };
  /// The productions by which a variation that is too deep is passed over.
  struct passing {
    node_id rav, stop, comment, lines;
    std::optional<node_id> draw_offer;  ///< looks like a variation, and is a deviation
  };

  /// What follows from the graph alone.
  struct tables {
    explicit tables(const graph& of);

    std::optional<passing> passes_by;  // in a grammar of variations
    std::vector<bool> is_recursive;    // by node
    /// By node: the bytes before which it may fit. All that it takes, of a byte class.
    std::vector<byte_set> begins;
  };

  bool match(node_id id);
  bool match_production(node_id id, const node& node);
  bool match_recursive(node_id id, const node& node);
  bool match_inside(node_id id, const node& node);
  bool match_operator(node_id id, const node& node);
  bool match_all(const node& node);
  bool match_choice(const node& node);
  bool match_times(const node& node);
  bool match_disabled(const node& node);
  bool match_some(const node& node, std::size_t most);
  bool match_until(const node& node);
  bool match_literal(const node& node);
  bool match_run(node_id id, const node& node);
  bool looks_at(node_id id);
  bool pass_over();

  bool is_at_end() {
    if (at_ != text_.size()) return false;
    return has_met_end_ = true;
  }
  std::uint8_t byte() const { return static_cast<std::uint8_t>(text_[at_]); }
  bool is_run(const node& node) const;
  bool takes_byte(node_id id);
  bool cannot_begin(node_id id) const;
  void note_tried(node_id id) {
    if (tried_ != nullptr && (*tried_)[id] == never) (*tried_)[id] = at_;
  }
  std::size_t open(node_id id);
  void close(std::size_t entry);

  const graph& graph_;
  interpretation interpretation_;
  std::shared_ptr<const tables> known_;
  std::vector<run> runs_;                 // the last one of a repetition of a class, by node
  std::vector<std::uint32_t> active_;     // by node: how often it is inside itself
  std::vector<std::size_t> active_from_;  // by node: where it was begun last
  std::string_view text_;
  std::size_t at_ = 0;
  bool has_met_end_ = false;
  std::uint32_t looking_ = 0;   // inside so many looks ahead
  std::uint32_t disabled_ = 0;  // inside so many `disable`
  derivation* made_ = nullptr;
  std::vector<std::size_t>* tried_ = nullptr;
};

}  // namespace strictpgn::spec
