// A reading of which only the findings are told.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "read/piece.hpp"
#include "read/session.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::read {

/// A step of a reader that has findings. Views of text are into what was read.
struct kept_step {
  std::vector<diagnostic> findings;
  std::vector<finding_count> more_findings;
  std::optional<strictpgn::game> game;  ///< without its elements
  source_window source;

  void move_to(const text_part& in);
  /// Counts from the beginning of the input, before which there were so many.
  void renumber(std::uint64_t games, std::uint64_t lines);
  reading shown() const;
};

/// Tells the steps that have findings.
class finding_course {
 public:
  using setting = options;
  using kept = kept_step;
  using totals_type = summary;

  finding_course(text::window::read_function read, const options& how, std::size_t window_size,
                 const std::optional<boundary>& from, std::function<void(kept_step)> tell)
      : in_(std::move(read), with_window(how, window_size), from), tell_(std::move(tell)) {}

  /// Goes on by a step; false at the end.
  bool next();
  void stop_at(std::uint64_t offset) { in_.stop_at(offset); }
  /// Whether another could go on from where it stands.
  static bool is_settled() { return true; }
  boundary stands() const { return in_.stands(); }
  bool has_ended() const { return in_.has_ended(); }
  const summary& totals() const { return in_.totals(); }
  const text::window& input() const { return in_.input(); }

 private:
  session in_;
  std::function<void(kept_step)> tell_;
};

}  // namespace strictpgn::read
