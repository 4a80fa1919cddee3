#include "chess/between.hpp"

#include "chess/attacks.hpp"

namespace strictpgn::chess {

namespace {

constexpr bitboard squares_between(square one, square other) {
  if (contains(rook_lines(one), other))
    return rook_attacks(one, bit(other)) & rook_attacks(other, bit(one));
  if (contains(bishop_lines(one), other))
    return bishop_attacks(one, bit(other)) & bishop_attacks(other, bit(one));
  return 0;
}

constexpr auto make_between_table() {
  std::array<std::array<bitboard, 64>, 64> table{};
  for (int one = 0; one < 64; ++one)
    for (int other = 0; other < 64; ++other)
      table[one][other] = squares_between(static_cast<square>(one), static_cast<square>(other));
  return table;
}

}  // namespace

constinit const std::array<std::array<bitboard, 64>, 64> between_table = make_between_table();

}  // namespace strictpgn::chess
