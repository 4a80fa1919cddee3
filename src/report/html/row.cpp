#include "report/html/row.hpp"

namespace strictpgn::report::html {
namespace {

bool is_in(const segment& mark, const row& shown) {
  return mark.line == shown.line && shown.text.shows(mark.begin);
}

}  // namespace

std::vector<row> rows_of(const std::vector<segment>& segments, std::size_t columns,
                         render_context& where) {
  std::vector<row> rows;
  for (const auto& mark : segments) {
    if (rows.empty() || !is_in(mark, rows.back())) {
      const auto& text = where.lines.window().text;
      rows.push_back(
          {mark.line, crop_around(text, mark.line_begin, mark.begin, where.encoding, columns), {}});
    }
    rows.back().marks.push_back(mark);
  }
  return rows;
}

}  // namespace strictpgn::report::html
