#include "write/line_filler.hpp"

#include <algorithm>

namespace strictpgn::write {

std::size_t columns_of(std::string_view text, encoding how) {
  if (how == encoding::latin1) return text.size();
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins));
}

void line_filler::put(std::string_view unit) {
  flush();
  unit_ = prefix_;
  unit_ += unit;
  prefix_.clear();
}

void line_filler::put_line_comment(std::string_view comment) {
  put(comment);
  ends_line_ = true;
}

/// A comment to the end of the line would swallow the parenthesis: it opens the next line.
void line_filler::close() {
  if (ends_line_) put("");
  unit_ += ')';
}

void line_filler::finish() {
  flush();
  if (column_ != 0) end_line();
}

void line_filler::flush() {
  if (unit_.empty()) return;
  const auto columns = columns_of(unit_, how_);
  if (column_ != 0 && column_ + 1 + columns > most_columns) end_line();
  if (column_ != 0) {
    out_ += ' ';
    ++column_;
  }
  out_ += unit_;
  column_ += columns;
  unit_.clear();
  if (ends_line_) end_line();
  ends_line_ = false;
}

void line_filler::end_line() {
  out_ += '\n';
  column_ = 0;
}

}  // namespace strictpgn::write
