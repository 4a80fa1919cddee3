// The tag section of export format, line by line (PGN 8.1).
#include <algorithm>
#include <string_view>

#include "rules/context.hpp"
#include "strictpgn/rule.hpp"
#include "text/find_line_end.hpp"

namespace strictpgn::rules {

namespace {

using enum gap_place;

std::uint64_t end_of(const gap& space) { return space.begin + space.text.size(); }

/// Where the empty line of that number begins, from 1, in white space with newlines.
span empty_line_of(const gap& space, int number) {
  std::size_t at = 0;
  for (int left = number; left > 0; --left) {
    at = space.text.find_first_of("\r\n", at);
    at += space.text.substr(at, 2) == "\r\n" ? 2 : 1;
  }
  return {space.begin + at, space.begin + at};
}

/// The blanks before the first token of a line.
span indentation_of(const gap& space) {
  const auto line = space.text.find_last_of("\r\n");
  const auto begin = line == std::string_view::npos ? 0 : line + 1;
  return {space.begin + begin, end_of(space)};
}

void export_tag_not_left_justified(const check_context& in, findings& out) {
  if (!in.is_game || in.what.tags.empty()) return;
  for (const auto space : in.lines.gaps.in(before_game, between_tags)) {
    const bool begins_line =
        space.newlines != 0 || (space.place == before_game && in.around.opens_input);
    if (!begins_line) continue;
    const auto blanks = indentation_of(space);
    const auto text = space.text.substr(blanks.begin - space.begin);
    if (!text.empty() && text.find_first_of("\t\v") == text.npos)
      out.add(rule::export_tag_not_left_justified, blanks);
  }
}

/// Where something is wrong with its tokens, nothing is said of the room between them.
bool is_whole(const tag_pair& tag) { return !tag.is_damaged && !tag.is_unclosed; }

bool is_on_several_lines(const game& what, const tag_pair& tag) {
  // With as much behind it as is looked at in one go, no end of a text is looked at by itself.
  return text::find_line_end(what.text.substr(0, tag.end + 16UL), tag.begin) < tag.end;
}

/// `[Name "value"]`, as far as room goes: on one line, as no string has a line end.
bool is_usual(const game& what, const tag_pair& tag) {
  return tag.name_begin == tag.begin + 1 && tag.value_begin == tag.name_end + 2 &&
         tag.end == tag.value_end + 2 && what.text[tag.name_end] == ' ';
}

void export_tag_not_alone(const check_context& in, findings& out) {
  for (const auto& tag : in.what.tags)
    if (!is_usual(in.what, tag) && is_whole(tag) && is_on_several_lines(in.what, tag))
      out.add(rule::export_tag_not_alone, in.what.span_of(tag));
  for (const auto space : in.lines.gaps.in(between_tags, after_tags)) {
    if (space.newlines != 0) continue;
    if (space.place == between_tags)
      out.add(rule::export_tag_not_alone, in.what.span_of(in.what.tags[space.next]));
    if (space.place == after_tags)
      out.add(rule::export_tag_not_alone, in.what.span_of(in.what.tags.back()));
  }
}

/// Tabs have a rule of their own, and so have comments and line ends in a tag pair.
bool is_blank_but_not(std::string_view due, std::string_view text) {
  return text != due && text.find_first_not_of(' ') == std::string_view::npos;
}

void export_tag_inner_space(const check_context& in, findings& out) {
  for (const auto& tag : in.what.tags) {
    if (is_usual(in.what, tag) || !is_whole(tag) || is_on_several_lines(in.what, tag)) continue;
    const auto between = [&](std::uint32_t begin, std::uint32_t end) {
      return in.what.text.substr(begin, end - begin);
    };
    if (is_blank_but_not("", between(tag.begin + 1, tag.name_begin)) ||
        is_blank_but_not(" ", between(tag.name_end, tag.value_begin - 1)) ||
        is_blank_but_not("", between(tag.value_end + 1, tag.end - 1)))
      out.add(rule::export_tag_inner_space, in.what.span_of(tag));
  }
}

void export_blank_line_in_tags(const check_context& in, findings& out) {
  for (const auto space : in.lines.gaps.in(between_tags))
    if (space.newlines > 1) out.add(rule::export_blank_line_in_tags, empty_line_of(space, 1));
}

/// One empty line is due: none is missed at the beginning, more are reported at the second.
template <rule Id>
void judge_empty_line(const gap& space, bool is_due, findings& out) {
  if (space.newlines < 2 && is_due) out.add(Id, {space.begin, space.begin});
  if (space.newlines > 2)
    out.say(Id, empty_line_of(space, 2), "there are more empty lines here than one");
}

void export_blank_line_after_tags(const check_context& in, findings& out) {
  for (const auto space : in.lines.gaps.in(after_tags))
    if (space.newlines > 0) judge_empty_line<rule::export_blank_line_after_tags>(space, true, out);
}

/// A missing marker, what stands between two games, and a last line without newline are reported as
/// such.
void export_blank_line_after_movetext(const check_context& in, findings& out) {
  if (!in.is_game || in.what.marker_span().empty()) return;
  for (const auto space : in.lines.gaps.in(after_movetext)) {
    const bool is_due = in.around.next == '[' || (in.around.next == '\0' && space.newlines != 0);
    judge_empty_line<rule::export_blank_line_after_movetext>(space, is_due, out);
  }
}

void export_tag_value_escaping(const check_context& in, findings& out) {
  for (const auto& tag : in.what.tags) {
    if (tag.is_damaged || !tag.has_escape) continue;
    const auto raw = in.what.raw_value_of(tag);
    for (auto at = raw.find('\\'); at < raw.size(); at = raw.find('\\', at + 2)) {
      if (raw.substr(at + 1, 1) == "\"" || raw.substr(at + 1, 1) == "\\") continue;
      const auto begin = in.what.value_span_of(tag).begin + at;
      out.add(rule::export_tag_value_escaping, {begin, begin + 2});
    }
  }
}

}  // namespace

std::span<const detector> export_tag_detectors() {
  static constexpr detector table[] = {
      {rule::export_tag_not_left_justified, export_tag_not_left_justified},
      {rule::export_tag_not_alone, export_tag_not_alone},
      {rule::export_tag_inner_space, export_tag_inner_space},
      {rule::export_blank_line_in_tags, export_blank_line_in_tags},
      {rule::export_blank_line_after_tags, export_blank_line_after_tags},
      {rule::export_blank_line_after_movetext, export_blank_line_after_movetext},
      {rule::export_tag_value_escaping, export_tag_value_escaping},
  };
  return table;
}

}  // namespace strictpgn::rules
