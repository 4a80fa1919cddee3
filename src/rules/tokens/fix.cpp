// How strings and numeric annotation glyphs are fixed (PGN 7, 8.2.4).
#include <algorithm>
#include <string_view>

#include "rules/fixes.hpp"
#include "rules/tags/edits.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

/// The closing quote, before the bracket that ends the line.
suggested_fix closed_string(const fix_context& here, const diagnostic& found) {
  const auto line = rest_of_line(here, found.where.begin);
  const auto bracket = line.find_last_not_of(" \t\v");
  if (bracket == line.npos || bracket == 0 || line[bracket] != ']') return {};
  if (line.find_first_of("\"\\]", 1) != bracket) return {};
  const auto place = found.where.begin + bracket;
  return unsafe(inserted(place, "\""));
}

/// The reader keeps the backslash as a character of the value (D24).
suggested_fix doubled_backslash(const fix_context&, const diagnostic& found) {
  return inserted(found.where.begin, "\\");
}

/// The quotes inside, when the first that a bracket follows is the last of the line.
suggested_fix escaped_quotes(const fix_context& here, const diagnostic& found) {
  const auto* tag = tag_from(here.in.what, found.where.begin);
  if (tag == nullptr || tag->value_begin == 0) return {};
  const auto begin = here.in.what.value_span_of(*tag).begin;
  const auto line = rest_of_line(here, begin);
  suggested_fix result;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '\\') {
      ++at;
      continue;
    }
    if (line[at] != '"') continue;
    const auto next = std::min(line.find_first_not_of(" \t\v", at + 1), line.size());
    if (next < line.size() && line[next] == ']')
      return line.find_first_not_of(" \t\v", next + 1) == line.npos ? result : suggested_fix{};
    result.edits.push_back({{begin + at, begin + at}, "\\"});
  }
  return {};
}

suggested_fix without_null_glyph(const fix_context& here, const diagnostic& found) {
  return unsafe(without(here.source, found.where));
}

}  // namespace

std::span<const fix_row> tokens_fixes() {
  static constexpr fix_row table[] = {
      {rule::string_unterminated, closed_string, true, another_start},
      {rule::string_tab, without_tab},
      {rule::string_bad_escape, doubled_backslash},
      {rule::string_unescaped_quote, escaped_quotes, true, another_start},
      {rule::nag_null, without_null_glyph, false, only(aspect::glyphs)},
      {rule::nag_leading_zero, without_leading_zeros},
  };
  return table;
}

}  // namespace strictpgn::rules
