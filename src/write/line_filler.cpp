#include "write/line_filler.hpp"

#include <algorithm>
#include <utility>

namespace strictpgn::write {

std::size_t columns_of(std::string_view text, encoding encoding) {
  if (encoding == encoding::latin1) return text.size();
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins));
}

std::size_t attached_parentheses(std::size_t columns, std::size_t parentheses) {
  const auto most = columns <= most_columns ? most_columns : most_columns_of_any;
  return std::min(parentheses, most - std::min(columns, most));
}

void line_filler::put(std::string_view unit) {
  flush();
  unit_ += prefix_;
  unit_ += unit;
  prefix_.clear();
}

void line_filler::put_line_comment(std::string_view comment) {
  put(comment);
  ends_line_ = true;
}

/// A comment to the end of the line would swallow the parenthesis: it opens the next line.
void line_filler::close_variation() {
  if (ends_line_) flush();
  ++closed_;
}

void line_filler::finish() {
  flush();
  if (column_ != 0) end_line();
}

void line_filler::flush() {
  if (unit_.empty() && closed_ == 0 && !ends_line_) return;
  const auto columns = columns_of(unit_, encoding_);
  auto attached = closed_ == 0 ? 0 : attached_parentheses(columns, closed_);
  auto left = std::exchange(closed_, 0) - attached;
  if (attached != 0) unit_.append(attached, ')');
  if (!unit_.empty()) put_on_line(unit_, columns + attached);
  unit_.clear();
  if (std::exchange(ends_line_, false)) end_line();
  for (; left != 0; left -= attached) {
    attached = attached_parentheses(0, left);
    put_on_line(std::string(attached, ')'), attached);
  }
}

void line_filler::put_on_line(std::string_view text, std::size_t columns) {
  if (column_ != 0 && column_ + 1 + columns > most_columns) end_line();
  if (column_ != 0) {
    out_ += ' ';
    ++column_;
  }
  out_ += text;
  column_ += columns;
}

void line_filler::end_line() {
  out_ += '\n';
  column_ = 0;
}

}  // namespace strictpgn::write
