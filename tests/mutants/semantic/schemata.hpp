// What the sources that schemata.py has rewritten call: each says at run time whether its mutant is
// the one that is tried. Included by those copies alone.
#pragma once

#include <cstddef>
#include <type_traits>

namespace strictpgn::schemata {

/// The number of the mutant that is tried; 0 tries none, and notes which ones are come by.
extern unsigned tried;

/// Notes that the code of a mutant was come by.
void note(unsigned number);

constexpr bool is(unsigned number) {
  if (std::is_constant_evaluated()) return false;
  if (tried == 0) note(number);
  return tried == number;
}

constexpr bool either(unsigned number, bool value) { return is(number) != value; }

// Comparisons: those of order have two mutants, one that moves the bound and one that turns it
// round.
#define SCHEMATA_ORDER(name, sign, moved, turned)                             \
  template <typename Left, typename Right>                                    \
  constexpr bool name(unsigned first, const Left& left, const Right& right) { \
    if (is(first)) return left moved right;                                   \
    if (is(first + 1)) return left turned right;                              \
    return left sign right;                                                   \
  }
SCHEMATA_ORDER(less, <, <=, >=)
SCHEMATA_ORDER(less_equal, <=, <, >)
SCHEMATA_ORDER(greater, >, >=, <=)
SCHEMATA_ORDER(greater_equal, >=, >, <)
#undef SCHEMATA_ORDER

template <typename Left, typename Right>
constexpr bool equal(unsigned number, const Left& left, const Right& right) {
  return is(number) != (left == right);
}

template <typename Left, typename Right>
constexpr bool unequal(unsigned number, const Left& left, const Right& right) {
  return is(number) != (left != right);
}

template <typename Left, typename Right>
constexpr auto bit_and(unsigned number, const Left& left, const Right& right) {
  return is(number) ? left | right : left & right;
}

template <typename Left, typename Right>
constexpr auto bit_or(unsigned number, const Left& left, const Right& right) {
  return is(number) ? left & right : left | right;
}

template <typename Left, typename Right>
constexpr auto bit_xor(unsigned number, const Left& left, const Right& right) {
  return is(number) ? left | right : left ^ right;
}

/// Of what cannot be subtracted, texts say, the mutant leaves the second out.
template <typename Left, typename Right>
constexpr auto plus(unsigned number, const Left& left, const Right& right) {
  using sum = decltype(left + right);
  if constexpr (requires { sum(left - right); })
    return is(number) ? sum(left - right) : left + right;
  else if constexpr (std::is_constructible_v<sum, const Left&>)
    return is(number) ? sum(left) : left + right;
  else
    return left + right;
}

template <typename Left, typename Right>
constexpr auto minus(unsigned number, const Left& left, const Right& right) {
  using difference = decltype(left - right);
  if constexpr (requires { difference(left + right); })
    return is(number) ? difference(left + right) : left - right;
  else
    return left - right;
}

}  // namespace strictpgn::schemata
