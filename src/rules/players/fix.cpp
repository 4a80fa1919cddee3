// How the names of players are fixed (PGN 8.1.1.5).
#include "rules/fixes.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

suggested_fix spaced_commas(const fix_context& here, const diagnostic& found) {
  const auto value = here.text_at(found.where);
  suggested_fix result;
  for (auto at = value.find(','); at != value.npos; at = value.find(',', at + 1)) {
    const auto place = found.where.begin + at + 1;
    const bool is_last = at + 1 == value.size();
    if (!is_last && value[at + 1] != ' ') result.edits.push_back({{place, place}, " "});
  }
  return result;
}

}  // namespace

std::span<const fix_row> players_fixes() {
  static constexpr fix_row table[] = {
      {rule::player_name_comma_space, spaced_commas},
  };
  return table;
}

}  // namespace strictpgn::rules
