#include "text/markdown.hpp"

namespace strictpgn::text {

std::string in_markdown(std::string_view prose) {
  constexpr std::string_view special = "\\*_<>[]|#";
  std::string escaped;
  bool is_code = false;
  for (const char c : prose) {
    if (c == '`') is_code = !is_code;
    if (!is_code && special.find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

}  // namespace strictpgn::text
