#include "write/line_filler.hpp"

#include <utility>

namespace strictpgn::write {

std::size_t attached_parentheses(std::size_t columns, std::size_t parentheses) {
  const auto most = columns <= most_columns ? most_columns : most_columns_of_any;
  return std::min(parentheses, most - std::min(columns, most));
}

void line_filler::put_words(std::string_view words) {
  put(words);
  for (auto at = end_ - words.size(); at != end_; ++at) {
    if (out_[at] != ' ' && out_[at] != '\n') continue;
    out_[at] = ' ';
    place(columns_of(std::string_view(out_).substr(begin_, at - begin_), encoding_));
    begin_ = at + 1;
  }
}

void line_filler::put_line_comment(std::string_view comment) {
  put(comment);
  ends_line_ = true;
}

/// A comment to the end of the line would swallow the parenthesis: it opens the next line.
void line_filler::close_variation() {
  if (ends_line_) close_last();
  ++closed_;
}

void line_filler::finish() {
  place_last();
  if (end_ != line_) end_line();
  out_.resize(end_);
}

/// Parentheses that are not attached to the unit follow as units of their own.
void line_filler::close_last() {
  auto left = std::exchange(closed_, 0);
  const auto close = [&](std::size_t columns) {
    const auto attached = left == 0 ? 0 : attached_parentheses(columns, left);
    left -= attached;
    for (auto count = attached; count != 0; --count) put_last(')');
    place(columns + attached);
  };
  close(columns());
  if (std::exchange(ends_line_, false)) end_line();
  while (left != 0) {
    begin_unit(0);
    close(0);
  }
}

void line_filler::end_line() {
  put_last('\n');
  line_ = begin_ = end_;
  column_ = 0;
}

}  // namespace strictpgn::write
