#include "report/text/crop.hpp"

#include <algorithm>
#include <iterator>

#include "text/ascii.hpp"

namespace strictpgn::report {
namespace {

constexpr std::size_t tab_width = 4;

bool is_printing_ascii(char c) { return c >= ' ' && c < 0x7F; }

std::size_t sum_of(const std::vector<cell>& cells, std::size_t cell::*measure) {
  std::size_t sum = 0;
  for (const auto& one : cells) sum += one.*measure;
  return sum;
}

cell excerpt_cell(std::string_view bytes, encoding encoding) {
  if (bytes.front() == '\t') return {.text = std::string(tab_width, ' '), .width = tab_width};
  return first_cell(bytes, encoding);
}

/// The cells from `from` that fit into `width`, up to the end of the line.
std::vector<cell> cells_after(std::string_view text, std::size_t from, std::size_t width,
                              encoding encoding) {
  std::vector<cell> found;
  std::size_t used = 0;
  const auto most_cells = 4 * width;  // some may take no room
  found.reserve(width + 1);
  while (from < text.size() && !text::is_line_end(text[from]) && found.size() < most_cells) {
    found.push_back(excerpt_cell(text.substr(from), encoding));
    used += found.back().width;
    if (used > width) {
      found.pop_back();
      break;
    }
    from += found.back().bytes;
  }
  return found;
}

/// The first byte of a character near `from`, not after `last`.
std::size_t character_begin(std::string_view text, std::size_t from, std::size_t last,
                            encoding encoding) {
  if (encoding == encoding::latin1) return from;
  const auto is_continuation = [&] {
    return (static_cast<unsigned char>(text[from]) & 0xC0U) == 0x80;
  };
  while (from < last && is_continuation()) ++from;
  return from;
}

/// The cells just before `until` that fit into `width`, back to the beginning of the line.
std::vector<cell> cells_before(std::string_view text, std::size_t line_begin, std::size_t until,
                               std::size_t width, encoding encoding) {
  const auto begin_of = [&](std::size_t bytes) {
    return until - line_begin > bytes ? until - bytes : line_begin;
  };
  const auto near = begin_of(width);
  constexpr std::size_t longest_character = 4;  // in bytes of UTF-8
  const bool is_ascii = std::ranges::all_of(text.substr(near, until - near), is_printing_ascii);
  const auto far = is_ascii ? near : begin_of(width * longest_character);
  std::vector<cell> found;
  found.reserve(until - far);
  for (auto from = character_begin(text, far, until, encoding); from < until;) {
    found.push_back(excerpt_cell(text.substr(from, until - from), encoding));
    from += found.back().bytes;
  }
  auto used = sum_of(found, &cell::width);
  auto first = found.begin();
  for (; used > width; ++first) used -= first->width;
  found.erase(found.begin(), first);
  return found;
}

}  // namespace

crop crop_around(std::string_view text, std::size_t line_begin, std::size_t focus,
                 encoding encoding, std::size_t width) {
  const auto room = width - 2 * cut_sign.size();
  auto after = cells_after(text, focus, room * 2 / 3, encoding);
  auto shown = cells_before(text, line_begin, focus, room - sum_of(after, &cell::width), encoding);
  const auto begin = focus - sum_of(shown, &cell::bytes);
  if (begin == line_begin) {
    after = cells_after(text, focus, room - sum_of(shown, &cell::width), encoding);
  }
  std::ranges::move(after, std::back_inserter(shown));
  const auto end = begin + sum_of(shown, &cell::bytes);
  const bool is_cut_after = end < text.size() && !text::is_line_end(text[end]);
  return {begin, end, std::move(shown), begin > line_begin, is_cut_after};
}

std::string text_of(const crop& line) {
  std::string text(line.is_cut_before ? cut_sign : "");
  for (const auto& one : line.cells) text += one.text;
  if (line.is_cut_after) text += cut_sign;
  return text;
}

std::size_t column_of(const crop& line, std::size_t index) {
  std::size_t column = line.is_cut_before ? cut_sign.size() : 0;
  auto at = line.begin;
  for (const auto& one : line.cells) {
    if (at >= index) break;
    column += one.width;
    at += one.bytes;
  }
  return column;
}

}  // namespace strictpgn::report
