// How lines of export format are fixed: tabs go (PGN 4.2).
#include "rules/fixes.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

std::span<const fix_row> lines_fixes() {
  static constexpr fix_row table[] = {
      {rule::tab_in_export, without_tab, false, only(aspect::tags, aspect::comments)},
  };
  return table;
}

}  // namespace strictpgn::rules
