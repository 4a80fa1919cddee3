// The lines of movetext in export format: spaces, line ends, filling (PGN 8.2.1).
#include <algorithm>
#include <string_view>

#include "rules/context.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"
#include "text/code_point.hpp"
#include "text/find_line_end.hpp"
#include "write/line_filler.hpp"

namespace strictpgn::rules {

namespace {

using enum gap_place;

std::string_view text_of(const check_context& in, const laid_token& token) {
  return in.what.text.substr(token.begin, token.end - token.begin);
}

span span_of(const check_context& in, const laid_token& token) {
  return {in.what.offset + token.begin, in.what.offset + token.end};
}

/// Spaces before the first token of a line.
void export_leading_space(const check_context& in, findings& out) {
  if (!in.is_game || !in.lines.gaps.may_have_spaces_at_line_ends()) return;
  for (const auto space : in.lines.gaps) {
    const bool is_of_tags = space.place == between_tags || space.place == after_movetext ||
                            (space.place == before_game && !in.what.tags.empty());
    const bool begins_line =
        space.newlines != 0 || (space.place == before_game && in.around.opens_input);
    if (is_of_tags || !begins_line) continue;
    const auto blanks = space.newlines != 0 ? space.line_begin() : space.text;
    const auto end = space.begin + space.text.size();
    if (is_blank_run(blanks)) out.add(rule::export_leading_space, {end - blanks.size(), end});
  }
}

/// Calls `look(blanks, where)` for the blanks at the end of each line that ends in the gap, be it
/// at the end of the input.
template <typename Function>
void for_each_line_end(const gap& space, bool ends_input, Function&& look) {
  for (std::size_t begin = 0;;) {
    const auto end = text::find_line_end(space.text, begin);
    const bool is_newline = end != space.text.size();
    if (is_newline || ends_input)
      look(space.text.substr(begin, end - begin), span{space.begin + begin, space.begin + end});
    if (!is_newline) return;
    begin = end + (space.text.substr(end, 2) == "\r\n" ? 2 : 1);
  }
}

/// Empty lines are empty. Where none may stand, they are a fault themselves.
void export_trailing_space(const check_context& in, findings& out) {
  if (!in.is_game || !in.lines.gaps.may_have_spaces_at_line_ends()) return;
  for (const auto space : in.lines.gaps) {
    const bool may_have_empty_line = space.place == after_tags || space.place == after_movetext;
    const bool ends_input = space.place == after_movetext && in.is_last;
    for_each_line_end(space, ends_input, [&](std::string_view blanks, span where) {
      const bool is_first = where.begin == space.begin;
      if (space.place == before_game && is_first && !in.around.opens_input) return;  // told before
      if ((is_first || may_have_empty_line) && is_blank_run(blanks))
        out.add(rule::export_trailing_space, where);
    });
  }
}

/// Between tokens the empty line has a rule for every format, but not in a comment.
void export_blank_line_in_movetext(const check_context& in, findings& out) {
  for (const auto space : in.lines.gaps.in(in_comment, in_command, beside_brace)) {
    if (space.newlines < 2) continue;
    auto at = text::find_line_end(space.text, 0);
    at += space.text.substr(at, 2) == "\r\n" ? 2 : 1;
    out.add(rule::export_blank_line_in_movetext, {space.begin + at, space.begin + at});
  }
}

void export_token_spacing(const check_context& in, findings& out) {
  if (!in.lines.gaps.has_any_within_line(in_movetext)) return;
  for (const auto space : in.lines.gaps.in(in_movetext)) {
    if (space.newlines != 0 || space.has_tab()) continue;
    const auto& token = in.lines.tokens[space.next];
    if (token.kind == token_kind::other ||
        in.lines.tokens[space.next - 1].kind == token_kind::other)
      continue;
    // The whole of a comment, not its first unit.
    if (token.kind == token_kind::comment_unit) {
      const auto& comment = in.what.elements[token.element];
      out.add(rule::export_token_spacing, in.what.span_of(comment), in.what.text_of(comment));
    } else {
      out.add(rule::export_token_spacing, span_of(in, token), text_of(in, token));
    }
  }
}

/// Whether the line ends there because one more parenthesis would have made what it is attached to
/// too long for a line (D139).
bool must_end_line(const check_context& in, const gap& space) {
  const auto& all = in.lines.tokens;
  if (all[space.next].kind != token_kind::close || space.newlines != 1) return false;
  auto begin = space.next - 1;
  while (all[begin].is_attached && all[begin - 1].end == all[begin].begin) --begin;
  const auto unit =
      in.what.text.substr(all[begin].begin, all[space.next - 1].end - all[begin].begin);
  const auto parentheses = unit.size() - (unit.find_last_not_of(')') + 1);
  const auto columns = text::count_characters(unit, in.how.encoding) - parentheses;
  return write::attached_parentheses(columns, parentheses + 1) == parentheses;
}

void export_rav_spacing(const check_context& in, findings& out) {
  if (in.how.format == profile::reduced) return;
  for (const auto space : in.lines.gaps.in(in_parenthesis)) {
    if (space.has_tab() || space.has_space_at_line_edge() || must_end_line(in, space)) continue;
    const auto& token = in.lines.tokens[space.next];
    const bool is_close = token.kind == token_kind::close;
    out.add(rule::export_rav_spacing,
            span_of(in, is_close ? token : in.lines.tokens[space.next - 1]));
  }
}

/// Just after the last token attached to this one.
std::uint32_t end_of_unit(const layout& lines, std::size_t first) {
  while (first + 1 < lines.tokens.size() && lines.tokens[first + 1].is_attached) ++first;
  return lines.tokens[first].end;
}

/// What stands after a line end: a token with all that is attached to it, or text of a comment that
/// is kept together with what stands before it.
std::string_view unit_after(const check_context& in, const gap& space) {
  const auto& token = in.lines.tokens[space.next];
  const auto text = in.what.text;
  const auto end = end_of_unit(in.lines, space.next);
  const auto after = space.begin + space.text.size() - in.what.offset;
  if (after <= token.begin) return text.substr(token.begin, end - token.begin);
  const auto kept = text.substr(after, end - after);
  const auto* const last = std::ranges::find_if(kept, text::is_white_space);
  return {kept.begin(), last};
}

/// The line of movetext that ends there.
std::string_view line_before(const check_context& in, const gap& space) {
  const auto end = space.begin - in.what.offset;
  const auto begin = text::line_begin(in.what.text, end);
  return in.what.text.substr(begin, end - begin);
}

/// Whether not even the next token by itself would fit: so it is with most lines.
bool is_plainly_filled(const check_context& in, std::string_view line, const gap& space,
                       const laid_token& next) {
  const bool is_behind = space.begin + space.text.size() <= in.what.offset + next.begin;
  const auto columns = line.size() + 1 + (next.end - next.begin);
  return is_behind && in.how.encoding == encoding::latin1 && columns > write::most_columns;
}

void export_line_not_filled(const check_context& in, findings& out) {
  for (const auto space : in.lines.gaps.in(in_movetext, in_comment)) {
    if (space.newlines != 1) continue;
    const auto& token = in.lines.tokens[space.next];
    const auto line = line_before(in, space);
    if (is_plainly_filled(in, line, space, token)) continue;
    const bool ends_line = space.place == in_movetext &&
                           (in.lines.tokens[space.next - 1].kind == token_kind::line_comment ||
                            in.lines.tokens[space.next - 1].kind == token_kind::other);
    const auto unit = unit_after(in, space);
    if (ends_line || token.kind == token_kind::other || text::find_line_end(unit, 0) != unit.size())
      continue;
    const auto columns = text::count_characters(line, in.how.encoding) + 1 +
                         text::count_characters(unit, in.how.encoding);
    if (columns > write::most_columns) continue;
    const auto first = unit.substr(0, std::min<std::size_t>(unit.size(), token.end - token.begin));
    const auto place =
        in.what.offset + static_cast<std::uint64_t>(unit.data() - in.what.text.data());
    out.add(rule::export_line_not_filled, {place, place + first.size()}, unit);
  }
}

/// A line of movetext, and the tokens that begin on it.
struct text_line {
  std::size_t begin;
  std::size_t end;
  std::deque<laid_token>::const_iterator first;  // of the tokens
  std::deque<laid_token>::const_iterator last;   // behind them
};

/// A unit of a comment that fills its line alone, or a `;` comment (contract, appendix B).
/// Parentheses alone make no unit long.
bool may_be_long(const check_context& in, const text_line& line) {
  if (line.first == line.last) return true;  // the middle of a token
  const auto& last = *std::prev(line.last);
  if (last.kind == token_kind::line_comment) {
    const auto before = in.what.text.substr(line.begin, last.begin - line.begin);
    const bool is_alone = last.begin == line.begin;
    const bool is_due = text_of(in, last).find('}') != std::string_view::npos;
    return is_alone || (!is_due && text::count_characters(before, in.how.encoding) <= 80);
  }
  const auto& first = *line.first;
  const auto unit =
      std::ranges::find(line.first, line.last, token_kind::comment_unit, &laid_token::kind);
  const bool is_one =
      std::ranges::none_of(line.first, line.last, &laid_token::precedes_others) &&
      std::all_of(line.first + 1, line.last, [](const laid_token& t) { return t.is_attached; });
  return first.begin == line.begin && is_one && unit != line.last &&
         text::count_characters(in.what.text.substr(first.begin, unit->end - first.begin),
                                in.how.encoding) > write::most_columns;
}

/// Without the spaces at its end, which are reported as such.
std::string_view printed_part(std::string_view line) {
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

/// Longer than export format has it, and not so long that every format forbids it.
bool is_long(std::string_view printed, encoding encoding) {
  if (printed.size() <= write::most_columns) return false;
  const auto columns = text::count_characters(printed, encoding);
  return columns > write::most_columns && columns <= write::most_columns_of_any;
}

/// What of a line of the input belongs to the movetext.
text_line movetext_on(const check_context& in, span line) {
  const auto& all = in.lines.tokens;
  const auto within = [&](std::uint64_t place) {
    return std::clamp(place, in.what.offset, in.what.offset + in.what.text.size()) - in.what.offset;
  };
  const auto first_line = text::line_begin(in.what.text, all.front().begin);
  const auto begin = std::max<std::size_t>(within(line.begin), first_line);
  const auto end = std::max<std::size_t>(within(line.end), begin);
  const auto token_from = [&](std::size_t place) {
    return std::partition_point(all.begin(), all.end(),
                                [=](const laid_token& token) { return token.begin < place; });
  };
  return {begin, end, token_from(begin), token_from(end)};
}

void export_movetext_line_too_long(const check_context& in, findings& out) {
  if (!in.is_game || in.lines.tokens.empty()) return;
  for (const auto& long_line : in.long_lines) {
    const auto line = movetext_on(in, long_line);
    const auto printed = printed_part(in.what.text.substr(line.begin, line.end - line.begin));
    if (!is_long(printed, in.how.encoding) || printed.front() == '%' || may_be_long(in, line))
      continue;
    const auto column = text::place_of_character(printed, write::most_columns, in.how.encoding);
    out.add(rule::export_movetext_line_too_long,
            {in.what.offset + line.begin + column, in.what.offset + line.begin + printed.size()});
  }
}

}  // namespace

std::span<const detector> export_line_detectors() {
  static constexpr detector table[] = {
      {rule::export_leading_space, export_leading_space},
      {rule::export_trailing_space, export_trailing_space},
      {rule::export_blank_line_in_movetext, export_blank_line_in_movetext},
      {rule::export_token_spacing, export_token_spacing},
      {rule::export_rav_spacing, export_rav_spacing},
      {rule::export_line_not_filled, export_line_not_filled},
      {rule::export_movetext_line_too_long, export_movetext_line_too_long},
  };
  return table;
}

}  // namespace strictpgn::rules
