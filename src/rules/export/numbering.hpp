// The moves before which export format has a number (PGN 8.2.2.2).
#pragma once

#include <cstdint>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/replay.hpp"

namespace strictpgn::rules {

/// A move with what its number depends on.
struct numbered_move {
  static constexpr std::uint32_t nothing = UINT32_MAX;

  enum condition : std::uint8_t {
    is_white = 1,
    is_first = 2,  ///< of its sequence
    is_in_variation = 4,
    is_interrupted = 8,  ///< a comment or a variation stands before it
    follows_nag = 16,
    follows_suffix = 32,
  };

  std::uint32_t element = 0;
  std::uint32_t number = nothing;  ///< the element with its number
  std::uint8_t conditions = 0;

  bool is(unsigned any) const { return (conditions & any) != 0; }
  bool has_number() const { return number != nothing; }
  bool needs_number() const { return is(is_white | is_first | is_interrupted); }
  bool may_have_number() const { return needs_number() || is(follows_nag | follows_suffix); }
  /// Neither the number nor that there is none is what export format has, or may have.
  bool is_odd() const {
    return has_number() ? !may_have_number() : needs_number() || is(follows_nag);
  }
};

/// Those moves of the mainline and the variations that were played and are odd, in text order.
/// They are added to `out`.
void find_odd_numbers(const game& what, const replayed& played, std::vector<numbered_move>& out);

}  // namespace strictpgn::rules
