#include "text/line_index.hpp"

#include <algorithm>
#include <string_view>

#include "text/code_point.hpp"
#include "text/find_line_end.hpp"

namespace strictpgn::text {
namespace {

constexpr std::size_t bytes_between_lookups = 1024;

/// Each of LF, CR LF and CR ends a line (D06).
bool is_line_begin(std::string_view text, std::size_t index) {
  if (index == 0) return true;
  if (text[index - 1] == '\n') return true;
  return text[index - 1] == '\r' && (index == text.size() || text[index] != '\n');
}

/// The column counts from 1 again after a byte order mark at the start of the input (D116).
bool is_after_byte_order_mark(const source_window& window, std::size_t index) {
  return window.offset == 0 && index >= byte_order_mark.size() &&
         window.text.starts_with(byte_order_mark);
}

}  // namespace

place line_index::locate(std::uint64_t offset) {
  const auto index = index_of(offset);
  const auto found = line_of(index);
  const auto column = index - found.line_begin + 1;
  if (found.line_begin != 0) return {found.line, column};
  if (is_after_byte_order_mark(window_, index))
    return {found.line, column - byte_order_mark.size()};
  return {found.line, column + window_.first_column - 1};
}

std::size_t line_index::line_begin(std::uint64_t offset) {
  return line_of(index_of(offset)).line_begin;
}

std::size_t line_index::index_of(std::uint64_t offset) const {
  if (offset < window_.offset) return 0;
  return std::min<std::uint64_t>(offset - window_.offset, window_.text.size());
}

/// What is known of the last bytes may change with what follows them.
void line_index::extend(const source_window& window) {
  const auto known = window_.text.size() / bytes_between_lookups;
  if (checkpoints_.size() > known) checkpoints_.resize(known);
  window_ = window;
  last_index_ = 0;
  last_ = {window_.first_line, 0};
}

line_index::checkpoint line_index::line_of(std::size_t index) {
  if (checkpoints_.empty()) checkpoints_.push_back({window_.first_line, 0});
  const auto wanted = index / bytes_between_lookups;
  while (checkpoints_.size() <= wanted) {
    const auto from = (checkpoints_.size() - 1) * bytes_between_lookups;
    checkpoints_.push_back(advanced(checkpoints_.back(), from, from + bytes_between_lookups));
  }
  const auto from = wanted * bytes_between_lookups;
  const bool is_near = from <= last_index_ && last_index_ <= index;
  last_ =
      is_near ? advanced(last_, last_index_, index) : advanced(checkpoints_[wanted], from, index);
  last_index_ = index;
  return last_;
}

/// The line of the byte at `to`, when `known` is that of the byte at `from`.
line_index::checkpoint line_index::advanced(checkpoint known, std::size_t from,
                                            std::size_t to) const {
  const auto before = window_.text.substr(0, to);
  for (auto end = find_line_end(before, from); end != to; end = find_line_end(before, end + 1)) {
    if (!is_line_begin(window_.text, end + 1)) continue;
    ++known.line;
    known.line_begin = end + 1;
  }
  return known;
}

}  // namespace strictpgn::text
