// Makes a text as small as can be while it keeps what makes it interesting.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "lab/generate/tree.hpp"
#include "lab/reduce/candidate_queue.hpp"

namespace strictpgn::generate {

/// Tries smaller texts, as the grammar divides them, until none of them is interesting any more.
/// The result is the same for any number of judges, as long as they judge alike.
class reducer {
 public:
  /// `kind` is that of the texts (`graph::entries`); "fen" and "epd" are of one record. Each judge
  /// is asked by one thread at a time, a single one by that of `reduce`, and that one about no text
  /// twice.
  explicit reducer(std::vector<judge> judges, std::string_view kind = "database");
  explicit reducer(std::function<bool(std::string_view text)> is_interesting,
                   std::string_view kind = "database");

  /// The smallest text found, the one given being interesting. Throws what a judge throws.
  std::string reduce(std::string text);

  /// Asked by the thread of `reduce` before it works out each candidate; what it throws ends that.
  void before_each(std::function<void()> ask) { before_each_ = std::move(ask); }

  /// The smallest one so far.
  const std::string& text() const { return text_; }
  /// How many texts were tried before it was known which of them are kept.
  std::size_t asked() const { return tried_.size(); }

 private:
  using pass = void (reducer::*)(candidate::place from);

  void go_over(pass offer_all);
  std::optional<candidate::place> take_first();
  bool offer(std::string text, candidate::place next);
  bool offer_plainer(std::string text, candidate::place next);
  const tree& current();
  void offer_simpler_records(candidate::place from);
  void offer_fewer_repetitions(candidate::place from);
  void offer_later_beginnings(candidate::place from);
  void offer_fewer_moves(candidate::place from);
  void offer_inner(candidate::place from);
  void offer_shortest(candidate::place from);
  void offer_smaller_tokens(candidate::place from);
  void offer_fewer_bytes(candidate::place from);

  candidate_queue candidates_;
  std::function<void()> before_each_ = [] {};
  std::string kind_;
  spec::interpreter reader_;
  std::vector<std::string> shortest_;  // sentence of each production; what has none is long
  std::unordered_set<std::uint64_t> tried_;
  std::vector<std::uint64_t> offered_;  // in this order, since the text was changed
  std::string text_;
  std::unique_ptr<const tree> parsed_;  // of the text; null when that has changed
};

}  // namespace strictpgn::generate
