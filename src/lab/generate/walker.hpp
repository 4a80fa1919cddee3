// Random sentences of the grammar.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/generate/rng.hpp"
#include "spec/graph.hpp"

namespace strictpgn::generate {

/// Walks a grammar and writes down what it passes. Left alone, it takes each turn by chance and
/// enters no deviation; hooks on productions put meaning into it. What is only looked at decides
/// nothing: where that matters, a hook must.
class walker {
 public:
  explicit walker(const spec::graph& graph);

  /// Writes the production in place of the walk.
  void on_text(std::string_view production, std::function<void()> write);
  /// Says whether the production may be entered now.
  void on_guard(std::string_view production, std::function<bool()> may_enter);
  /// Is told before and after the production is walked.
  void on_scope(std::string_view production, std::function<void()> enter,
                std::function<void()> leave);
  /// Of how much weight the production is among the alternatives of a choice; 16 when not said.
  void on_weight(std::string_view production, int weight);
  void on_weight(spec::node_id production, int weight);
  /// Whether a repetition or an option that is a part of the production goes on; once in three
  /// times when not said.
  void on_more(std::string_view production, std::function<bool()> goes_on);
  /// A deviation that may be entered.
  void allow(std::string_view production);
  void allow(spec::node_id production);
  void allow_all() { allows_all_ = true; }

  /// Writes a sentence of the production to the end of the text.
  void write(std::string_view production, std::string& to, rng& random);

 private:
  struct hooks {
    std::function<void()> text, enter, leave;
    std::function<bool()> may_enter, goes_on;
    int weight = 16;
    bool is_allowed = false;
  };

  spec::node_id id_of(std::string_view production) const;
  hooks& own_hooks_of(spec::node_id id);
  hooks& own_hooks_of(std::string_view production) { return own_hooks_of(id_of(production)); }
  const hooks& hooks_of(spec::node_id id) const { return hooks_[index_[id]]; }
  void walk(spec::node_id id, spec::node_id inside);
  void walk_operator(spec::node_id id, spec::node_id inside);
  void choose(const spec::node& node, spec::node_id inside);
  void repeat(const spec::node& node, spec::node_id inside, std::size_t most);
  bool may_enter(spec::node_id id) const;
  bool may_enter_all(const spec::node& node) const;
  bool is_forbidden(spec::node_id id) const;
  bool is_nullable(spec::node_id id) const;
  int weight_of(spec::node_id id) const;
  bool goes_on(spec::node_id inside);
  char byte_of(const spec::node& node);

  const spec::graph& graph_;
  std::deque<hooks> hooks_{1};        // those of nodes that have none come first
  std::vector<std::uint16_t> index_;  // of its hooks, by node
  bool allows_all_ = false;
  std::string* out_ = nullptr;
  rng* random_ = nullptr;
};

}  // namespace strictpgn::generate
