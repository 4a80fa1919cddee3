#include "text/line_index.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "text/code_point.hpp"
#include "text/count_lines.hpp"
#include "text/find_line_end.hpp"

namespace strictpgn::text {
namespace {

constexpr std::size_t bytes_between_lookups = 1024;

/// How far to go on from the place that was asked for last. Places are mostly asked for in text
/// order.
constexpr std::size_t most_from_last = 4 * bytes_between_lookups;

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
  if (offset < window_.offset) return before_window(offset);
  const auto index = index_of(offset);
  const auto found = line_of(index);
  const auto column = index - found.line_begin + 1;
  if (found.line_begin != 0) return {found.line, column};
  if (is_after_byte_order_mark(window_, index))
    return {found.line, column - byte_order_mark.size()};
  return {found.line, column + window_.first_column - 1};
}

line_index::places line_index::locate(const span& where) {
  const auto begin = locate(where.begin);
  if (where.begin < window_.offset) return {begin, locate(where.end)};
  const auto first = index_of(where.begin);
  const auto last = index_of(where.end);
  if (!is_in_one_line(first, last)) return {begin, locate(where.end)};
  if (last_index_ == first) last_index_ = last;
  return {begin, {begin.line, begin.column + (last - first)}};
}

/// False also where a byte order mark may lie in it, which has no columns. A long line is searched
/// as the C library does.
bool line_index::is_in_one_line(std::size_t begin, std::size_t end) const {
  constexpr std::size_t longest_short = 64;
  if (begin < byte_order_mark.size()) return false;
  const auto text = window_.text.substr(0, end);
  if (end - begin <= longest_short) return find_line_end(text, begin) == end;
  return text.find('\n', begin) == text.npos && text.find('\r', begin) == text.npos;
}

std::size_t line_index::line_begin(std::uint64_t offset) {
  return line_of(index_of(offset)).line_begin;
}

place line_index::before_window(std::uint64_t offset) const {
  const auto passed = std::min(window_.offset - offset, window_.first_column - 1);
  return {window_.first_line, window_.first_column - passed};
}

std::size_t line_index::index_of(std::uint64_t offset) const {
  if (offset < window_.offset) return 0;
  return std::min<std::uint64_t>(offset - window_.offset, window_.text.size());
}

/// The line of what was looked up last is known there, too, if the other window holds all of it up
/// to there. At the end of a window a CR may turn out to be half of a CR LF.
void line_index::move_to(const source_window& window) {
  const auto known = last_;
  const auto at = window_.offset + last_index_;
  const auto begin = window_.offset + known.line_begin;
  const bool is_begun = known.line_begin != 0 ? begin >= window.offset : begin == window.offset;
  const bool is_held = is_begun && at < window.offset + window.text.size() &&
                       at < window_.offset + window_.text.size();
  *this = line_index(window);
  if (!is_held) return;
  last_index_ = at - window.offset;
  last_ = {known.line, begin - window.offset};
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
  if (index < last_index_)
    if (const auto found = gone_back(last_, index)) return *found;
  const bool is_near = last_index_ <= index && index - last_index_ <= most_from_last;
  last_ = is_near ? advanced(last_, last_index_, index) : looked_up(index);
  last_index_ = index;
  return last_;
}

line_index::checkpoint line_index::looked_up(std::size_t index) {
  if (checkpoints_.empty()) checkpoints_.push_back({window_.first_line, 0});
  const auto wanted = index / bytes_between_lookups;
  while (checkpoints_.size() <= wanted) {
    const auto from = (checkpoints_.size() - 1) * bytes_between_lookups;
    checkpoints_.push_back(advanced(checkpoints_.back(), from, from + bytes_between_lookups));
  }
  return advanced(checkpoints_[wanted], wanted * bytes_between_lookups, index);
}

/// The line of the byte at `to`, when `known` is that of the byte at `from`.
line_index::checkpoint line_index::advanced(checkpoint known, std::size_t from,
                                            std::size_t to) const {
  const auto passed = count_lines(window_.text, from, to);
  if (passed.ended == 0) return known;
  return {known.line + passed.ended, passed.begin};
}

/// The line of the byte at `to`, when `known` is that of a byte behind it. The next place that is
/// asked for is mostly behind that again, so what was looked up last stays. Nothing where the line
/// begins so far before that it is found from a checkpoint sooner.
std::optional<line_index::checkpoint> line_index::gone_back(checkpoint known,
                                                            std::size_t to) const {
  const auto least = last_index_ - std::min(last_index_, most_from_last);
  const auto text = window_.text.substr(least);
  while (to < known.line_begin) {
    auto end = known.line_begin - 1;
    if (end != 0 && window_.text[end] == '\n' && window_.text[end - 1] == '\r') --end;
    if (end <= least) return std::nullopt;
    known.line_begin = least + text::line_begin(text, end - least);
    if (known.line_begin == least && !is_line_begin(window_.text, least)) return std::nullopt;
    --known.line;
  }
  return known;
}

}  // namespace strictpgn::text
