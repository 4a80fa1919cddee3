#include "lab/differential/spellings.hpp"

#include <algorithm>
#include <iterator>

namespace strictpgn::differential {
namespace {

constexpr std::string_view vertical_tab = "vertical tab", glued_value = "tag value without a blank",
                           spaced_brackets = "white space in brackets",
                           broken_pair = "line break before a tag value",
                           glued_marker = "marker without a blank";

bool is_white(char c) { return std::string_view(" \t\v\n\r").find(c) != std::string_view::npos; }

std::vector<span> places_of(const features& productions, const std::string& name) {
  const auto found = productions.find(name);
  return found == productions.end() ? std::vector<span>() : found->second;
}

/// Behind the bracket that opens, and before the one that closes.
std::vector<span> spaces_in_brackets(std::string_view text, span tag_pair) {
  std::vector<span> result;
  auto begin = tag_pair.begin + 1, end = tag_pair.end - 1;
  while (begin < end && is_white(text[begin])) ++begin;
  while (begin < end && is_white(text[end - 1])) --end;
  if (begin != tag_pair.begin + 1) result.push_back({tag_pair.begin + 1, begin});
  if (end != tag_pair.end - 1) result.push_back({end, tag_pair.end - 1});
  return result;
}

}  // namespace

std::vector<spelling> spellings_of(std::string_view text, const features& productions) {
  std::vector<spelling> result;
  for (const auto& each : places_of(productions, "blank"))
    if (text[each.begin] == '\v') result.push_back({std::string(vertical_tab), each});
  for (const auto& each : places_of(productions, "plain_tag_pair")) {
    for (const auto& space : spaces_in_brackets(text, each))
      result.push_back({std::string(spaced_brackets), space});
    const auto quote = std::min(text.find('"', each.begin), text.size());
    if (quote == each.begin || quote >= each.end) continue;
    const auto name_end = text.find_last_not_of(" \t\v\n\r", quote - 1) + 1;
    const auto gap = text.substr(name_end, quote - name_end);
    if (gap.empty())
      result.push_back({std::string(glued_value), {quote, quote}});
    else if (gap.find_first_of("\n\r") != gap.npos)
      result.push_back({std::string(broken_pair), {name_end, quote}});
  }
  for (const auto& each : places_of(productions, "game_termination"))
    if (each.begin != 0 && !is_white(text[each.begin - 1]))
      result.push_back({std::string(glued_marker), {each.begin, each.begin}});
  return result;
}

std::string section_of_spelling(std::string_view name) {
  if (name == vertical_tab) return "PGN 4.2";
  constexpr std::string_view others[] = {glued_value, broken_pair, spaced_brackets, glued_marker};
  return std::ranges::find(others, name) == std::end(others) ? "" : "PGN 7";
}

}  // namespace strictpgn::differential
