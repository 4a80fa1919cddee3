// How results that the final position contradicts are fixed (LAWS 5.1.1, 5.2.1).
#include "rules/fixes.hpp"

namespace strictpgn::rules {

std::span<const remedy_row> game_remedies() {
  static constexpr remedy_row table[] = {
      {rule::result_contradicts_mate, result_by_board, true},
      {rule::result_contradicts_stalemate, result_by_board, true},
  };
  return table;
}

}  // namespace strictpgn::rules
