#include "spec/peg.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/byte_words.hpp"
#include "spec/notation.hpp"

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

class peg : public notation {
 public:
  using notation::notation;

 protected:
  std::string reference(const node& production) const override {
    return std::string(production.name);
  }

  std::string any() const override { return "."; }
  std::string nothing() const override { return "''"; }

  part literal(const node& node) const override {
    std::string text = "'";
    for (const char c : node.text) text += escaped_byte(static_cast<std::uint8_t>(c), "'");
    return {text + (node.folds_case ? "'i" : "'")};
  }

  part byte_class(const node& node, std::size_t) const override {
    std::string text = node.is_negated ? "[^" : "[";
    for (const auto& [first, last] : node.ranges) {
      text += escaped_byte(first, "[]^-");
      if (first != last) text += '-' + escaped_byte(last, "[]^-");
    }
    return {text + ']'};
  }

  part repetition(const node& node, std::size_t width) const override {
    if (node.what == op::until) return until(node, width);
    auto inner = element(node.kids[0], width - 4);
    inner.text.lines.back() += count_of(node);
    return inner;
  }

  static std::string count_of(const node& node) {
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

  part until(const node& node, std::size_t width) const {
    const auto body = node.kids.size() == 1 ? any() : in_one_line(node.kids[1]);
    block result(fmt::format("(!( {} ) {})*", in_one_line(node.kids[0]), body));
    append_beside(result, element(node.kids[0], width).text, width);
    return {std::move(result), hold::sequence};
  }

  part look_ahead(const node& node, std::size_t width) const override {
    if (node.what == op::eof) return {std::string("!.")};
    if (node.what == op::failure) return {std::string("!''")};
    block result;
    append_below(result, node.what == op::at ? "&" : "!", element(node.kids[0], width - 1).text);
    return {std::move(result)};
  }
};

/// With the names of the specification.
class shown_peg : public peg {
 public:
  using peg::peg;
  std::string line(node_id id) const { return in_one_line(id); }

 private:
  std::string reference(const node& production) const override {
    return shown_name(production.name);
  }
};

std::string note_on(const node& production) {
  const auto& said = margin_of(production);
  auto note = said.section;
  if (production.is_deviation())
    note += (note.empty() ? "" : "; ") + deviation_in_words(production);
  return note.empty() ? note : "# " + note + '\n';
}

std::string heading_text(std::string_view title) { return fmt::format("\n# ---- {}\n\n", title); }

}  // namespace

std::string peg_words(const graph& graph, node_id id) { return shown_peg(graph).line(id); }

std::string peg_rule(const graph& graph, node_id production) {
  const auto sign = fmt::format("{} <- ", graph[production].name);
  return note_on(graph[production]) +
         peg(graph).right_side(graph[production], sign, text_width).text();
}

std::string peg_text(const specification& specification, std::string_view title) {
  auto result = fmt::format(
      "# {}\n#\n# A parsing expression grammar over bytes: `/` takes the first alternative that "
      "fits, `*`, `+`\n# and `?` take all they can, `&` and `!` look ahead and read nothing, "
      "`{{n}}` and `{{0,n}}` count.\n# Made from the rules in grammar/*.hpp.\n",
      title);
  for (const auto& group : specification.groups) {
    result += heading_text(group.head->text);
    for (const auto id : group.productions) result += peg_rule(*specification.of, id);
  }
  if (!specification.only_looked_for.empty()) result += heading_text("Looked for, but never read");
  for (const auto id : specification.only_looked_for) result += peg_rule(*specification.of, id);
  return result;
}

}  // namespace strictpgn::spec
