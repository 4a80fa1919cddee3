#include "strictpgn/source.hpp"

#include "text/line_index.hpp"

namespace strictpgn {

place locate(const source_window& window, std::uint64_t offset) {
  return text::line_index(window).locate(offset);
}

std::string_view line_at(const source_window& window, std::uint64_t offset) {
  const auto begin = text::line_index(window).line_begin(offset);
  const auto rest = window.text.substr(begin);
  return rest.substr(0, rest.find_first_of("\r\n"));
}

}  // namespace strictpgn
