// The value of a TimeControl tag: a list of periods (PGN 9.6.1).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace strictpgn::rules {

/// The six kinds of field, and one that many programs write beside them (D49).
enum class period_kind : std::uint8_t {
  unknown,               ///< `?`
  none,                  ///< `-`
  moves,                 ///< `40/9000`: moves in seconds
  sudden_death,          ///< `300`: seconds
  increment,             ///< `4500+60`: seconds, and seconds more after each move
  sandclock,             ///< `*180`: seconds
  moves_with_increment,  ///< `40/5400+30`: not of the standard
};

/// What the zeros of a field say.
enum class zeros : std::uint8_t {
  none,
  part,  ///< no increment, or no time but the increment: `180+0`, `0+1`
  all,   ///< no time or no moves at all: `0/300`, `40/0`, `*0`, `0+0`
};

struct period {
  period_kind kind = period_kind::unknown;
  zeros zero = zeros::none;

  friend bool operator==(const period&, const period&) = default;
};

/// Whether the standard wants the kind in last place only.
constexpr bool lasts_to_the_end(period_kind kind) {
  return kind == period_kind::sudden_death || kind == period_kind::increment ||
         kind == period_kind::sandclock;
}

/// Whether the kind is a mark that says that there is no period to describe.
constexpr bool is_mark(period_kind kind) {
  return kind == period_kind::unknown || kind == period_kind::none;
}

/// The worst zeros where the standard wants a positive integer. The zero of a single number is left
/// alone, as the standard asks there for an integer only; a field of moves and increment is wrong
/// as a whole (D130).
zeros worst_zeros(const std::vector<period>& periods);

/// Nothing unless each field of the list, of which there is at least one, is of one of the kinds.
std::optional<std::vector<period>> parse_time_control(std::string_view text);

}  // namespace strictpgn::rules
