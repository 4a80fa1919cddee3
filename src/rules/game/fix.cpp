// How results that the final position contradicts are fixed (LAWS 5.1.1, 5.2.1).
#include "rules/fixes.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

std::span<const fix_row> game_fixes() {
  static constexpr fix_row table[] = {
      {rule::result_contradicts_mate, result_by_board, true, only(aspect::tags, aspect::markers)},
      {rule::result_contradicts_stalemate, result_by_board, true,
       only(aspect::tags, aspect::markers)},
  };
  return table;
}

}  // namespace strictpgn::rules
