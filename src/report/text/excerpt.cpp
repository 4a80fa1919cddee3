#include "report/text/excerpt.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/text/crop.hpp"
#include "report/text/escape_for_display.hpp"
#include "report/text/segment.hpp"

namespace strictpgn::report {
namespace {

class excerpt {
 public:
  excerpt(std::string& out, render_context& where, const look& look, std::size_t margin)
      : out_(out), where_(where), look_(look), margin_(margin) {}

  void append(const segment& segment) {
    if (segment.line != line_) {
      append_gap(segment.line);
      append_line(segment);
    } else if (!crop_.shows(segment.begin)) {
      append_line(segment);
    }
    append_mark(segment);
  }

  void append_bar() { out_ += fmt::format("{:{}} {}\n", "", margin_, faint("|")); }

 private:
  std::string_view text() const { return where_.lines.window().text; }
  std::string faint(std::string_view some) const { return look_.style.paint(tone::faint, some); }

  void append_gap(std::uint64_t next) {
    if (line_ != 0 && next > line_ + 1) out_ += faint(cut_sign) + "\n";
    line_ = next;
  }

  void append_line(const segment& segment) {
    const auto gutter = margin_ + 3;
    const auto width = std::max<std::size_t>(look_.width, gutter + 40) - gutter;
    crop_ = crop_around(text(), segment.line_begin, segment.begin, where_.encoding, width);
    const bool begins_before_window =
        segment.line_begin == 0 && where_.lines.window().first_column > 1;
    crop_.is_cut_before = crop_.is_cut_before || begins_before_window;
    const auto line = text_of(crop_);
    out_ += faint(fmt::format("{:>{}} |", segment.line, margin_));
    out_ += line.empty() ? "\n" : " " + line + "\n";
  }

  void append_mark(const segment& segment) {
    const auto begin = column_of(crop_, segment.begin);
    const auto end = column_of(crop_, segment.end);
    auto marks = std::string(std::max<std::size_t>(end - begin, 1), segment.is_primary ? '^' : '-');
    if (!segment.text.empty())
      marks += " " + escape_within(longest_message, segment.text, where_.encoding);
    const auto painted = look_.style.paint(segment.is_primary ? tone::strong : tone::info, marks);
    out_ += fmt::format("{:{}} {} {:{}}{}\n", "", margin_, faint("|"), "", begin, painted);
  }

  std::string& out_;
  render_context& where_;
  const look& look_;
  std::size_t margin_;
  std::uint64_t line_ = 0;
  crop crop_;
};

}  // namespace

std::size_t margin_of(const std::vector<mark>& marks, render_context& where) {
  std::uint64_t last = 1;
  for (const auto& one : segments_of(marks, where)) last = std::max(last, one.line);
  return fmt::formatted_size("{}", last);
}

void render_excerpt(std::string& out, const std::vector<mark>& marks, render_context& where,
                    const look& look) {
  excerpt lines(out, where, look, margin_of(marks, where));
  lines.append_bar();
  for (const auto& one : segments_of(marks, where)) lines.append(one);
}

}  // namespace strictpgn::report
