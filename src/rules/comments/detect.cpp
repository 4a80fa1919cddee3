// Comments and escape lines (PGN 5, 6).
#include <algorithm>
#include <string_view>

#include "parse/elements.hpp"
#include "parse/starts_section.hpp"
#include "rules/context.hpp"
#include "rules/edits.hpp"
#include "rules/elements.hpp"
#include "strictpgn/rule.hpp"
#include "text/find_line_end.hpp"

namespace strictpgn::rules {

namespace {

template <typename Function>
void for_each_closed_comment(const check_context& in, Function&& look) {
  for_each_comment(in, [&](const element& e) {
    if (e.kind == element_kind::comment && (e.flags & element_flag::is_unclosed) == 0) look(e);
  });
}

/// Calls `look` with the text from the start of each line of a brace comment after its first, and
/// its place.
template <typename Function>
void for_each_later_line(const game& game, const element& comment, Function&& look) {
  const auto text = game.content_of(comment);
  const auto begin = game.span_of(comment).begin + 1;
  using text::find_line_end;
  for (auto at = find_line_end(text, 0); at < text.size(); at = find_line_end(text, at)) {
    at += text.substr(at, 2) == "\r\n" ? 2 : 1;
    look(text.substr(at), begin + at);
  }
}

void comment_open_brace_inside(const check_context& in, findings& out) {
  if (!in.has.braces_in_comments) return;
  for_each_closed_comment(in, [&](const element& e) {
    const auto at = in.what.content_of(e).find('{');
    if (at == std::string_view::npos) return;
    const auto begin = in.what.span_of(e).begin;
    auto& finding = out.add(rule::comment_open_brace_inside, {begin + 1 + at, begin + 2 + at});
    finding.related.push_back({{begin, begin + 1}, "the comment begins here"});
  });
}

void comment_empty(const check_context& in, findings& out) {
  if (!in.has.likely_blank_comments) return;
  for_each_comment(in, [&](const element& e) {
    const auto content = in.what.content_of(e);
    const bool is_blank = std::all_of(content.begin(), content.end(), is_white_space);
    if (is_blank && (e.flags & element_flag::is_unclosed) == 0)
      out.add(rule::comment_empty, in.what.span_of(e));
  });
}

/// A comment between a number and its periods, or between a number and its move (D21).
void comment_inside_construct(const check_context& in, findings& out) {
  if (!in.has.comments) return;
  const auto& all = in.what.elements;
  for (const std::size_t at : in.index->numbers) {
    auto next = at + 1;
    while (next < all.size() && parse::is_comment(all[next])) ++next;
    if (next == at + 1 || next == all.size()) continue;
    const bool is_move =
        all[next].kind == element_kind::move || all[next].kind == element_kind::null_move;
    const bool is_period =
        all[next].kind == element_kind::stray && in.what.text_of(all[next]).starts_with('.');
    if (is_period) {
      out.withdraw(rule::movetext_stray_period, in.what.span_of(all[next]).begin);
      out.withdraw(rule::move_number_period_style, in.what.span_of(all[at]).begin);
    }
    if (!is_move && !is_period) continue;
    for (auto comment = at + 1; comment < next; ++comment)
      out.add(rule::comment_inside_construct, in.what.span_of(all[comment]));
  }
}

/// Two symbols glued to a comment that join to a move, while one alone is nothing (D20).
void comment_splits_token(const check_context& in, findings& out) {
  if (!in.has.likely_glued_comments) return;
  const auto& all = in.what.elements;
  for (std::size_t at = 1; at + 1 < all.size(); ++at) {
    if (!parse::is_comment(all[at])) continue;
    const auto left = in.what.text_of(all[at - 1]);
    const auto right = in.what.text_of(all[at + 1]);
    const bool is_glued =
        left.data() + left.size() == in.what.text_of(all[at]).data() &&
        right.data() == in.what.text_of(all[at]).data() + in.what.text_of(all[at]).size();
    if (!is_glued || left.empty() || right.empty() || left.size() + right.size() > 16) continue;
    if (parse::is_movetext_token(left) && parse::is_movetext_token(right)) continue;
    const auto joined = std::string(left) + std::string(right);
    if (!parse::is_move_or_marker(joined)) continue;
    if (parse::is_marker(joined))
      out.withdraw(rule::termination_missing, in.what.span_of(all[at + 1]).end);
    out.add(rule::comment_splits_token, in.what.span_of(all[at]));
  }
}

void comment_unsafe_line_start(const check_context& in, findings& out) {
  if (!in.has.likely_odd_lines_in_comments) return;
  for_each_closed_comment(in, [&](const element& e) {
    bool is_told = false;
    for_each_later_line(in.what, e, [&](std::string_view rest, std::uint64_t at) {
      if (is_told || !parse::starts_tag_pair(rest)) return;
      is_told = true;
      const span where{at, at + 1};
      if (parse::holds_another_game(in.what.content_of(e)))
        out.say(rule::comment_unsafe_line_start, where,
                "this comment has probably swallowed a game: an empty line and an Event tag "
                "stand in it",
                everywhere(severity::warning));
      else
        out.add(rule::comment_unsafe_line_start, where);
    });
  });
}

void escape_in_brace_comment(const check_context& in, findings& out) {
  if (!in.has.likely_odd_lines_in_comments) return;
  for_each_closed_comment(in, [&](const element& e) {
    for_each_later_line(in.what, e, [&](std::string_view rest, std::uint64_t at) {
      if (rest.starts_with('%')) out.add(rule::escape_in_brace_comment, {at, at + 1});
    });
  });
}

template <rule Id>
void for_escape_lines(const check_context& in, findings& out) {
  for_each_escape_line(in, [&](const element& e) { out.add(Id, in.what.span_of(e)); });
}

}  // namespace

std::span<const detector> comment_detectors() {
  static constexpr detector table[] = {
      {rule::comment_open_brace_inside, comment_open_brace_inside},
      {rule::comment_empty, comment_empty},
      {rule::comment_splits_token, comment_splits_token},
      {rule::comment_inside_construct, comment_inside_construct},
      {rule::comment_unsafe_line_start, comment_unsafe_line_start},
      {rule::escape_line, for_escape_lines<rule::escape_line>},
      {rule::escape_in_archival, for_escape_lines<rule::escape_in_archival>},
      {rule::escape_in_brace_comment, escape_in_brace_comment},
  };
  return table;
}

}  // namespace strictpgn::rules
