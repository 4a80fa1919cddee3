#include <algorithm>
#include <utility>

#include "fix/passes.hpp"

namespace strictpgn {

namespace {

fix::patch::read_function read_from(std::string_view text) {
  return [rest = text](char* to, std::size_t size) mutable {
    const auto piece = rest.substr(0, size);
    std::copy(piece.begin(), piece.end(), to);
    rest.remove_prefix(piece.size());
    return piece.size();
  };
}

}  // namespace

fixed_text apply_fixes(std::string_view text, const options& how, const fixing& which) {
  fixed_text result{std::string(text)};
  std::string next;
  const auto once = [&](const std::string& line_ends) {
    next.clear();
    reader games(std::string_view(result.text), how);
    fix::patch copy(
        read_from(result.text), [&](std::string_view piece) { next += piece; }, line_ends);
    return fix::fix_once(games, copy, which);
  };
  result.fixed = fix::fix_all(
      once, [&] { std::swap(result.text, next); }, which);
  return result;
}

}  // namespace strictpgn
