#include "rules/edits.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace strictpgn::rules {

char editable::before(std::uint64_t place) const {
  return place > offset && place - offset <= text.size() ? text[place - offset - 1] : '\n';
}

char editable::after(std::uint64_t place) const {
  return place >= offset && place - offset < text.size() ? text[place - offset] : '\n';
}

std::uint64_t editable::skip_back(std::uint64_t place, bool (*is_passed)(char)) const {
  while (place > offset && is_passed(before(place))) --place;
  return place;
}

std::uint64_t editable::skip(std::uint64_t place, bool (*is_passed)(char)) const {
  while (place - offset < text.size() && is_passed(after(place))) ++place;
  return place;
}

std::string_view editable::newline() const {
  const auto at = text.find_first_of("\r\n");
  if (at == text.npos || text[at] == '\n') return "\n";
  return text.substr(at, text.substr(at).starts_with("\r\n") ? 2 : 1);
}

suggested_fix rewritten(span where, std::string_view old_text, std::string_view new_text) {
  if (old_text == new_text) return {};
  const auto shorter = std::min(old_text.size(), new_text.size());
  std::size_t first = 0;
  while (first < shorter && old_text[first] == new_text[first]) ++first;
  std::size_t last = 0;
  while (last < shorter - first &&
         old_text[old_text.size() - 1 - last] == new_text[new_text.size() - 1 - last])
    ++last;
  const auto text = new_text.substr(first, new_text.size() - last - first);
  suggested_fix result;
  result.edits.push_back({{where.begin + first, where.end - last}, std::string(text)});
  result.is_safe = true;
  return result;
}

suggested_fix without(const editable& in, span token) {
  const auto begin = in.skip_back(token.begin, is_blank);
  const auto end = in.skip(token.end, is_blank);
  const bool starts_line = is_line_end(in.before(begin));
  const bool ends_line = is_line_end(in.after(end));
  if (starts_line && ends_line && begin > in.offset) {
    const bool is_pair = in.after(end) == '\r' && in.after(end + 1) == '\n';
    const auto line_end =
        std::min<std::uint64_t>(end + (is_pair ? 2 : 1), in.offset + in.text.size());
    return {{{{begin, line_end}, ""}}, {}, true};
  }
  if (starts_line) {
    if (in.after(end) == '%') return {};
    return {{{{token.begin, end}, ""}}, {}, true};
  }
  if (end > token.end || ends_line || in.after(end) == ')')
    return {{{{begin, token.end}, ""}}, {}, true};
  return {{{token, begin < token.begin ? "" : " "}}, {}, true};
}

suggested_fix inserted(std::uint64_t place, std::string_view text) {
  return {{{{place, place}, std::string(text)}}, {}, true};
}

suggested_fix unsafe(suggested_fix result) {
  result.is_safe = false;
  return result;
}

}  // namespace strictpgn::rules
