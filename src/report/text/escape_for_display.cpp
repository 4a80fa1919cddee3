#include "report/text/escape_for_display.hpp"

#include <fmt/format.h>

#include <span>

#include "report/text/code_range.hpp"
#include "report/text/display_width.hpp"
#include "text/code_point.hpp"
#include "text/plain.hpp"

namespace strictpgn::report {
namespace {

/// Invisible, combining or directional: shown as numbers.
constexpr code_range hidden[] = {
    {0x00A0, 0x00A0},    // no-break space
    {0x00AD, 0x00AD},    // soft hyphen
    {0x0300, 0x036F},    // combining marks
    {0x061C, 0x061C},    // Arabic letter mark
    {0x115F, 0x1160},    // Hangul fillers
    {0x180B, 0x180F},    // Mongolian selectors
    {0x1AB0, 0x1AFF},    // combining marks
    {0x1DC0, 0x1DFF},    // combining marks
    {0x200B, 0x200F},    // zero width, directional marks
    {0x2028, 0x202E},    // separators, directional embeddings and overrides
    {0x2060, 0x206F},    // invisible operators, directional isolates
    {0x20D0, 0x20FF},    // combining marks
    {0x3164, 0x3164},    // Hangul filler
    {0xE000, 0xF8FF},    // private use
    {0xFE00, 0xFE0F},    // variation selectors
    {0xFE20, 0xFE2F},    // combining marks
    {0xFEFF, 0xFEFF},    // byte order mark
    {0xFFA0, 0xFFA0},    // Hangul filler
    {0xFFF0, 0xFFFB},    // interlinear annotation
    {0xFFFE, 0xFFFF},    // no characters
    {0x1D173, 0x1D17A},  // musical controls
    {0xE0000, 0x10FFFF}  // tags, selectors, private use
};

bool is_control(char32_t value) { return value < 0x20 || (value >= 0x7F && value < 0xA0); }

std::string escaped(const text::code_point& found) {
  if (found.value == '\n') return "\\n";
  if (found.value == '\r') return "\\r";
  if (found.value == '\t') return "\\t";
  if (found.length == 1) return fmt::format("\\x{:02X}", static_cast<unsigned>(found.value));
  return fmt::format("<U+{:04X}>", static_cast<unsigned>(found.value));
}

bool is_shown_as_itself(const text::code_point& found) {
  return found.is_valid && !is_control(found.value) && !is_in(hidden, found.value);
}

}  // namespace

cell first_cell(std::string_view bytes, encoding encoding) {
  if (text::is_plain(bytes.front())) return {std::string(1, bytes.front()), 1, 1};
  const auto found = text::first_code_point(bytes, encoding);
  if (!is_shown_as_itself(found)) {
    auto text = escaped(found);
    const auto width = text.size();
    return {.text = std::move(text), .width = width, .bytes = found.length};
  }
  cell shown{.text = {}, .width = display_width(found.value), .bytes = found.length};
  text::append_utf8(shown.text, found.value);
  return shown;
}

std::vector<cell> cells_of(std::string_view bytes, encoding encoding) {
  std::vector<cell> cells;
  while (!bytes.empty()) {
    cells.push_back(first_cell(bytes, encoding));
    bytes.remove_prefix(cells.back().bytes);
  }
  return cells;
}

std::string escape_for_display(std::string_view bytes, encoding encoding) {
  std::string out;
  append_escaped(out, bytes, encoding);
  return out;
}

void append_escaped(std::string& out, std::string_view bytes, encoding encoding) {
  while (!bytes.empty()) {
    const auto plain = text::plain_length(bytes);
    out += bytes.substr(0, plain);
    bytes.remove_prefix(plain);
    if (bytes.empty()) return;
    const auto shown = first_cell(bytes, encoding);
    out += shown.text;
    bytes.remove_prefix(shown.bytes);
  }
}

std::string visible_lines(std::string_view bytes, encoding encoding) {
  std::string out;
  for (;;) {
    const auto end = bytes.find('\n');
    append_escaped(out, bytes.substr(0, end), encoding);
    if (end == bytes.npos) return out;
    out += '\n';
    bytes.remove_prefix(end + 1);
  }
}

std::string escape_within(std::size_t most, std::string_view bytes, encoding encoding) {
  if (bytes.size() <= most) return escape_for_display(bytes, encoding);
  const auto cells = cells_of(bytes, encoding);
  if (cells.size() <= most) return escape_for_display(bytes, encoding);
  const auto head = most * 2 / 3;
  std::string text;
  for (const auto& one : std::span(cells).first(head)) text += one.text;
  text += " ... ";
  for (const auto& one : std::span(cells).last(most - head)) text += one.text;
  return text;
}

}  // namespace strictpgn::report
