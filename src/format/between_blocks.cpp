#include "format/between_blocks.hpp"

#include <string_view>
#include <utility>

#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"
#include "text/code_point.hpp"
#include "text/file_kind.hpp"

namespace strictpgn::format {

using text::byte_order_mark;

std::size_t end_of_text(std::string_view bytes) {
  for (;;) {
    bytes = bytes.substr(0, bytes.find_last_not_of(text::white_space) + 1);
    if (!bytes.ends_with(byte_order_mark)) return bytes.size();
    bytes.remove_suffix(byte_order_mark.size());
  }
}

void between_blocks::approach(std::uint64_t begin, bool keeps_marks) {
  auto bytes = input_.take(begin);
  if (const auto end = end_of_text(bytes); end != 0) {
    std::string text;
    out_.append_lines(text, white_);
    out_.append_lines(text, std::string_view(bytes).substr(0, end));
    out_.put(std::exchange(white_, {}) + bytes.substr(0, end), text);
    bytes.erase(0, end);
  }
  white_ += bytes;
  const bool begins_input = input_.offset() == white_.size();
  if (begins_input && white_.starts_with(byte_order_mark)) drop_marks(0, byte_order_mark.size());
  const auto last = white_.rfind(byte_order_mark);
  if (last == white_.npos) return;
  const auto end = last + byte_order_mark.size();
  const auto first = white_.find(byte_order_mark);
  if (!drops_marks_ && (keeps_marks || is_before_percent_sign(end)))
    keep_marks(first, end);
  else
    drop_marks(first, end);
}

void between_blocks::drop_marks(std::size_t begin, std::size_t end) {
  const auto behind = std::string_view(white_).substr(end);
  const bool is_alone = input_.offset() == white_.size() && begin == 0 &&
                        end == byte_order_mark.size();  // what follows the first begins a line
  const bool is_line_begin = is_alone && is_at_line_begin_;
  is_at_line_begin_ = is_line_begin && behind.find_first_not_of(" \t\v") == 0;
  if (behind.empty()) is_at_line_begin_ = is_line_begin;
  out_.put(white_.substr(0, end), "");
  white_.erase(0, end);
}

/// Whether it would begin its line if the marks up to there went, and does not now.
bool between_blocks::is_before_percent_sign(std::size_t end) const {
  const auto* const next = window_.place_of(input_.offset());
  return next != window_.end() && *next == '%' && end == white_.size();
}

void between_blocks::keep_marks(std::size_t begin, std::size_t end) {
  std::string text;
  const bool begins_text = !out_.has_text();
  if (out_.is_open_as(block_kind::outside)) {
    out_.append_lines(text, white_.substr(0, end));
  } else {
    out_.end();
    out_.begin(block_kind::outside, true);
    const auto line_end = white_.find_last_of("\r\n", begin);
    if (is_at_line_begin_ || line_end != white_.npos)
      text = white_.substr(line_end + 1, begin - line_end - 1);
    if (begins_text) text.insert(0, "\n");  // else the mark would be that of the file
    out_.append_lines(text, white_.substr(begin, end - begin));
  }
  if (out_.must_tell_why()) {
    const auto place = input_.offset() - white_.size() + begin;
    out_.note(note_kind::passed_on, {place, place + byte_order_mark.size()}, "a byte order mark",
              rule::encoding_bom);
  }
  out_.set_open(true);
  is_at_line_begin_ = false;
  last_text_ = byte_order_mark;
  out_.put(white_.substr(0, end), text);
  white_.erase(0, end);
}

bool between_blocks::is_behind_percent_sign() const {
  return last_text_ == "%" && white_.find_first_of("\r\n") == white_.npos;
}

std::string between_blocks::lead(std::uint64_t end) {
  if (!out_.is_open()) return line_begin(end);
  std::string text;
  out_.append_lines(text, white_);
  return text;
}

/// The blanks before the next token on its line, if nothing else stands there. A percent sign that
/// is not the first character of its line does not become that (PGN 6), nor does what could be
/// taken for something else than text begin the file: a line end stands before it, and another
/// before a NUL, which can belong to a line end of UTF-16.
std::string between_blocks::line_begin(std::uint64_t end) const {
  const auto line_end = white_.find_last_of("\r\n");
  const bool begins_line = is_at_line_begin_ || line_end != white_.npos;
  auto blanks = line_end == white_.npos ? white_ : white_.substr(line_end + 1);
  const bool are_kept = begins_line && blanks.size() <= most_indentation;
  const auto* const next = window_.place_of(input_.offset());
  if (!are_kept) blanks = *next == '%' ? " " : "";
  if (!out_.has_text() && text::may_be_mistaken({next, window_.end()}, end - input_.offset()))
    return blanks.empty() && *next == '\0' ? "\n\n" : "\n" + blanks;
  return blanks;
}

std::string between_blocks::take(std::uint64_t end) {
  is_at_line_begin_ = false;
  return std::exchange(white_, {}) + input_.take(end);
}

std::string between_blocks::pass_on(std::uint64_t end, std::string& text) {
  const auto white = white_.size();
  auto taken = take(end);
  last_text_ = taken.substr(white);
  out_.append_lines(text, last_text_);
  return taken;
}

std::string_view between_blocks::take_lines(std::uint64_t end, std::uint64_t next) {
  const std::string_view behind(window_.place_of(end), next - end);
  const auto line_end = behind.find_last_of("\r\n");
  is_at_line_begin_ = line_end != behind.npos;
  if (is_at_line_begin_) end += line_end + 1;
  if (white_.empty() && input_.kept().empty()) return input_.take_in_window(end);
  taken_ = std::exchange(white_, {}) + input_.take(end);
  return taken_;
}

void between_blocks::take_forgotten(std::string_view bytes, bool is_rest) {
  input_.keep(bytes);
  const auto end = is_rest ? input_.kept().size() : end_of_text(input_.kept());
  if (end == 0 || (!out_.is_open() && !is_rest)) return;
  std::string text;
  out_.append_lines(text, white_);
  const auto passed = input_.take_kept(end);
  out_.append_lines(text, passed);
  out_.put(std::exchange(white_, {}) + passed, text);
}

}  // namespace strictpgn::format
