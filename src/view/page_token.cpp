#include "view/page_token.hpp"

#include <algorithm>

namespace strictpgn::view {
namespace {

bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool is_of_move(char c) {
  return is_letter_or_digit(c) || c == '+' || c == '#' || c == '=' || c == '-';
}

bool is_of_name(char c) { return is_letter_or_digit(c) || c == '_'; }

bool is_space(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

bool is_digit(char c) { return c >= '0' && c <= '9'; }

template <typename Predicate>
std::size_t run_of(std::string_view text, Predicate is_in) {
  return static_cast<std::size_t>(std::ranges::find_if_not(text, is_in) - text.begin());
}

std::size_t up_to(std::string_view text, std::string_view ends) {
  return std::min(text.find_first_of(ends), text.size());
}

}  // namespace

std::size_t expected_gap(std::string_view text) {
  const auto space = run_of(text, is_space);
  const auto digits = run_of(text.substr(space), is_digit);
  const auto periods = run_of(text.substr(space + digits), [](char c) { return c == '.'; });
  if (digits == 0 || periods == 0) return space;
  const auto number = space + digits + periods;
  return number + run_of(text.substr(number), is_space);
}

token_kind expected_kind(std::string_view text) {
  switch (text.empty() ? '\0' : text.front()) {
    case '{':
      return comment_token;
    case ';':
      return line_comment_token;
    case '$':
      return nag_token;
    case '(':
      return open_token;
    case ')':
      return close_token;
    case '!':
    case '?':
      return suffix_token;
    default:
      return move_token;
  }
}

std::size_t expected_length(token_kind kind, std::string_view text) {
  switch (kind) {
    case move_token:
      return run_of(text, is_of_move);
    case comment_token:
      return std::min(up_to(text, "}") + 1, text.size());
    case line_comment_token:
    case escape_token:
      return up_to(text, "\r\n");
    case nag_token:
      return 1 + run_of(text.substr(std::min<std::size_t>(1, text.size())), is_letter_or_digit);
    case unclosed_comment_token:
      return text.size();
    default:
      return 1;
  }
}

std::size_t expected_name_length(std::string_view text) { return run_of(text, is_of_name); }

std::size_t expected_value_length(std::string_view text) { return up_to(text, "\""); }

}  // namespace strictpgn::view
