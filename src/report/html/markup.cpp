#include "report/html/markup.hpp"

#include "report/render_context.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::report::html {
namespace {

std::string_view entity_of(char c) {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return {};
  }
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string markup;
  markup.reserve(text.size());
  for (const char c : text) {
    const auto entity = entity_of(c);
    if (entity.empty()) {
      markup += c;
    } else {
      markup += entity;
    }
  }
  return markup;
}

std::string text_of(std::string_view bytes, encoding encoding) {
  return escaped(escape_within(longest_message, bytes, encoding));
}

std::string sentence_of(std::string_view bytes, encoding encoding) {
  const auto text = text_of(bytes, encoding);
  std::string_view rest = text;
  std::string markup;
  for (;;) {
    const auto begin = rest.find('`');
    const auto end = begin == std::string_view::npos ? begin : rest.find('`', begin + 1);
    if (end == std::string_view::npos) return markup.append(rest);
    markup.append(rest.substr(0, begin));
    markup.append("<code>").append(rest.substr(begin + 1, end - begin - 1)).append("</code>");
    rest.remove_prefix(end + 1);
  }
}

}  // namespace strictpgn::report::html
