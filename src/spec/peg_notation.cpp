#include "spec/peg_notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/byte_words.hpp"
#include "text/ascii.hpp"

namespace strictpgn::spec {
namespace {

/// A byte inside a literal or a class, of which `special` are to be escaped.
std::string escaped_byte(std::uint8_t byte, std::string_view special) {
  const auto c = static_cast<char>(byte);
  if (c == '\n') return "\\n";
  if (c == '\r') return "\\r";
  if (c == '\t') return "\\t";
  if (c == '\\' || special.find(c) != special.npos) return std::string("\\") + c;
  return is_printing(byte) || c == ' ' ? std::string(1, c) : fmt::format("\\x{:02X}", byte);
}

}  // namespace

std::string peg_notation::reference(const node& production) const {
  return std::string(production.name);
}

notation::part peg_notation::literal(const node& node) const {
  std::string text = "'";
  for (const char c : node.text) text += escaped_byte(static_cast<std::uint8_t>(c), "'");
  return {text + (node.folds_case ? "'i" : "'")};
}

notation::part peg_notation::byte_class(const node& node, std::size_t) const {
  std::string text = node.is_negated ? "[^" : "[";
  for (const auto& [first, last] : node.ranges) {
    text += escaped_byte(first, "[]^-");
    if (first != last) text += '-' + escaped_byte(last, "[]^-");
  }
  return {text + ']'};
}

notation::part peg_notation::repetition(const node& node, std::size_t width) const {
  if (node.what != op::until) {
    auto inner = element(node.kids[0], width - 4);
    inner.text.lines.back() += count_of(node);
    return inner;
  }
  const auto body = node.kids.size() == 1 ? any() : in_one_line(node.kids[1]);
  block result(fmt::format("(!( {} ) {})*", in_one_line(node.kids[0]), body));
  append_beside(result, element(node.kids[0], width).text, width);
  return {std::move(result), hold::sequence};
}

notation::part peg_notation::look_ahead(const node& node, std::size_t width) const {
  if (node.what == op::eof) return {std::string("!."), hold::sequence};
  if (node.what == op::failure) return {std::string("!''"), hold::sequence};
  block result;
  append_below(result, node.what == op::at ? "&" : "!", element(node.kids[0], width - 1).text);
  return {std::move(result), hold::sequence};  // no other sign can stand before it
}

std::string peg_notation::count_of(const node& node) const {
  switch (node.what) {
    case op::star:
      return "*";
    case op::plus:
      return "+";
    case op::opt:
      return "?";
    case op::rep:
      return fmt::format("{{{}}}", node.lo);
    default:
      return fmt::format("{{0,{}}}", node.hi);
  }
}

// ---- peggy --------------------------------------------------------------------------------------

std::string peggy_notation::count_of(const node& node) const {
  if (node.what == op::rep) return fmt::format("|{}|", node.lo);
  return node.what == op::rep_opt ? fmt::format("|0..{}|", node.hi) : peg_notation::count_of(node);
}

// ---- LPeg ---------------------------------------------------------------------------------------

namespace {

/// Whether a byte can stand between brackets.
bool is_plain(std::uint8_t byte) {
  return byte == ' ' ||
         (is_printing(byte) &&
          std::string_view("[]^-%").find(static_cast<char>(byte)) == std::string_view::npos);
}

std::string quoted(char c) {
  const auto byte = static_cast<std::uint8_t>(c);
  if (c != ' ' && !is_printing(byte)) return fmt::format("%x{:02X}", byte);
  return c == '\'' ? "\"'\"" : fmt::format("'{}'", c);
}

bool can_be_quoted(char c) {
  return c == ' ' || (c != '\'' && is_printing(static_cast<std::uint8_t>(c)));
}

/// A letter in upper and lower case, or a byte as it is.
std::string folded(char c) {
  const char lower = text::lower(c);
  const char upper = static_cast<char>(lower - ('a' - 'A'));
  return lower >= 'a' && lower <= 'z' ? fmt::format("[{}{}]", lower, upper) : quoted(c);
}

}  // namespace

notation::part lpeg_notation::literal(const node& node) const {
  if (!node.folds_case && std::ranges::all_of(node.text, can_be_quoted))
    return {"'" + node.text + "'"};
  std::vector<std::string> parts;
  for (const char c : node.text) parts.push_back(node.folds_case ? folded(c) : quoted(c));
  return {fmt::format("{}", fmt::join(parts, " ")),
          parts.size() == 1 ? hold::element : hold::sequence};
}

notation::part lpeg_notation::byte_class(const node& node, std::size_t) const {
  std::string plain;
  std::vector<std::string> terms;
  for (const auto& [first, last] : node.is_negated ? ranges_held(node) : node.ranges) {
    const bool is_one = first == last;
    if (is_plain(first) && is_plain(last))
      plain += is_one ? fmt::format("{:c}", first) : fmt::format("{:c}-{:c}", first, last);
    else
      terms.push_back(is_one ? quoted(static_cast<char>(first))
                             : fmt::format("%x{:02X}_{:02X}", first, last));
  }
  if (!plain.empty()) terms.insert(terms.begin(), '[' + plain + ']');
  return {fmt::format("{}", fmt::join(terms, " / ")),
          terms.size() == 1 ? hold::element : hold::choice};
}

std::string lpeg_notation::count_of(const node& node) const {
  if (node.what == op::rep) return fmt::format("^{}", node.lo);
  return node.what == op::rep_opt ? fmt::format("^-{}", node.hi) : peg_notation::count_of(node);
}

// ---- Lark and the W3C ---------------------------------------------------------------------------

std::string bar_notation::short_name(std::string_view production) {
  constexpr std::string_view mark = "twin_";
  return std::string(production.substr(production.starts_with(mark) ? mark.size() : 0));
}

notation::part lark_notation::literal(const node& node) const {
  std::string text;
  for (const char c : node.text) text += escaped_byte(static_cast<std::uint8_t>(c), "\"");
  return {fmt::format("\"{}\"{}", text, node.folds_case ? "i" : "")};
}

notation::part lark_notation::byte_class(const node& node, std::size_t) const {
  const auto escaped = [](std::uint8_t byte) {
    return byte == ' ' ? "\\x20" : escaped_byte(byte, "[]^-/");
  };
  std::string text;
  for (const auto& [first, last] : node.ranges)
    text += escaped(first) + (first == last ? "" : '-' + escaped(last));
  return {fmt::format("/[{}{}]/", node.is_negated ? "^" : "", text)};
}

namespace {

/// A byte that needs no code in EBNF.
bool is_clear(std::uint8_t byte) {
  return is_printing(byte) &&
         std::string_view("\"#[]^-").find(static_cast<char>(byte)) == std::string_view::npos;
}

std::string ebnf_byte(std::uint8_t byte) {
  return is_clear(byte) ? std::string(1, static_cast<char>(byte)) : fmt::format("#x{:02X}", byte);
}

}  // namespace

notation::part ebnf_notation::literal(const node& node) const {
  const auto is_quotable = [](char c) {
    return is_printing(static_cast<std::uint8_t>(c)) && c != '"';
  };
  if (std::ranges::all_of(node.text, is_quotable)) return {fmt::format("\"{}\"", node.text)};
  std::vector<std::string> codes;
  for (const char c : node.text)
    codes.push_back(fmt::format("#x{:02X}", static_cast<std::uint8_t>(c)));
  return {fmt::format("{}", fmt::join(codes, " ")),
          codes.size() == 1 ? hold::element : hold::sequence};
}

notation::part ebnf_notation::byte_class(const node& node, std::size_t) const {
  std::string text;
  for (const auto& [first, last] : node.is_negated ? ranges_held(node) : node.ranges)
    text += ebnf_byte(first) + (first == last ? "" : '-' + ebnf_byte(last));
  return {'[' + text + ']'};
}

}  // namespace strictpgn::spec
