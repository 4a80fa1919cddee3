#include "spec/markup.hpp"

#include <algorithm>
#include <utility>

namespace strictpgn::spec {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_in_name(char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '-'; }

template <typename Predicate>
std::size_t end_of(std::string_view text, std::size_t from, Predicate belongs) {
  while (from != text.size() && belongs(text[from])) ++from;
  return from;
}

/// The words with which a comment of look-ahead begins.
std::size_t comment_mark_size(std::string_view text) {
  for (const std::string_view mark :
       {"; not before ", "; only before ", "; then the end of the text"})
    if (text.starts_with(mark)) return mark.size();
  return 1;
}

abnf_token first_token(std::string_view text) {
  const auto token = [&](std::size_t size, abnf_token::kind what) {
    return abnf_token{text.substr(0, size), what};
  };
  if (text[0] == ';') return token(comment_mark_size(text), abnf_token::comment_mark);
  if (text[0] == '"')
    return token(std::min(text.find('"', 1), text.size() - 1) + 1, abnf_token::other);
  if (text[0] == '%')
    return token(end_of(text, 1, [](char c) { return is_in_name(c) || c == '.'; }),
                 abnf_token::other);
  if (is_letter(text[0])) return token(end_of(text, 1, is_in_name), abnf_token::name);
  return token(1, abnf_token::other);
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '&')
      result += "&amp;";
    else if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (c == '"')
      result += "&quot;";
    else
      result += c;
  }
  return result;
}

std::string prose(std::string_view text) {
  std::string result;
  bool is_code = false;
  for (const char c : text) {
    if (c != '`')
      result += escaped({&c, 1});
    else
      result += std::exchange(is_code, !is_code) ? "</code>" : "<code>";
  }
  return result;
}

std::vector<abnf_token> tokens_of_abnf(std::string_view text) {
  std::vector<abnf_token> tokens;
  while (!text.empty()) {
    tokens.push_back(first_token(text));
    text.remove_prefix(tokens.back().text.size());
  }
  return tokens;
}

}  // namespace strictpgn::spec
