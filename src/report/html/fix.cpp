#include "report/html/fix.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "report/html/markup.hpp"
#include "report/html/row.hpp"
#include "report/text/fix_text.hpp"

namespace strictpgn::report::html {
namespace {

/// Enough of a line to see where it is.
constexpr std::size_t columns_of_edit = 60;

/// A fix for a whole game may have any number of edits.
constexpr std::size_t most_edits = 8;

/// Writes one row: what goes, and after it what comes. Of a text over several lines, what comes
/// stands in the last one.
class edited_row {
 public:
  edited_row(std::string& out, const row& shown, encoding encoding)
      : out_(out), shown_(shown), encoding_(encoding), next_(shown.marks.begin()) {}

  void append() {
    auto index = shown_.text.begin;
    out_ += "<code>";
    if (shown_.text.is_cut_before) out_ += cut_sign;
    for (const auto& one : shown_.text.cells) {
      turn_at(index);
      out_ += escaped(one.text);
      index += one.bytes;
    }
    turn_at(index);
    if (open_ != nullptr) close();
    if (shown_.text.is_cut_after) out_ += cut_sign;
    out_ += "</code>";
  }

 private:
  void turn_at(std::size_t index) {
    for (;;) {
      if (open_ != nullptr && open_->end <= index)
        close();
      else if (open_ == nullptr && next_ != shown_.marks.end() && next_->begin <= index)
        open();
      else
        return;
    }
  }

  void open() {
    open_ = &*next_++;
    if (open_->begin != open_->end) out_ += "<del>";
  }

  void close() {
    if (open_->begin != open_->end) out_ += "</del>";
    if (!open_->text.empty()) out_ += fmt::format("<ins>{}</ins>", text_of(open_->text, encoding_));
    open_ = nullptr;
  }

  std::string& out_;
  const row& shown_;
  encoding encoding_;
  std::vector<segment>::const_iterator next_;
  const segment* open_ = nullptr;
};

bool is_shown(const suggested_fix& fix, const source_window& window) {
  return !fix.edits.empty() && std::ranges::all_of(fix.edits, [&](const edit& change) {
    return is_inside(change.where, window);
  });
}

/// One row for each line, with the edits that it has room for.
std::vector<row> edited_rows(const suggested_fix& fix, render_context& where) {
  std::vector<mark> marks;
  for (const auto& change : std::span(fix.edits).first(std::min(most_edits, fix.edits.size())))
    marks.push_back({.where = change.where, .text = change.text});
  auto rows = rows_of(segments_of(marks, where), columns_of_edit, where);
  const auto is_same_line = [](const row& one, const row& other) { return one.line == other.line; };
  rows.erase(std::unique(rows.begin(), rows.end(), is_same_line), rows.end());
  return rows;
}

/// How many of the edits begin in these rows.
std::size_t count_in(const std::vector<row>& rows, const suggested_fix& fix,
                     const source_window& window) {
  const auto is_in = [&](const edit& change) {
    const auto place = change.where.begin - window.offset;
    return std::ranges::any_of(rows, [&](const row& one) {
      return std::ranges::find(one.marks, place, &segment::begin) != one.marks.end();
    });
  };
  return static_cast<std::size_t>(std::ranges::count_if(fix.edits, is_in));
}

}  // namespace

void append_fix(std::string& out, const suggested_fix& fix, render_context& where) {
  if (fix.empty()) return;
  const auto how = where.is_left(fix)
                       ? std::string(where.why_left())
                       : fmt::format("<code>{}</code>", fix.is_safe ? "--fix" : "--fix=all");
  if (!is_shown(fix, where.lines.window())) {
    out += fmt::format("<p>Fix ({}): {}</p>\n", how,
                       sentence_of(words_for(fix, where), where.encoding));
    return;
  }
  const auto rows = edited_rows(fix, where);
  std::string_view separator;
  out += fmt::format("<p>Fix ({}): ", how);
  for (const auto& one : rows) {
    out += std::exchange(separator, ", ");
    edited_row(out, one, where.encoding).append();
  }
  if (const auto rest = fix.edits.size() - count_in(rows, fix, where.lines.window()); rest != 0)
    out += fmt::format(", and {} more", rest);
  out += "</p>\n";
}

}  // namespace strictpgn::report::html
