#include "format/extent.hpp"

#include <algorithm>
#include <string_view>

#include "parse/starts_section.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"
#include "text/code_point.hpp"

namespace strictpgn::format {

namespace {

using text::byte_order_mark;
using text::white_space;

/// Where an element begins, with the number that is folded into a move.
std::uint32_t begin_of(const element& e) {
  return e.offset - (e.kind == element_kind::move ? e.lead : 0);
}

bool is_white(std::string_view text) { return text.find_first_not_of(white_space) == text.npos; }

/// An escape line, or what would be one if no blanks stood before it.
bool is_escape_line(const game& unit, const element& e) {
  if (e.kind == element_kind::escape) return true;
  if (e.kind != element_kind::stray || !unit.text_of(e).starts_with('%')) return false;
  const auto before = unit.text.substr(0, e.offset).find_last_not_of(" \t\v");
  return before == unit.text.npos || unit.text[before] == '\n' || unit.text[before] == '\r';
}

/// Where the last token before an element ends. Some tokens are no elements, and white space is the
/// end of others.
std::uint32_t end_before(const game& unit, std::size_t index) {
  const auto begin = unit.elements[index].offset;
  auto end =
      static_cast<std::uint32_t>(unit.text.substr(0, begin).find_last_not_of(white_space) + 1);
  if (index != 0) end = std::max(end, end_of(unit.elements[index - 1]));
  for (const auto& found : unit.deviations)
    if (found.begin < begin && found.end <= begin) end = std::max(end, found.end);
  return end;
}

bool ends_in_comment(std::string_view text) {
  const auto open = text.rfind('{');
  return open != text.npos && text.find('}', open) == text.npos;
}

/// A variation beyond the limit on depth is one token, with the comments in it.
bool is_deep_variation(std::string_view token) { return token.starts_with('('); }

/// Whether an empty line and lines that begin with a percent sign are the last of it.
bool ends_in_percent_lines(std::string_view text) {
  while (const auto begin = text.find_last_of("\r\n") + 1) {
    const auto line = text.substr(begin);
    if (is_white(line)) return true;  // not the last: a text ends in a token
    if (!line.starts_with('%')) return false;
    text = text.substr(0, begin);
    text.remove_suffix(text.ends_with("\r\n") ? 2 : 1);
  }
  return false;
}

/// Byte order marks at the start of a text, with the white space behind them.
std::uint32_t length_of_marks(std::string_view text) {
  std::size_t end = 0;
  while (text.substr(end).starts_with(byte_order_mark))
    end = std::min(text.find_first_not_of(white_space, end + byte_order_mark.size()), text.size());
  return static_cast<std::uint32_t>(end);
}

}  // namespace

std::optional<std::uint64_t> first_token(const game& unit) {
  auto first = static_cast<std::uint32_t>(unit.text.size());
  const auto is_mark = [&](const element& e) { return unit.text_of(e) == byte_order_mark; };
  const auto found = std::ranges::find_if_not(unit.elements, is_mark);
  if (found != unit.elements.end())
    first = begin_of(*found) + length_of_marks(unit.text_of(*found));
  if (!unit.tags.empty()) first = std::min(first, unit.tags.front().begin);
  if (unit.marker_begin != unit.marker_end) first = std::min(first, unit.marker_begin);
  if (first == unit.text.size()) return std::nullopt;
  return unit.offset + first;
}

std::uint64_t end_of_tokens(const game& unit) {
  const auto& all = unit.elements;
  auto first = all.size();
  for (auto end = unit.text.size(); first != 0 && is_escape_line(unit, all[first - 1]); --first) {
    const auto behind = end_of(all[first - 1]);
    const bool is_next_to = is_white(unit.text.substr(behind, end - behind));
    if (!is_next_to) break;
    end = all[first - 1].offset;
  }
  return first == all.size() ? unit.offset + unit.text.size()
                             : unit.offset + end_before(unit, first);
}

std::uint64_t first_escape_behind(const game& unit, std::uint64_t end) {
  const auto first = std::ranges::partition_point(
      unit.elements, [&](const element& e) { return unit.span_of(e).begin < end; });
  return unit.span_of(*first).begin;
}

/// Of a game beyond its limit neither all elements are kept nor all deviations.
bool leaves_comment_open(const game& unit, bool is_cut) {
  const auto holds_open_comment = [&](const element& e) {
    if (e.kind != element_kind::text && e.kind != element_kind::stray) [[likely]]
      return false;
    const auto token = unit.text_of(e);
    if (e.kind == element_kind::text) return parse::ends_in_open_brace(token);
    return is_deep_variation(token) && ends_in_comment(token);
  };
  const auto is_of_open_comment = [&](const deviation_found& found) {
    const std::size_t place = found.begin;
    const bool is_at_brace = place < unit.text.size() && unit.text[place] == '{';
    return found.id == rule::comment_unterminated ||
           (found.id == rule::limit_token_size && is_at_brace);
  };
  return (is_cut && ends_in_comment(unit.text)) ||
         std::ranges::any_of(unit.elements, holds_open_comment) ||
         std::ranges::any_of(unit.deviations, is_of_open_comment);
}

std::optional<bool> depends_on_tags(const game& unit) {
  const auto begin = unit.elements.rbegin(), end = unit.elements.rend();
  const auto is_escape = [](const element& e) { return e.kind == element_kind::escape; };
  const auto last = std::find_if_not(begin, end, is_escape);
  if (last == end) return std::nullopt;
  if (last->kind != element_kind::text) return false;
  const auto text = unit.text_of(*last);
  return text == "[" || ends_in_percent_lines(text);
}

}  // namespace strictpgn::format
