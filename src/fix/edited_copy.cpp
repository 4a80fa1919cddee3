#include "fix/edited_copy.hpp"

#include <algorithm>
#include <limits>

#include "text/ascii.hpp"

namespace strictpgn::fix {

namespace {

constexpr std::size_t piece_size = 64 << 10;

/// Whether it inserts lines: each with its end, or each after the end of the one before.
bool is_line(const edit& change) {
  return change.where.empty() && !change.text.empty() &&
         text::is_line_end(change.text.front()) != text::is_line_end(change.text.back());
}

}  // namespace

edited_copy::edited_copy(read_function from, write_function to, std::string line_ends)
    : from_(std::move(from)), to_(std::move(to)), line_ends_(std::move(line_ends)) {}

edited_copy::read_function edited_copy::reading(std::string_view text) {
  return [rest = text](char* to, std::size_t size) mutable {
    const auto piece = rest.substr(0, size);
    std::copy(piece.begin(), piece.end(), to);
    rest.remove_prefix(piece.size());
    return piece.size();
  };
}

bool edited_copy::take(const suggested_fix& suggested_fix) {
  for (const auto& change : suggested_fix.edits)
    if (!is_taken(change) && !follows_lines(change) && !is_free(change)) return false;
  for (const auto& change : suggested_fix.edits)
    if (!is_taken(change)) waiting_[{change.where.begin, change.where.end}] += change.text;
  return true;
}

bool edited_copy::is_taken(const edit& change) const {
  const auto found = waiting_.find({change.where.begin, change.where.end});
  return found != waiting_.end() &&
         (found->second == change.text ||
          (is_line(change) && found->second.find(change.text) != std::string::npos));
}

/// Whether it inserts lines where others wait to be inserted: they come one after the other.
bool edited_copy::follows_lines(const edit& change) const {
  const auto found = waiting_.find({change.where.begin, change.where.end});
  return found != waiting_.end() && is_line(change) && is_line({change.where, found->second}) &&
         text::is_line_end(found->second.front()) == text::is_line_end(change.text.front());
}

/// Edits may touch, but where two insertions meet there is no telling which comes first.
bool edited_copy::is_free(const edit& change) const {
  const auto [begin, end] = change.where;
  if (begin < done_) return false;
  const auto first = waiting_.lower_bound({begin, 0});
  if (first != waiting_.begin() && std::prev(first)->first.second > begin) return false;
  auto next = first;
  const bool follows_insertion =
      begin != end && next != waiting_.end() && next->first == place(begin, begin);
  if (follows_insertion) ++next;
  return next == waiting_.end() || (next->first.first >= end && next->first != place(begin, end));
}

void edited_copy::carry_out() {
  for (const auto& [where, text] : waiting_) {
    copy_until(where.first);
    write(text);
    pass_over(where.second);
  }
  waiting_.clear();
}

std::uint64_t edited_copy::place_of(std::uint64_t offset) {
  if (converts_line_ends()) copy_until(offset);  // they grow or shrink on the way
  return written_ + (offset - std::min(offset, done_));
}

void edited_copy::finish() {
  carry_out();
  copy_until(std::numeric_limits<std::uint64_t>::max());
}

void edited_copy::copy_until(std::uint64_t end) {
  while (done_ < end) {
    const auto piece = next_piece(end - done_);
    if (piece.empty()) return;
    write(piece);
  }
}

void edited_copy::pass_over(std::uint64_t end) {
  while (done_ < end && !next_piece(end - done_).empty()) {
  }
}

/// Empty at the end of the text.
std::string_view edited_copy::next_piece(std::uint64_t most) {
  if (rest_.empty()) {
    buffer_.resize(piece_size);
    rest_ = std::string_view(buffer_).substr(0, from_(buffer_.data(), buffer_.size()));
  }
  const auto piece = rest_.substr(0, std::min<std::uint64_t>(most, rest_.size()));
  rest_.remove_prefix(piece.size());
  done_ += piece.size();
  return piece;
}

void edited_copy::write(std::string_view text) {
  if (line_ends_.empty()) return pass_on(text);
  while (!text.empty()) {
    if (std::exchange(is_after_cr_, false) && text.front() == '\n') {
      text.remove_prefix(1);
      continue;
    }
    const auto end = std::min(text.find_first_of("\r\n"), text.size());
    pass_on(text.substr(0, end));
    if (end == text.size()) return;
    pass_on(line_ends_);
    is_after_cr_ = text[end] == '\r';
    text.remove_prefix(end + 1);
  }
}

void edited_copy::pass_on(std::string_view text) {
  to_(text);
  written_ += text.size();
}

}  // namespace strictpgn::fix
