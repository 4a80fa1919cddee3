// What all courses through a session have in common.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "read/piece.hpp"
#include "read/session.hpp"

namespace strictpgn::read {

/// Reads an input, from its beginning or from a boundary of it, and tells things of a kind.
template <typename Kept>
class session_course {
 public:
  using setting = options;
  using kept = Kept;
  using totals_type = summary;

  session_course(text::window::supply text, const options& how, std::size_t window_size,
                 const std::optional<boundary>& from, std::function<void(Kept)> tell)
      : in_(std::move(text), with_window(how, window_size), from), tell_(std::move(tell)) {}

  void stop_at(std::uint64_t offset) { in_.stop_at(offset); }
  /// Whether another could go on from where it stands.
  bool is_settled() const { return in_.has_ended() || in_.stands_at_line(); }
  boundary stands() const { return in_.stands(); }
  /// Whether what follows is read alike from both.
  static bool reads_on_alike(const boundary& one, const boundary& other) {
    return read::reads_on_alike(one, other);
  }
  bool has_ended() const { return in_.has_ended(); }
  const summary& totals() const { return in_.totals(); }
  const text::window& input() const { return in_.input(); }

 protected:
  session in_;
  std::function<void(Kept)> tell_;
};

}  // namespace strictpgn::read
