#include "spec/peg.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/peg_notation.hpp"

namespace strictpgn::spec {
namespace {

/// With the names of the specification.
class shown_peg : public peg_notation {
 public:
  using peg_notation::peg_notation;
  std::string line(node_id id) const { return in_one_line(id); }

 private:
  std::string reference(const node& production) const override {
    return shown_name(production.name);
  }
};

/// What the notations do not have in common beside their expressions.
struct peg_style {
  const notation& by;
  std::string_view sign = "<-";
  std::string_view comment = "#";
  std::string_view comment_end = "";
  std::size_t width = text_width;
  std::string (*name_of)(std::string_view) = [](std::string_view name) {
    return std::string(name);
  };

  /// The words of a text as comments.
  std::string remark(std::string_view text) const {
    std::string result;
    for (const char c : in_lines(text, comment, text_width - comment_end.size()))
      result += c == '\n' ? fmt::format("{}\n", comment_end) : std::string(1, c);
    return result;
  }
};

std::string note_on(const node& production, peg_style style) {
  const auto& said = margin_of(production);
  auto note = said.section;
  if (production.is_deviation())
    note += (note.empty() ? "" : "; ") + deviation_in_words(production);
  return note.empty() ? note : style.remark(note);
}

std::string rule_text(const graph& graph, node_id production, peg_style style) {
  const auto sign = fmt::format("{} {} ", style.name_of(graph[production].name), style.sign);
  return note_on(graph[production], style) +
         style.by.right_side(graph[production], sign, style.width).text();
}

std::string heading_text(std::string_view title, peg_style style) {
  return fmt::format("\n{} ---- {}{}\n\n", style.comment, title, style.comment_end);
}

std::string groups_text(const specification& specification, peg_style style) {
  std::string result;
  for (const auto& group : specification.groups) {
    result += heading_text(group.head->text, style);
    for (const auto id : group.productions) result += rule_text(*specification.of, id, style);
  }
  if (!specification.only_looked_for.empty())
    result += heading_text("Looked for, but never read", style);
  for (const auto id : specification.only_looked_for)
    result += rule_text(*specification.of, id, style);
  return result;
}

std::string head_text(const tool_head& head, std::string_view how_to_read, peg_style style) {
  return style.remark(head.title) + '\n' + style.remark(head.about) + style.remark(how_to_read);
}

constexpr std::string_view lark_conventions =
    "For Lark (Python) with its Earley parser and dynamic lexer, and a start that is named: "
    "`Lark(grammar, start='pgn_database', parser='earley')`. Texts are bytes: read files as "
    "latin1. "
    "It needs about a second for a kilobyte. Two kinds of texts it refuses though the standard has "
    "them: a game without tag pairs at once behind the marker of another, and an escape line at "
    "the end of a text that no line end follows. Made from the rules in grammar/.";

constexpr std::string_view ebnf_conventions =
    "The EBNF of the W3C (XML 1.0, 6), to read. Texts are bytes. It means the same as a "
    "context-free grammar and where the first alternative that fits is taken. Two kinds of texts "
    "it refuses though the standard has them: a game without tag pairs at once behind the marker "
    "of another, and an escape line at the end of a text that no line end follows. Made from the "
    "rules in grammar/.";

constexpr std::string_view peggy_conventions =
    "For peggy (JavaScript). Texts are bytes: read files as latin1. The first rule reads a whole "
    "text. The stack of Node bounds how deep variations are: 400 inside each other are read. Made "
    "from the rules in grammar/.";

constexpr std::string_view lpeg_conventions =
    "For the module `re` of LPeg (Lua). It knows no escapes, so that it is to be given "
    "definitions: "
    "`%x0A` is that byte, `%x80_FF` one of those from 80 to FF. The first rule reads a whole text. "
    "Captures in it are at most 200 inside each other, which is enough for trees of 40 variations "
    "inside each other; lpeg.setmaxstack is to be called. Made from the rules in grammar/.";

}  // namespace

std::string peg_words(const graph& graph, node_id id) { return shown_peg(graph).line(id); }

std::string peg_rule(const graph& graph, node_id production) {
  return rule_text(graph, production, {peg_notation(graph)});
}

std::string peg_text(const specification& specification, std::string_view title) {
  const auto head = fmt::format(
      "# {}\n#\n# A parsing expression grammar over bytes: `/` takes the first alternative that "
      "fits, `*`, `+`\n# and `?` take all they can, `&` and `!` look ahead and read nothing, "
      "`{{n}}` and `{{0,n}}` count.\n# Made from the rules in grammar/*.hpp.\n",
      title);
  return head + groups_text(specification, {peg_notation(*specification.of)});
}

std::string peggy_text(const specification& specification, const tool_head& head) {
  const peggy_notation by(*specification.of);
  const peg_style style{by, "=", "//"};
  return head_text(head, peggy_conventions, style) + groups_text(start_first(specification), style);
}

std::string lpeg_text(const specification& specification, const tool_head& head) {
  const lpeg_notation by(*specification.of);
  const peg_style style{by, "<-", "--"};
  return head_text(head, lpeg_conventions, style) + groups_text(start_first(specification), style);
}

std::string lark_text(const specification& specification, const tool_head& head) {
  const lark_notation by(*specification.of);
  // A line that goes on needs a stroke at its beginning.
  const peg_style style{by, ":", "//", "", 1 << 20, bar_notation::short_name};
  return head_text(head, lark_conventions, style) + groups_text(start_first(specification), style);
}

std::string ebnf_text(const specification& specification, const tool_head& head) {
  const ebnf_notation by(*specification.of);
  const peg_style style{by, "::=", "/*", " */", text_width, bar_notation::short_name};
  return head_text(head, ebnf_conventions, style) + groups_text(start_first(specification), style);
}

}  // namespace strictpgn::spec
