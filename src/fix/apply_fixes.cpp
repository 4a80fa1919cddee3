#include <utility>

#include "fix/passes.hpp"

namespace strictpgn {

fixed_text apply_fixes(std::string_view text, const options& how, const fixing& which) {
  fixed_text result{std::string(text)};
  std::string next;
  const auto once = [&](const std::string& line_ends) {
    next.clear();
    reader games(std::string_view(result.text), how);
    fix::patch copy(
        fix::patch::reading(result.text), [&](std::string_view piece) { next += piece; },
        line_ends);
    return fix::fix_once(games, how, copy, which);
  };
  result.fixed = fix::fix_all(
      once, [&] { std::swap(result.text, next); }, which);
  return result;
}

}  // namespace strictpgn
