// How values that tell the end of a game are fixed (PGN 8.1.1.7, 9.8.1).
#include <string>
#include <string_view>

#include "rules/ending/terminations.hpp"
#include "rules/fixes.hpp"
#include "rules/tags/edits.hpp"
#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

suggested_fix known_termination(const fix_context& here, const diagnostic& found) {
  const auto known = termination_like(here.text_at(found.where));
  const auto* result = find_value(here.in, tag_name::result);
  const bool is_contradicted = contradicts(known, text_of(here.in.what.marker)) ||
                               (result != nullptr && contradicts(known, result->value));
  return known.empty() || is_contradicted ? suggested_fix{} : new_value(here, found, known);
}

/// A value that says nothing, or in its own way what the marker says.
suggested_fix result_of_marker(const fix_context& here, const diagnostic& found) {
  auto value = std::string(here.text_at(found.where));
  std::erase_if(value, is_white_space);
  const auto marker = text_of(here.in.what.marker);
  const bool says_nothing = value == "?" || value == "-" || value.empty();
  const bool says_draw = value == "1/2" || value == "\xBD" || value == "\xC2\xBD" ||
                         value == "\xBD-\xBD" || value == "\xC2\xBD-\xC2\xBD" ||
                         value == "0.5-0.5" || value == "draw" || value == "Draw";
  const std::string_view result = says_draw ? std::string_view("1/2-1/2") : value;
  if (value.empty() && marker.empty()) return new_value(here, found, "*");
  if (marker.empty() || !(says_nothing || result == marker)) return {};
  return new_value(here, found, marker);
}

}  // namespace

std::span<const fix_row> ending_fixes() {
  static constexpr fix_row table[] = {
      {rule::result_tag_value, result_of_marker, true},
      {rule::termination_tag_value, known_termination},
  };
  return table;
}

}  // namespace strictpgn::rules
