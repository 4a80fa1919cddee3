// The examples of the catalogue, `wrong` and `right`, as inputs.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fragment.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::tests {

/// The lines of the seven tag roster by name.
inline const std::vector<std::pair<std::string, std::string>> example_roster = {
    {"Event", "[Event \"?\"]"},  {"Site", "[Site \"?\"]"},   {"Date", "[Date \"????.??.??\"]"},
    {"Round", "[Round \"?\"]"},  {"White", "[White \"?\"]"}, {"Black", "[Black \"?\"]"},
    {"Result", "[Result \"*\"]"}};

/// The roster with these lines of tag pairs: one with a name of the roster replaces that line.
inline std::string roster_with(std::string_view tag_lines) {
  std::string replaced;
  std::string added;
  auto lines = example_roster;
  while (!tag_lines.empty()) {
    const auto line = tag_lines.substr(0, tag_lines.find('\n'));
    tag_lines.remove_prefix(std::min(line.size() + 1, tag_lines.size()));
    const auto is_named = [&](const auto& tag) { return line.starts_with("[" + tag.first + " "); };
    const auto found = std::ranges::find_if(lines, is_named);
    if (found != lines.end())
      found->second = line;
    else
      added += std::string(line) + '\n';
  }
  for (const auto& [name, line] : lines) replaced += line + '\n';
  return replaced + added;
}

inline bool is_tag_pairs(const rule_info& about, std::string_view text) {
  const auto first = text.find_first_not_of(" \t\v");
  return about.id == rule::tag_missing_open_bracket || (first != text.npos && text[first] == '[');
}

inline bool is_fen_record(const rule_info& about) { return about.group >= 12 && about.group <= 14; }

/// The file that a fragment of the catalogue stands for (see src/rules/catalogue.cpp).
inline std::string file_of_example(const rule_info& about, std::string_view fragment) {
  const auto text = bytes_of_fragment(fragment);
  if (about.group == 18 || about.id == rule::tag_section_missing ||
      about.id == rule::encoding_utf16 || text.find("[Event ") != text.npos)
    return text;
  if (is_fen_record(about)) return roster_with("[FEN \"" + text + "\"]\n[SetUp \"1\"]") + "\n*\n\n";
  auto file = roster_with("") + "\n" + text;
  if (is_tag_pairs(about, text)) {
    const auto end = std::min(text.find("\n\n"), text.size());
    const auto* const moves = text.find("FEN") == text.npos ? "\n1. e4 *" : "\n*";
    file = roster_with(text.substr(0, end)) + (end < text.size() ? text.substr(end + 1) : moves);
  }
  return file.ends_with('\n') ? file : file + "\n\n";
}

/// A profile under which the rule is heard, or else the rule switched on.
inline options way_to_hear(const rule_info& about) {
  options options;
  for (const auto format :
       {profile::import_format, profile::export_format, profile::archival, profile::reduced}) {
    options.format = format;
    if (about.levels[static_cast<std::size_t>(format)] != severity::off) return options;
  }
  options.format = profile::import_format;
  options.levels.emplace_back(about.id, severity::info);
  return options;
}

/// The dialect that a rule of group 14 is about.
inline fen_dialect dialect_of(const rule_info& about) {
  const bool is_shredder =
      about.name.starts_with("shredder") || about.id == rule::castling_dialect_mixed;
  return is_shredder ? fen_dialect::shredder : fen_dialect::xfen;
}

}  // namespace strictpgn::tests
