#include "spec/abnf.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "spec/abnf_notation.hpp"
#include "spec/byte_words.hpp"

namespace strictpgn::spec {
namespace {

constexpr std::size_t note_column = 64;

/// Which productions are written, and how.
struct abnf_style {
  const graph& in;
  const abnf_notation& by;
};

/// What the numbers in a production stand for.
void explain_terminals(abnf_style style, const node& node, std::vector<std::string>& words) {
  const auto is_number = [](std::string_view term) { return term.starts_with("%x"); };
  const auto has_words = [](byte_range each) { return byte_in_words(each.first).size() != 2; };
  const auto is_shown = [](char c) { return is_printing(static_cast<std::uint8_t>(c)); };
  if (node.what == op::literal && is_number(style.by.literal_text(node)) &&
      std::ranges::all_of(node.text, is_shown))
    words.push_back(node.text);
  if (node.what == op::byte_class && std::ranges::any_of(style.by.terms_of(node), is_number) &&
      std::ranges::any_of(node.ranges, has_words))
    words.push_back(class_in_words(node));
  for (const auto kid : node.kids)
    if (!style.in[kid].is_named()) explain_terminals(style, style.in[kid], words);
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
std::string note_on(abnf_style style, const node& production) {
  const auto& said = margin_of(production);
  std::vector<std::string> notes, words;
  if (auto section = own_section(said); !section.empty()) notes.push_back(std::move(section));
  if (production.is_deviation()) notes.push_back(deviation_in_words(production));
  explain_terminals(style, production, words);
  if (!words.empty()) notes.push_back(fmt::format("{}", fmt::join(words, ", ")));
  if (!said.note.empty() && (!said.is_ordered || production.what == op::sor))
    notes.push_back((said.is_ordered ? "ordered: " : "") + said.note);
  return notes.empty() ? "" : fmt::format("; {}", fmt::join(notes, "; "));
}

/// A rule, its `=` in a column of its own.
std::string rule_text(abnf_style style, node_id id, std::size_t name_width) {
  const auto& production = style.in[id];
  const auto sign = fmt::format("{:<{}} = ", style.by.name_of(production), name_width);
  const auto result = style.by.right_side(production, sign, text_width);
  const auto note = note_on(style, production);
  if (note.empty()) return result.text();
  const auto column = std::max(note_column, result.width() + 2);
  if (!result.is_one_line() || column + note.size() > text_width)
    return note + '\n' + result.text();
  return result.lines[0] + std::string(column - result.lines[0].size(), ' ') + note + '\n';
}

std::string as_comment(std::string_view text) { return in_lines(text, ";", text_width); }

std::string group_text(abnf_style style, const std::vector<node_id>& productions) {
  std::size_t most = 0;
  for (const auto id : productions) most = std::max(most, style.by.name_of(style.in[id]).size());
  std::string result;
  for (const auto id : productions) result += rule_text(style, id, std::min<std::size_t>(most, 24));
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

/// All groups, then what is only looked for.
std::string groups_text(abnf_style style, const specification& specification) {
  std::string result;
  for (const auto& group : specification.groups)
    result += heading_text(title_of(style.in, group), group.head->note) +
              group_text(style, group.productions);
  if (specification.only_looked_for.empty()) return result;
  return result + heading_text("Looked for, but never read", "") +
         group_text(style, specification.only_looked_for);
}

std::string head_text(const abnf_head& head, std::string_view conventions) {
  const auto about = head.about.empty() ? "" : as_comment(head.about) + ";\n";
  return fmt::format("; {}\n;\n", head.title) + about + as_comment(conventions);
}

constexpr std::string_view conventions =
    "Alternatives are tried from left to right and the first one that fits is taken; a repetition "
    "takes all it can. Look-ahead, which ABNF cannot express, is a comment: `not before x` and "
    "`only before x` say what must follow, and read nothing. A remark such as `0-5` shows the "
    "characters of numbers. Texts are bytes. Lines of this file end with LF where RFC 5234 has CR "
    "LF. Made from the rules in grammar/*.hpp, which carry the sections.";

constexpr std::string_view sabnf_conventions =
    "ABNF by RFC 5234 and RFC 7405 with the two operators of SABNF, which look ahead and read "
    "nothing: `&x` fits where x fits, `!x` where it does not. Alternatives are tried from left to "
    "right and the first one that fits is taken; a repetition takes all it can. A remark such as "
    "`0-5` shows the characters of numbers. Texts are bytes: apg-js is to be given files read as "
    "latin1. The first rule reads a whole text. In apg-js the stack of Node bounds how deep "
    "variations are: 200 inside each other are read. Lines of this file end with LF where RFC 5234 "
    "has CR LF. Made from the rules in grammar/*.hpp, which carry the sections.";

constexpr std::string_view twin_conventions =
    "ABNF by RFC 5234 and RFC 7405. It needs no look-ahead and means the same as a context-free "
    "grammar and where the first alternative that fits is taken. Two kinds of texts it refuses "
    "though the standard has them (pgn.sabnf): a game without tag pairs at once behind the marker "
    "of another, as in `* *` without the blank, and an escape line at the end of a text that no "
    "line end follows. A remark such as `0-5` shows the characters of numbers. Texts are bytes. "
    "The first rule reads a whole text. Lines of this file end with LF where RFC 5234 has CR LF. "
    "Made from the rules in grammar/*.hpp, which carry the sections.";

/// Rules that begin with the start and end with the core rules.
std::string whole_rules(abnf_style style, const specification& specification) {
  const auto rules = groups_text(style, start_first(specification));
  return rules + heading_text("Core rules (RFC 5234, B.1)", "") + core_rules_in(rules);
}

}  // namespace

std::string abnf_text(const specification& specification, const abnf_head& head) {
  const abnf_notation by(*specification.of);
  return head_text(head, conventions) + groups_text({*specification.of, by}, specification);
}

std::string sabnf_text(const specification& specification, const abnf_head& head) {
  const sabnf_notation by(*specification.of);
  return head_text(head, sabnf_conventions) + whole_rules({*specification.of, by}, specification);
}

std::string twin_abnf_text(const specification& specification, const abnf_head& head) {
  const twin_notation by(*specification.of);
  return head_text(head, twin_conventions) + whole_rules({*specification.of, by}, specification);
}

std::string look_ahead_words(const graph& graph, const node& look) {
  return abnf_notation(graph).words_for(look);
}

std::string abnf_rule(const graph& graph, node_id production) {
  const auto sign = shown_name(graph[production].name) + " = ";
  return abnf_notation(graph).right_side(graph[production], sign, text_width).text();
}

}  // namespace strictpgn::spec
