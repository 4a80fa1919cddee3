#include "rules/export/filled_lines.hpp"

#include <algorithm>
#include <string_view>

#include "rules/export/usual_elements.hpp"
#include "text/ascii.hpp"
#include "text/find_line_end.hpp"
#include "write/comment_text.hpp"
#include "write/line_filler.hpp"

namespace strictpgn::rules {

std::uint32_t filled_lines::end_across(std::uint32_t at, std::uint32_t begin,
                                       std::uint32_t end) const {
  const auto& e = what_.elements[at];
  if (e.kind == element_kind::move || e.kind == element_kind::nag)
    return end_of_token(e, begin, end);
  if (e.kind == element_kind::comment) return end_of_prose(e, begin, end);
  return e.kind == element_kind::variation_begin ? end_of_opening(at, end) : unusual;
}

/// Of a move or NAG.
std::uint32_t filled_lines::end_of_token(const element& e, std::uint32_t begin,
                                         std::uint32_t end) const {
  if (begin == end + 1 && what_.text[end] == '\n') {
    const auto behind = end_of_usual(what_, e);
    if (behind == unusual) return unusual;
    const auto size = e.lead != 0 ? e.lead - 1U : behind - begin;  // of a number without its space
    return is_due(end, size) ? behind : unusual;
  }
  if (!is_behind_space(what_, begin, end) || e.lead == 0 || !is_numbered_before(what_, e, '\n'))
    return unusual;
  const auto behind = end_of_attached_suffix(what_, e);
  if (behind == unusual) return unusual;
  return is_due(e.offset - 1, behind - e.offset) ? behind : unusual;
}

/// Of a left parenthesis with a move just behind it.
std::uint32_t filled_lines::end_of_opening(std::uint32_t at, std::uint32_t end) const {
  const auto& open = what_.elements[at];
  const auto& first = what_.elements[at + 1];
  if (open.offset != end + 1 || what_.text[end] != '\n') return unusual;
  if (first.kind != element_kind::move || first.offset - first.lead != open.offset + 1)
    return unusual;
  if (first.lead != 0 && !is_numbered_before(what_, first, ' ')) return unusual;
  // What is attached to it: the number without its space, or else the move.
  const auto attached = first.lead != 0 ? first.lead - 1U : first.length;
  return is_due(end, 1 + attached) ? open.offset + 1 : unusual;
}

std::uint32_t filled_lines::end_of_prose(const element& comment, std::uint32_t begin,
                                         std::uint32_t end) const {
  if ((comment.flags & element_flag::is_prose) == 0 || begin != end + 1) return unusual;
  if (!write::is_plain_prose(what_.content_of(comment))) return unusual;
  // With its braces: each of them belongs to the word beside it.
  const auto text = what_.text.substr(0, comment.data);
  for (auto at = what_.text[end] == ' ' ? text.find('\n', begin) : end; at != text.npos;
       at = text.find('\n', at + 1)) {
    if (text[at] != '\n') return unusual;
    const auto* const word = text.begin() + at + 1;
    const auto size = std::find_if(word, text.end(), text::is_white_space) - word;
    if (!is_due(static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(size))) return unusual;
  }
  return comment.data;
}

/// Whether a token of that size does not fit on the line that ends there; and neither that line
/// nor the next is long, of which all tokens are asked for.
bool filled_lines::is_due(std::uint32_t end, std::uint32_t size) const {
  if (end - text::line_begin(what_.text, end) + 1 + size <= write::most_columns) return false;
  const auto place = what_.offset + end;
  const auto near = std::ranges::lower_bound(long_lines_, place, {}, &span::end);
  return near == long_lines_.end() || near->begin > place + 1;
}

}  // namespace strictpgn::rules
