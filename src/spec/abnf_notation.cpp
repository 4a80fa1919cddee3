#include "spec/abnf_notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "spec/byte_words.hpp"
#include "spec/markup.hpp"
#include "spec/specification.hpp"

namespace strictpgn::spec {
namespace {

bool is_letter(std::uint8_t byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// The core rule for some bytes, by RFC 5234, B.1; empty where there is none.
std::string_view core_rule(byte_range of) {
  constexpr std::pair<byte_range, std::string_view> core[] = {
      {{'0', '9'}, "DIGIT"}, {{'\t', '\t'}, "HTAB"}, {{'\n', '\n'}, "LF"},
      {{'\r', '\r'}, "CR"},  {{' ', ' '}, "SP"},     {{'"', '"'}, "DQUOTE"},
      {{'!', '~'}, "VCHAR"}, {{0x00, 0xFF}, "OCTET"}};
  for (const auto& [range, name] : core)
    if (range == of) return name;
  return {};
}

}  // namespace

std::string abnf_notation::on_one_line(node_id id) const {
  const bool was_in_comment = std::exchange(is_in_comment_, true);
  auto line = in_one_line(id);
  is_in_comment_ = was_in_comment;
  return line;
}

std::string abnf_notation::words_for(const node& node) const {
  if (node.what == op::eof) return is_in_comment_ ? "end of text" : "then the end of the text";
  if (node.what == op::failure) return "fits nowhere";
  return (node.what == op::at ? "only before " : "not before ") + on_one_line(node.kids[0]);
}

std::string abnf_notation::name_of(const node& production) const {
  return shown_name(production.name);
}

// ---- bytes --------------------------------------------------------------------------------------

std::string abnf_notation::byte_text(std::uint8_t byte) const {
  const auto c = static_cast<char>(byte);
  if (const auto core = core_rule({byte, byte}); !core.empty()) return std::string(core);
  if (is_letter(byte)) return letters({&c, 1});
  return is_printing(byte) ? fmt::format("\"{}\"", c) : fmt::format("%x{:02X}", byte);
}

std::vector<std::string> abnf_notation::terms_of(const node& node) const {
  const byte_range upper{'A', 'Z'}, lower{'a', 'z'};
  const auto ranges = node.is_negated ? ranges_held(node) : node.ranges;
  const auto has = [&](byte_range one) { return std::ranges::find(ranges, one) != ranges.end(); };
  const bool has_letters = has(upper) && has(lower);
  std::vector<std::string> terms;
  for (const auto& range : ranges) {
    const bool is_second = has_letters && range == (has(upper) ? lower : upper);
    const auto core = has_letters && range == upper ? "ALPHA" : core_rule(range);
    if (is_second) continue;
    if (range.first == range.last)
      terms.push_back(byte_text(range.first));
    else
      terms.push_back(core.empty() ? fmt::format("%x{:02X}-{:02X}", range.first, range.last)
                                   : std::string(core));
  }
  return terms;
}

std::string abnf_notation::letters(std::string_view text) const {
  std::string codes;
  for (const char c : text)
    codes += fmt::format("{}{:02X}", codes.empty() ? "%x" : ".", static_cast<std::uint8_t>(c));
  return codes;
}

/// Quoted strings of RFC 5234 do not tell upper from lower case.
std::string abnf_notation::literal_text(const node& node) const {
  const auto is_quotable = [](char c) {
    return is_printing(static_cast<std::uint8_t>(c)) && c != '"';
  };
  const auto folds = [](char c) { return is_letter(static_cast<std::uint8_t>(c)); };
  if (node.text.size() == 1 && !node.folds_case)
    return byte_text(static_cast<std::uint8_t>(node.text[0]));
  if (!std::ranges::all_of(node.text, is_quotable)) return abnf_notation::letters(node.text);
  const bool is_plain = node.folds_case || std::ranges::none_of(node.text, folds);
  return is_plain ? '"' + node.text + '"' : letters(node.text);
}

notation::part abnf_notation::byte_class(const node& node, std::size_t width) const {
  const auto terms = terms_of(node);
  block result(terms[0]);
  for (std::size_t at = 1; at != terms.size(); ++at)
    append_beside(result, block("/ " + terms[at]), width);
  return {std::move(result), terms.size() == 1 ? hold::element : hold::choice};
}

// ---- repetition and look-ahead ------------------------------------------------------------------

namespace {

std::string count_of(const node& node) {
  if (node.what == op::star) return "*";
  if (node.what == op::plus) return "1*";
  return node.what == op::rep ? fmt::format("{}", node.lo) : fmt::format("*{}", node.hi);
}

}  // namespace

notation::part abnf_notation::repetition(const node& node, std::size_t width) const {
  if (node.what == op::opt) return enclosed(node.kids[0], "[ ", "]", width);
  if (node.what == op::until) return until(node, width);
  return prefixed(count_of(node), element(node.kids[0], width - 2));
}

notation::part abnf_notation::prefixed(std::string_view sign, const part& inner) {
  block result;
  append_below(result, sign, inner.text);
  return {std::move(result)};
}

notation::part abnf_notation::until(const node& node, std::size_t width) const {
  block body(fmt::format("; not at {}", in_one_line(node.kids[0])), true);
  append_beside(body, node.kids.size() == 1 ? block(any()) : element(node.kids[1], width).text,
                width);
  append_beside(body, block(")"), width);
  block result;
  append_below(result, "*( ", body);
  append_beside(result, element(node.kids[0], width).text, width);
  return {std::move(result), hold::sequence};
}

/// A comment says what ABNF cannot. Inside a comment it stands in angle brackets.
notation::part abnf_notation::look_ahead(const node& node, std::size_t) const {
  const auto words = words_for(node);
  return is_in_comment_ ? part{'<' + words + '>'}
                        : part{block("; " + words, true), hold::element, false};
}

// ---- with more operators ------------------------------------------------------------------------

notation::part sabnf_notation::look_ahead(const node& node, std::size_t width) const {
  if (node.what == op::eof) return {"!" + any(), hold::sequence};
  if (node.what == op::failure) return {"!" + nothing(), hold::sequence};
  auto result = prefixed(node.what == op::at ? "&" : "!", element(node.kids[0], width - 1));
  result.holds = hold::sequence;  // no other sign can stand before it
  return result;
}

std::string sabnf_notation::letters(std::string_view text) const {
  return fmt::format("%s\"{}\"", text);
}

notation::part sabnf_notation::until(const node& node, std::size_t width) const {
  const auto body = node.kids.size() == 1 ? any() : in_one_line(node.kids[1]);
  block result(fmt::format("*( !( {} ) {} )", in_one_line(node.kids[0]), body));
  append_beside(result, element(node.kids[0], width).text, width);
  return {std::move(result), hold::sequence};
}

std::string twin_notation::name_of(const node& production) const {
  constexpr std::string_view mark = "twin_";
  const auto name = production.name;
  return shown_name(name.substr(name.starts_with(mark) ? mark.size() : 0));
}

// ---- core rules ---------------------------------------------------------------------------------

namespace {

/// The names in a text of ABNF that stand in no comment.
std::set<std::string_view> names_read(std::string_view text) {
  std::set<std::string_view> names;
  bool is_in_comment = false;
  for (const auto& token : tokens_of_abnf(text)) {
    if (token.what == abnf_token::comment_mark) is_in_comment = true;
    if (token.text == "\n") is_in_comment = false;
    if (token.what == abnf_token::name && !is_in_comment) names.insert(token.text);
  }
  return names;
}

}  // namespace

std::string core_rules_in(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> core[] = {{"ALPHA", "%x41-5A / %x61-7A"},
                                                                    {"CR", "%x0D"},
                                                                    {"DIGIT", "%x30-39"},
                                                                    {"DQUOTE", "%x22"},
                                                                    {"HTAB", "%x09"},
                                                                    {"LF", "%x0A"},
                                                                    {"OCTET", "%x00-FF"},
                                                                    {"SP", "%x20"},
                                                                    {"VCHAR", "%x21-7E"}};
  const auto names = names_read(text);
  std::string rules;
  for (const auto& each : core)
    if (names.contains(each.first)) rules += fmt::format("{:<6} = {}\n", each.first, each.second);
  return rules;
}

}  // namespace strictpgn::spec
