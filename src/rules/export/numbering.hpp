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
    white = 1,
    first = 2,  ///< of its sequence
    in_variation = 4,
    interrupted = 8,  ///< a comment or a variation stands before it
    behind_nag = 16,
    behind_suffix = 32,
  };

  std::uint32_t element = 0;
  std::uint32_t number = nothing;  ///< the element with its number
  std::uint8_t conditions = 0;

  /// Whether one of these holds.
  bool is(unsigned any) const { return (conditions & any) != 0; }
  bool has_number() const { return number != nothing; }
  bool needs_number() const { return is(white | first | interrupted); }
  bool may_have_number() const { return needs_number() || is(behind_nag | behind_suffix); }
  /// Neither the number nor that there is none is what export format has, or may have.
  bool is_odd() const {
    return has_number() ? !may_have_number() : needs_number() || is(behind_nag);
  }
};

/// Those moves of the mainline and the variations that were played and are odd, in text order.
/// They are added to `out`.
void find_odd_numbers(const game& what, const replayed& played, std::vector<numbered_move>& out);

}  // namespace strictpgn::rules
