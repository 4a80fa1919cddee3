#include "lab/differential/signature.hpp"

#include <algorithm>
#include <set>

#include "spec/graph.hpp"
#include "spec/interpreter.hpp"

namespace strictpgn::differential {
namespace {

constexpr std::string_view shape_names[] = {
    "brace_comment", "rest_of_line_comment", "escape_line", "plain_tag_pair",
    "standard_san",  "castling_move",        "promotion",   "move_number",
    "nag",           "suffix_annotation",    "rav",         "null_move",
    "bare_number"};

bool is_start_position(std::string_view tag_pair) {
  return tag_pair.starts_with("[SetUp") || tag_pair.starts_with("[FEN");
}

}  // namespace

std::span<const std::string_view> features() { return shape_names; }

std::vector<std::string> signature_of(std::string_view text) {
  const auto& grammar = spec::import_grammar();
  spec::interpreter reader(grammar);
  spec::derivation result;
  reader.begin(text);
  reader.derive(grammar.find_entry("database")->start, 0, result);
  std::set<std::string> found;
  for (const auto& each : result) {
    const auto& production = grammar[each.production];
    const bool is_feature =
        std::ranges::find(shape_names, production.name) != std::end(shape_names);
    if (!is_feature && !production.is_deviation()) continue;
    if (!is_start_position(text.substr(each.begin, each.end - each.begin)))
      found.emplace(production.name);
  }
  return {found.begin(), found.end()};
}

}  // namespace strictpgn::differential
