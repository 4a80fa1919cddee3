#include "report/tree/element_json.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "parse/elements.hpp"
#include "report/pages/nag.hpp"
#include "report/tree/command_json.hpp"
#include "strictpgn/commands.hpp"
#include "text/ascii.hpp"

namespace strictpgn::report {
namespace {

std::string_view name_of(element_kind kind) {
  switch (kind) {
    case element_kind::move:
      return "move";
    case element_kind::null_move:
      return "null_move";
    case element_kind::unreadable_move:
      return "unreadable_move";
    case element_kind::move_number:
      return "move_number";
    case element_kind::nag:
      return "nag";
    case element_kind::comment:
      return "comment";
    case element_kind::line_comment:
      return "line_comment";
    case element_kind::variation_begin:
    case element_kind::variation_end:
      return "parentheses";
    case element_kind::escape:
      return "escape";
    case element_kind::unknown_symbol:
      return "unknown_symbol";
    case element_kind::text:
      return "text";
    case element_kind::stray:
      return "stray";
  }
  return "stray";
}

bool is_unclosed(const element& one) { return (one.flags & element_flag::is_unclosed) != 0; }

/// Words with a blank between any two of them.
std::string words_in(std::string_view text) {
  std::string words;
  bool is_apart = false;
  for (const char c : text) {
    const bool is_space = text::white_space.find(c) != text::white_space.npos;
    if (!is_space && is_apart && !words.empty()) words += ' ';
    if (!is_space) words += c;
    is_apart = is_space;
  }
  return words;
}

/// What a comment has for people: each command gives way to a blank.
std::string without_commands(std::string_view content, const std::vector<command>& commands) {
  std::string rest;
  std::size_t at = 0;
  for (const auto& command : commands) {
    rest.append(content.substr(at, command.where.begin - at)).append(" ");
    at = command.where.end;
  }
  return words_in(rest.append(content.substr(at)));
}

json json_of_command(const command& command, encoding encoding) {
  auto operands = json::array();
  for (const auto& operand : command.operands) operands.push_back(decoded(operand.text, encoding));
  json item{{"name", command.name}, {"operands", std::move(operands)}};
  if (const auto value = value_of(command)) item["value"] = value_json(*value, encoding);
  return item;
}

void add_comment(json& to, std::string_view content, encoding encoding) {
  const auto commands = commands_of(content);
  to["content"] = decoded(content, encoding);
  to["text"] = decoded(without_commands(content, commands), encoding);
  for (const auto& command : commands) to["commands"].push_back(json_of_command(command, encoding));
}

void add_content(json& to, const game& what, const element& one, encoding encoding) {
  if (parse::is_comment(one)) return add_comment(to, what.content_of(one), encoding);
  switch (one.kind) {
    case element_kind::escape:
      to["content"] = decoded(what.content_of(one), encoding);
      return;
    case element_kind::nag:
      to["number"] = one.number;
      return add_nag_meaning(to, one.number);
    case element_kind::move_number:
      to["value"] = one.number;
      to["periods"] = one.periods;
      return;
    default:
      to["text"] = decoded(what.text_of(one), encoding);
  }
}

}  // namespace

json json_of(const span& where) {
  json place;
  add_span(place, where);
  return place;
}

json json_of(const game& what, const element& one, encoding encoding) {
  json item{{"kind", name_of(one.kind)}};
  if (one.kind == element_kind::variation_begin) {
    item.update(parentheses_json(what, one));
    return item;
  }
  add_span(item, what.span_of(one));
  add_content(item, what, one, encoding);
  if ((one.flags & element_flag::is_deviant) != 0) item["deviant"] = true;
  if (is_unclosed(one)) item["unclosed"] = true;
  return item;
}

json suffix_json(const game& what, const element& move) {
  json item{{"kind", "suffix"}};
  add_span(item, what.suffix_span_of(move));
  const auto number = static_cast<unsigned>(move.suffix);
  item["number"] = number;
  add_nag_meaning(item, number);
  return item;
}

json indication_json(const game& what, const element& move) {
  json item;
  item["value"] = move.number;
  item["periods"] = move.periods;
  add_span(item, what.number_span_of(move));
  return item;
}

/// A game that reached the limit of elements may lack its element.
span closing_parenthesis(const game& what, const element& opening) {
  const auto end = what.offset + what.text.size();
  const bool has_end = opening.data > static_cast<std::size_t>(&opening - what.elements.data());
  return has_end ? what.span_of(what.elements[opening.data]) : span{end, end};
}

json parentheses_json(const game& what, const element& opening) {
  const auto closing = closing_parenthesis(what, opening);
  auto place = json_of(span{what.span_of(opening).begin, closing.end});
  if (closing.empty()) place["unclosed"] = true;
  return place;
}

json json_of(const game& what, const tag_pair& tag, encoding encoding) {
  json pair;
  pair["name"] = decoded(what.name_of(tag), encoding);
  pair["value"] = decoded(what.value_of(tag), encoding);
  add_span(pair, what.span_of(tag));
  pair["name_span"] = json_of(what.name_span_of(tag));
  pair["value_span"] = json_of(what.value_span_of(tag));
  if (tag.is_damaged || tag.is_unclosed) pair["damaged"] = true;
  return pair;
}

}  // namespace strictpgn::report
