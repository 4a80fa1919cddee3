#include "report/sarif/utf16_column.hpp"

#include <algorithm>
#include <string_view>

#include "text/code_point.hpp"

namespace strictpgn::report {

std::optional<std::uint64_t> utf16_column(std::uint64_t offset, render_context& where) {
  const auto& window = where.lines.window();
  const auto [line, byte_column] = where.lines.locate(offset);
  if (where.encoding == encoding::latin1) return byte_column;
  auto begin = where.lines.line_begin(offset);
  if (begin == 0 && window.first_column > 1) return std::nullopt;
  const auto index =
      std::clamp(offset, window.offset, window.offset + window.text.size()) - window.offset;
  const bool has_mark = window.offset == 0 && window.text.starts_with(text::byte_order_mark);
  if (begin == 0 && has_mark) begin = std::min(index, text::byte_order_mark.size());
  const auto units = [&](std::size_t size) {
    return where.units.units_in(window.text, size, where.encoding);
  };
  return units(index) - units(begin) + 1;
}

}  // namespace strictpgn::report
