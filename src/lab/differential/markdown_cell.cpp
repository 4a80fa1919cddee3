#include "lab/differential/markdown_cell.hpp"

#include "report/text/escape_for_display.hpp"

namespace strictpgn::differential {

std::string markdown_cell(std::string_view text) {
  std::string result;
  for (const char c : report::escape_for_display(text, encoding::utf8))
    c == '|' ? result += "\\|" : result += c;
  return result;
}

}  // namespace strictpgn::differential
