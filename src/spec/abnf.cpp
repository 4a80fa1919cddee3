#include "spec/abnf.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "spec/byte_words.hpp"
#include "spec/notation.hpp"

namespace strictpgn::spec {
namespace {

constexpr std::size_t note_column = 64;

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

std::string terminal(byte_range range) {
  if (const auto core = core_rule(range); !core.empty()) return std::string(core);
  if (range.first != range.last) return fmt::format("%x{:02X}-{:02X}", range.first, range.last);
  const bool is_quotable = is_printing(range.first) && !is_letter(range.first);
  return is_quotable ? fmt::format("\"{}\"", static_cast<char>(range.first))
                     : fmt::format("%x{:02X}", range.first);
}

/// The alternatives of a byte class. A-Z and a-z together are ALPHA.
std::vector<std::string> terms_of(const node& node) {
  const byte_range upper{'A', 'Z'}, lower{'a', 'z'};
  const auto ranges = node.is_negated ? ranges_held(node) : node.ranges;
  const auto has = [&](byte_range one) { return std::ranges::find(ranges, one) != ranges.end(); };
  const bool has_letters = has(upper) && has(lower);
  std::vector<std::string> terms;
  for (const auto& range : ranges) {
    const bool is_second = has_letters && range == (has(upper) ? lower : upper);
    if (has_letters && range == upper)
      terms.emplace_back("ALPHA");
    else if (!is_second)
      terms.push_back(terminal(range));
  }
  return terms;
}

/// Quoted strings of ABNF do not tell upper from lower case.
std::string literal_text(const node& node) {
  const auto is_plain = [&](char c) {
    const auto byte = static_cast<std::uint8_t>(c);
    return is_printing(byte) && byte != '"' && (node.folds_case || !is_letter(byte));
  };
  const auto first = static_cast<std::uint8_t>(node.text[0]);
  if (std::ranges::all_of(node.text, is_plain)) return '"' + node.text + '"';
  if (node.text.size() == 1) return terminal({first, first});
  std::string codes;
  for (const char c : node.text)
    codes += fmt::format("{}{:02X}", codes.empty() ? "%x" : ".", static_cast<std::uint8_t>(c));
  return codes;
}

class abnf : public notation {
 public:
  using notation::notation;

  /// On one line, look-ahead in angle brackets.
  std::string on_one_line(node_id id) const {
    const bool was_in_comment = std::exchange(is_in_comment_, true);
    auto line = in_one_line(id);
    is_in_comment_ = was_in_comment;
    return line;
  }

  /// What a look ahead asks for.
  std::string words_for(const node& node) const {
    if (node.what == op::eof) return is_in_comment_ ? "end of text" : "then the end of the text";
    if (node.what == op::failure) return "fits nowhere";
    return (node.what == op::at ? "only before " : "not before ") + on_one_line(node.kids[0]);
  }

 private:
  std::string reference(const node& production) const override {
    return shown_name(production.name);
  }

  std::string any() const override { return "OCTET"; }
  std::string nothing() const override { return "\"\""; }

  part literal(const node& node) const override { return {literal_text(node)}; }

  part byte_class(const node& node, std::size_t width) const override {
    const auto terms = terms_of(node);
    block result(terms[0]);
    for (std::size_t at = 1; at != terms.size(); ++at)
      append_beside(result, block("/ " + terms[at]), width);
    return {std::move(result), terms.size() == 1 ? hold::element : hold::choice};
  }

  part repetition(const node& node, std::size_t width) const override {
    if (node.what == op::opt) return enclosed(node.kids[0], "[ ", "]", width);
    if (node.what == op::until) return until(node, width);
    return prefixed(count_of(node), element(node.kids[0], width - 2));
  }

  static std::string count_of(const node& node) {
    if (node.what == op::star) return "*";
    if (node.what == op::plus) return "1*";
    return node.what == op::rep ? fmt::format("{}", node.lo) : fmt::format("*{}", node.hi);
  }

  static part prefixed(std::string_view count, const part& inner) {
    block result;
    append_below(result, count, inner.text);
    return {std::move(result)};
  }

