// How lines of export format are fixed: tabs go (PGN 4.2).
#include "rules/fixes.hpp"

namespace strictpgn::rules {

std::span<const remedy_row> lines_remedies() {
  static constexpr remedy_row table[] = {
      {rule::tab_in_export, without_tab},
  };
  return table;
}

}  // namespace strictpgn::rules
