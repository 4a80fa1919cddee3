#include "report/json/json_text.hpp"

#include "text/code_point.hpp"
#include "text/plain.hpp"

namespace strictpgn::report {

std::string decoded(std::string_view bytes, encoding encoding) {
  if (text::plain_length(bytes) == bytes.size()) return std::string(bytes);
  std::string text;
  text.reserve(bytes.size());
  while (!bytes.empty()) {
    const auto found = text::first_code_point(bytes, encoding);
    text::append_utf8(text, found.is_valid ? found.value : U'\uFFFD');
    bytes.remove_prefix(found.length);
  }
  return text;
}

void add_span(json& to, const span& span) {
  to["begin"] = span.begin;
  to["end"] = span.end;
}

void append_json(std::string& out, const json& value) {
  constexpr bool is_ascii_only = true;
  out += value.dump(-1, ' ', is_ascii_only, json::error_handler_t::replace);
}

}  // namespace strictpgn::report