  part until(const node& node, std::size_t width) const {
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
  part look_ahead(const node& node, std::size_t) const override {
    const auto words = words_for(node);
    return is_in_comment_ ? part{'<' + words + '>'}
                          : part{block("; " + words, true), hold::element, false};
  }

  mutable bool is_in_comment_ = false;
};

/// What the numbers in a production stand for.
void explain_terminals(const graph& in, const node& node, std::vector<std::string>& words) {
  const auto is_number = [](std::string_view term) { return term.starts_with('%'); };
  const auto has_words = [](byte_range each) { return byte_in_words(each.first).size() != 2; };
  const auto is_shown = [](char c) { return is_printing(static_cast<std::uint8_t>(c)); };
  if (node.what == op::literal && is_number(literal_text(node)) &&
      std::ranges::all_of(node.text, is_shown))
    words.push_back(node.text);
  if (node.what == op::byte_class && std::ranges::any_of(terms_of(node), is_number) &&
      std::ranges::any_of(node.ranges, has_words))
    words.push_back(class_in_words(node));
  for (const auto kid : node.kids)
    if (!in[kid].is_named()) explain_terminals(in, in[kid], words);
}

/// The section of a production, unless it is that of its group, whose document it need not name
/// again.
std::string own_section(const margin& said) {
  const auto& group = grammar_margins().headings[said.heading].section;
  if (said.section == group) return {};
  const auto source = group.substr(0, group.find(' ') + 1);
  return said.section.starts_with(source) ? said.section.substr(source.size()) : said.section;
}

/// What stands beside a production: its section, its rule, what its numbers mean, and the remark of
/// its file.
std::string note_on(const graph& in, const node& production) {
  const auto& said = margin_of(production);
  std::vector<std::string> notes, words;
  if (auto section = own_section(said); !section.empty()) notes.push_back(std::move(section));
  if (production.is_deviation()) notes.push_back(deviation_in_words(production));
  explain_terminals(in, production, words);
  if (!words.empty()) notes.push_back(fmt::format("{}", fmt::join(words, ", ")));
  if (!said.note.empty() && (!said.is_ordered || production.what == op::sor))
    notes.push_back((said.is_ordered ? "ordered: " : "") + said.note);
  return notes.empty() ? "" : fmt::format("; {}", fmt::join(notes, "; "));
}

/// A rule, its `=` in a column of its own.
std::string rule_text(const graph& graph, node_id id, std::size_t name_width) {
  const auto& production = graph[id];
  const auto sign = fmt::format("{:<{}} = ", shown_name(production.name), name_width);
  const auto result = abnf(graph).right_side(production, sign, text_width);
  const auto note = note_on(graph, production);
  if (note.empty()) return result.text();
  const auto column = std::max(note_column, result.width() + 2);
  if (!result.is_one_line() || column + note.size() > text_width)
    return note + '\n' + result.text();
  return result.lines[0] + std::string(column - result.lines[0].size(), ' ') + note + '\n';
}

std::string as_comment(std::string_view text) {
  std::string result;
  std::string line = ";";
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    if (line.size() + 1 + end > text_width) {
      result += line + '\n';
      line = ";";
    }
    line.append(" ").append(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result + line + '\n';
}

std::string group_text(const graph& graph, const std::vector<node_id>& productions) {
  std::size_t most = 0;
  for (const auto id : productions) most = std::max(most, graph[id].name.size());
  std::string result;
  for (const auto id : productions) result += rule_text(graph, id, std::min<std::size_t>(most, 24));
  return result;
}

std::string title_of(const graph& in, const specified_group& group) {
  const auto is_deviation = [&](node_id id) { return in[id].is_deviation(); };
  const auto title = shown_title(*group.head, std::ranges::any_of(group.productions, is_deviation));
  return group.head->section.empty() ? title : fmt::format("{} ({})", title, group.head->section);
}

std::string heading_text(std::string_view title, std::string_view note) {
  const auto result =
      fmt::format("\n; ---- {} {:-<{}}\n", title, "", title.size() < 88 ? 92 - title.size() : 4);
  return result + (note.empty() ? "" : as_comment(note)) + '\n';
}

constexpr std::string_view conventions =
    "Alternatives are tried from left to right and the first one that fits is taken; a repetition "
    "takes all it can. Look-ahead, which ABNF cannot express, is a comment: `not before x` and "
    "`only before x` say what must follow, and read nothing. Texts are bytes. Lines of this file "
    "end with LF where RFC 5234 has CR LF. Made from the rules in grammar/*.hpp, which carry the "
    "sections.";

}  // namespace

std::string abnf_text(const specification& specification, const abnf_head& head) {
  auto result = fmt::format("; {}\n;\n", head.title);
  if (!head.about.empty()) result += as_comment(head.about) + ";\n";
  result += as_comment(conventions);
  for (const auto& group : specification.groups)
    result += heading_text(title_of(*specification.of, group), group.head->note) +
              group_text(*specification.of, group.productions);
  if (!specification.only_looked_for.empty()) {
    result += heading_text("Looked for, but never read", "");
    result += group_text(*specification.of, specification.only_looked_for);
  }
  return result;
}

std::string look_ahead_words(const graph& graph, const node& look) {
  return abnf(graph).words_for(look);
}

std::string abnf_rule(const graph& graph, node_id production) {
  const auto sign = shown_name(graph[production].name) + " = ";
  return abnf(graph).right_side(graph[production], sign, text_width).text();
}

}  // namespace strictpgn::spec
