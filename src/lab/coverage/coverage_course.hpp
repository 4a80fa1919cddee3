// A reading of games by the grammar, which counts what they reach.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "lab/coverage/coverage.hpp"
#include "lab/coverage/whole_text_reader.hpp"
#include "read/boundary.hpp"
#include "read/piece.hpp"
#include "spec/interpreter.hpp"
#include "spec/step_reader.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"
#include "text/window.hpp"

namespace strictpgn::spec {

/// That a step was read: all else is in the totals.
struct counted_step {
  std::span<const diagnostic> findings{};  ///< none

  static void move_to(const read::text_part&) {}
  static void renumber(std::uint64_t, std::uint64_t) {}
};

struct coverage_totals {
  coverage reached;
  std::uint64_t games = 0;
  std::uint64_t bytes = 0;  ///< from the beginning of the input

  summary so_far() const;
};

/// Reads a file of games, and what its comments hold, from the beginning or from a boundary of it,
/// step by step. Each step counts once: how far it goes depends on nothing that stands before it.
class coverage_course {
 public:
  struct setting {};
  using kept = counted_step;
  using totals_type = coverage_totals;

  coverage_course(text::window::supply text, setting, std::size_t window_size,
                  const std::optional<read::boundary>& from,
                  std::function<void(counted_step)> tell);

  /// Goes on by a step; false at the end.
  bool next();
  /// Ends before the first step that begins at that offset or later.
  void stop_at(std::uint64_t offset) { stop_ = offset; }
  /// Whether another could go on from where it stands.
  static bool is_settled() { return true; }
  read::boundary stands() const;
  /// Whether what follows is read alike from both.
  static bool reads_on_alike(const read::boundary& one, const read::boundary& other);
  bool has_ended() const { return has_ended_; }
  const coverage_totals& totals() const { return totals_; }
  const text::window& input() const { return input_; }

 private:
  void extend();
  void show_window();
  void count(bool is_beginning);
  void count_comments();

  text::window input_;
  std::uint64_t at_;    // where the next step begins
  std::uint64_t base_;  // and the text that the steps are read from
  std::uint64_t stop_ = UINT64_MAX;
  bool has_ended_ = false;
  interpreter by_ = counting_interpreter();
  step_reader steps_{by_, {}};
  derivation made_;
  coverage_totals totals_;
  whole_text_reader comments_{totals_.reached};
  std::function<void(counted_step)> tell_;
};

}  // namespace strictpgn::spec
