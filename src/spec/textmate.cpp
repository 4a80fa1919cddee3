#include "spec/textmate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "spec/byte_words.hpp"
#include "spec/notation.hpp"

namespace strictpgn::spec {
namespace {

std::string byte_in_class(std::uint8_t byte) {
  const bool is_plain = is_printing(byte) && std::string_view("[]^-\\&").find(
                                                 static_cast<char>(byte)) == std::string_view::npos;
  return is_plain ? std::string(1, static_cast<char>(byte)) : fmt::format("\\x{{{:X}}}", byte);
}

std::string class_text(const node& byte_class) {
  std::string text;
  for (const auto& [first, last] : byte_class.ranges)
    text += byte_in_class(first) + (first == last ? "" : '-' + byte_in_class(last));
  return fmt::format("[{}{}]", byte_class.is_negated ? "^" : "", text);
}

std::string literal_text(const node& literal) {
  constexpr std::string_view special = "\\^$.|?*+()[]{}-";
  std::string text;
  for (const char c : literal.text) {
    const bool is_shown = is_printing(static_cast<std::uint8_t>(c));
    if (special.find(c) != special.npos) text += '\\';
    text += is_shown ? std::string(1, c) : fmt::format("\\x{{{:X}}}", static_cast<std::uint8_t>(c));
  }
  return text;
}

class pattern_writer {
 public:
  explicit pattern_writer(const graph& in) : in_(in) {}

  std::string of(node_id id) const {
    const auto& node = in_[id];
    switch (node.what) {
      case op::seq:
        return joined(node, "");
      case op::sor:
        return "(?>" + joined(node, "|") + ')';
      case op::star:
        return atom(node.kids[0]) + "*+";
      case op::plus:
        return atom(node.kids[0]) + "++";
      case op::opt:
        return "(?>" + atom(node.kids[0]) + "?)";
      case op::at:
        return "(?=" + of(node.kids[0]) + ')';
      case op::not_at:
        return "(?!" + of(node.kids[0]) + ')';
      case op::literal:
        return literal_text(node);
      case op::byte_class:
        return class_text(node);
      default:
        throw std::invalid_argument("no part of a token: " + std::string(name_of(node.what)));
    }
  }

 private:
  std::string joined(const node& node, std::string_view between) const {
    std::string all;
    for (const auto kid : node.kids) all += (all.empty() ? "" : std::string(between)) + of(kid);
    return all;
  }

  /// What a count can stand behind.
  std::string atom(node_id id) const {
    const auto& node = in_[id];
    const bool is_one =
        node.what == op::byte_class || (node.what == op::literal && node.text.size() == 1);
    return is_one ? of(id) : "(?:" + of(id) + ')';
  }

  const graph& in_;
};

/// Inside quotes of JSON.
std::string in_json(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result;
}

std::string pattern(std::string_view scope, std::string_view expression) {
  return fmt::format("{{ \"name\": \"{}.pgn\", \"match\": \"{}\" }}", scope, in_json(expression));
}

constexpr std::string_view file = R"__({{
  "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
  "comment": "Made from the rules in grammar/. An editor reads line by line: that a variation or a tag pair is closed, and whether a move can be played, it does not know.",
  "name": "Portable Game Notation",
  "scopeName": "source.pgn",
  "fileTypes": ["pgn"],
  "patterns": [{{ "include": "#tag-pair" }}, {{ "include": "#space" }}, {{ "include": "#variation" }}, {{ "include": "#element" }}],
  "repository": {{
    "space": {{ "patterns": [
      {{ "name": "comment.line.percentage.pgn", "match": "^%.*$" }},
      {{ "name": "comment.line.semicolon.pgn", "match": ";.*$" }},
      {{ "name": "comment.block.pgn", "begin": "\\{{", "end": "\\}}" }}
    ] }},
    "tag-pair": {{
      "name": "meta.tag-pair.pgn", "begin": "\\[", "end": "\\]",
      "patterns": [
        {{ "include": "#space" }},
        {},
        {}
      ]
    }},
    "variation": {{
      "name": "meta.variation.pgn", "begin": "\\(", "end": "\\)",
      "patterns": [{{ "include": "#space" }}, {{ "include": "#variation" }}, {{ "include": "#element" }}]
    }},
    "element": {{ "patterns": [
      {},
      {},
      {},
      {},
      {}
    ] }}
  }}
}}
)__";

}  // namespace

std::string regular_expression(const graph& graph, node_id production) {
  return pattern_writer(graph).of(production);
}

std::string textmate_text(const graph& standard) {
  const auto expression = [&](std::string_view name) {
    return regular_expression(standard, standard.find(name).value());
  };
  // A text of several lines is seen line by line, so that periods may stand apart.
  const auto number = "[0-9]++" + expression("number_end") + "|\\.++";
  return fmt::format(file, pattern("string.quoted.double", expression("tag_value")),
                     pattern("entity.name.tag", expression("tag_name")),
                     pattern("constant.language.result", expression("game_termination")),
                     pattern("constant.numeric.move-number", number),
                     pattern("entity.name.function.move", expression("san_move")),
                     pattern("constant.other.glyph", expression("numeric_annotation_glyph")),
                     pattern("invalid.illegal.symbol", expression("letter_or_digit") +
                                                           expression("symbol_character") + "*+"));
}

}  // namespace strictpgn::spec
