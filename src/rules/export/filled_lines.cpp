#include "rules/export/filled_lines.hpp"

#include <algorithm>

#include "text/ascii.hpp"
#include "text/find_line_end.hpp"
#include "write/line_filler.hpp"

namespace strictpgn::rules {

filled_lines::filled_lines(const check_context& in)
    : offset_(in.what.offset),
      long_lines_(in.long_lines),
      has_bytes_as_columns_(in.how.encoding == encoding::latin1) {}

std::size_t filled_lines::find_undue_end(std::string_view text, std::size_t at) const {
  auto line_end = std::min(text.find('\n', at), text.size());
  if (line_end == text.size() || !has_bytes_as_columns_) return line_end;
  auto line = text::line_begin(text, line_end);
  while (line_end != text.size()) {
    const auto next = line_end + 1;
    const auto* const word_end =
        std::find_if(text.begin() + next, text.end(), text::is_white_space);
    const auto columns = static_cast<std::size_t>(word_end - text.begin()) - line;
    const bool is_filled = columns > write::most_columns;
    if (!is_filled || text[line_end - 1] == '\r' || is_near_long_line(line_end)) break;
    line = next;
    line_end = std::min(text.find('\n', next), text.size());
  }
  return line_end;
}

/// Whether the line that ends there is long, or the next.
bool filled_lines::is_near_long_line(std::size_t line_end) const {
  const auto place = offset_ + line_end;
  const auto near = std::ranges::lower_bound(long_lines_, place, {}, &span::end);
  return near != long_lines_.end() && near->begin <= place + 1;
}

}  // namespace strictpgn::rules
