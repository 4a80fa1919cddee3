#include "write/line_filler.hpp"

#include <algorithm>
#include <utility>

#include "text/code_point.hpp"
#include "text/plain.hpp"

namespace strictpgn::write {

std::size_t attached_parentheses(std::size_t columns, std::size_t parentheses) {
  const auto most = columns <= most_columns ? most_columns : most_columns_of_any;
  return std::min(parentheses, most - std::min(columns, most));
}

void line_filler::put_words(std::string_view words) {
  put(words);
  char* const first = out_.data() + end_ - words.size();
  std::transform(first, first + words.size(), first, [](char c) { return c == '\n' ? ' ' : c; });
  const std::string_view placed(first, words.size());
  const auto last_blank = placed.rfind(' ');
  if (last_blank == placed.npos) return;
  const auto end_of_placed = end_ - words.size() + last_blank;
  if (encoding_ == encoding::latin1 || text::plain_length(placed) == placed.size())
    place_up_to(end_of_placed);
  else
    place_each_up_to(end_of_placed);
}

/// The words of the unit up to a blank in it. Each of their bytes is a column.
void line_filler::place_up_to(std::size_t last_blank) {
  // Here at most stands the blank that ends the last word with room on the line.
  auto last_place = begin_ + most_columns - std::min(column_, most_columns + 1);
  while (last_blank > last_place) {
    const auto first = begin_ - (column_ != 0 ? 1 : 0);  // a blank from here on becomes a line end
    const auto on_line = std::string_view(out_).substr(first, last_place + 1 - first).rfind(' ');
    const bool is_found = on_line != std::string_view::npos;
    const auto blank = is_found ? first + on_line : out_.find(' ', last_place);
    out_[blank] = '\n';
    begin_ = blank + 1;
    column_ = 0;
    last_place = begin_ + most_columns;
  }
  if (begin_ > last_blank) return;
  begin_ = last_blank + 1;
  column_ = most_columns - (last_place - last_blank) + 1;
}

void line_filler::place_each_up_to(std::size_t last_blank) {
  while (begin_ <= last_blank) {
    const auto blank = out_.find(' ', begin_);
    place(text::count_characters(std::string_view(out_).substr(begin_, blank - begin_), encoding_));
    begin_ = blank + 1;
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
  if (column_ != 0) end_line();
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
  begin_ = end_;
  column_ = 0;
}

}  // namespace strictpgn::write
