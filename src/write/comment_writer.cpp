#include "write/comment_writer.hpp"

#include <string>

#include "parse/elements.hpp"
#include "text/code_point.hpp"

namespace strictpgn::write {

void comment_writer::write(const element& comment) {
  if (parse::is_command_comment(comment)) return write_commands(commands_of(comment));
  if ((comment.flags & element_flag::is_unclosed) != 0)
    lost_.add(what_.span_of(comment), "where the comment ends, which is guessed");
  const auto content = what_.content_of(comment);
  if (comment.kind == element_kind::comment && is_plain_prose(content)) {
    // A line may be broken between any two words. What is done with any comment comes to the same.
    lines_.open('{');
    lines_.put_words(content);
    return lines_.close_comment();
  }
  std::string text(content);
  if (std::erase_if(text, is_forbidden) != 0)
    lost_.add(what_.span_of(comment), "the control characters in the comment");
  if (const auto count = joined_paragraphs(text); count != 0)
    written_.mended.push_back(
        {what_.span_of(comment), std::to_string(count) + " paragraphs joined"});
  const auto line = one_line(text);
  if (line.find('}') != line.npos) return lines_.put_line_comment("; " + line);
  lines_.open('{');
  if (line.empty()) lines_.put("");
  for_each_unit(line, [&](const comment_unit& unit) { put_unit(what_.span_of(comment), unit); });
  lines_.close_comment();
}

void comment_writer::write_commands(std::string_view commands) {
  lines_.open('{');
  for (auto end = commands.find("] "); end != commands.npos; end = commands.find("] ")) {
    lines_.put(commands.substr(0, end + 1));
    commands.remove_prefix(end + 2);
  }
  lines_.put(commands);
  lines_.close_comment();
}

/// What is too long for any line is broken at the last blanks that fit; a line end stands for one
/// blank (D139).
void comment_writer::put_unit(span comment, const comment_unit& unit) {
  std::size_t begin = 0;
  auto next = unit.runs.begin();
  while (!fits(unit.text.substr(begin), unit.is_last)) {
    const auto* last = last_that_fits(unit.text, begin, next, unit.runs.end());
    if (last == nullptr) break;
    lines_.put(unit.text.substr(begin, last->begin - begin));
    begin = last->end;
    written_.mended.push_back(
        {comment, "blanks of a comment are written as a line end, which stands for one"});
  }
  lines_.put(unit.text.substr(begin));
}

/// A right brace is attached to the last unit.
bool comment_writer::fits(std::string_view text, bool is_last) const {
  constexpr std::size_t most_bytes = 4 * (most_columns_of_any + 1);
  const auto columns = text::count_characters(text.substr(0, most_bytes), how_) + (is_last ? 1 : 0);
  return lines_.columns_before() + columns <= most_columns_of_any;
}

/// The last blanks that end what begins there and has room on a line; `next` goes behind them.
const comment_unit::run* comment_writer::last_that_fits(std::string_view text, std::size_t begin,
                                                        runs::const_iterator& next,
                                                        runs::const_iterator end) const {
  const comment_unit::run* last = nullptr;
  auto columns = lines_.columns_before();
  for (auto at = begin; next != end; ++next) {
    columns += text::count_characters(text.substr(at, next->begin - at), how_);
    if (columns > most_columns_of_any) break;
    at = next->begin;
    last = &*next;
  }
  return last;
}

}  // namespace strictpgn::write
