// A reading of which accounts are told, and what could be put right.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "fix/account.hpp"
#include "read/piece.hpp"
#include "read/session.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

/// A step of a reader, as far as it matters to what is put right.
struct told_step {
  /// A reader has read on to byte `end` then.
  told_step(const reading& step, std::uint64_t end);

  account said;
  std::optional<std::uint64_t> unit;  ///< where it begins, if there is one
  std::uint64_t end;
  std::vector<diagnostic> findings;  ///< that have a fix
  source_window source;

  void move_to(const read::text_part& in) {
    source.text = read::held_text(in, source.offset, source.text);
  }
  /// Nothing in it is counted from the beginning of the input.
  static void renumber(std::uint64_t, std::uint64_t) {}
};

/// Tells each step.
class account_course {
 public:
  using setting = options;
  using kept = told_step;
  using totals_type = summary;

  account_course(text::window::read_function read, const options& how, std::size_t window_size,
                 const std::optional<read::boundary>& from, std::function<void(told_step)> tell)
      : in_(std::move(read), read::with_window(how, window_size), from), tell_(std::move(tell)) {}

  /// Goes on by a step; false at the end.
  bool next();
  void stop_at(std::uint64_t offset) { in_.stop_at(offset); }
  /// Whether another could go on from where it stands.
  static bool is_settled() { return true; }
  read::boundary stands() const { return in_.stands(); }
  bool has_ended() const { return in_.has_ended(); }
  const summary& totals() const { return in_.totals(); }
  const text::window& input() const { return in_.input(); }

 private:
  read::session in_;
  std::function<void(told_step)> tell_;
};

}  // namespace strictpgn::fix
