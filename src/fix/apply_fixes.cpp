#include <utility>

#include "fix/passes.hpp"

namespace strictpgn {

fixed_text apply_fixes(std::string_view text, const options& how, const fixing& which) {
  fixed_text result{std::string(text)};
  std::string next;
  auto unmended = how;
  unmended.remedies = false;
  fix::work on;
  on.rewrite = [&](const std::string& line_ends, const fix::selection& chosen) {
    next.clear();
    auto games = reader::text(result.text, how);
    fix::patch copy(
        fix::patch::reading(result.text), [&](std::string_view piece) { next += piece; },
        line_ends);
    return fix::fix_once(games, how, copy, which, chosen);
  };
  on.judge = [&] {
    auto games = reader::text(next, unmended);
    return fix::errors_of(games);
  };
  on.keep = [&] { std::swap(result.text, next); };
  result.fixed = fix::fix_all(on, which);
  return result;
}

}  // namespace strictpgn
