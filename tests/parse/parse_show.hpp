// The syntax tree of a unit as lines of text, to be laid beside what is expected.
#pragma once

#include <string>
#include <vector>

#include "strictpgn/ast.hpp"

namespace strictpgn::tests {

inline std::string name_of(element_kind kind) {
  constexpr const char* names[] = {"move",          "null-move", "unreadable",   "number",
                                   "nag",           "comment",   "line-comment", "variation-begin",
                                   "variation-end", "escape",    "unknown",      "stray",
                                   "text"};
  return names[static_cast<std::size_t>(kind)];
}

inline std::string glyph_of(suffix suffix) {
  constexpr const char* glyphs[] = {"", "!", "?", "!!", "??", "!?", "?!"};
  return glyphs[static_cast<std::size_t>(suffix)];
}

/// The number with its periods, "12...".
inline std::string shown_number(const element& e) {
  return std::to_string(e.number) + std::string(e.periods, '.');
}

inline std::string shown_flags(const element& e) {
  std::string flags;
  if (e.flags & element_flag::has_variation) flags += " replaced";
  if (e.flags & element_flag::is_deviant) flags += " deviant";
  if (e.flags & element_flag::is_unclosed) flags += " unclosed";
  return flags;
}

inline std::string shown_element(const game& in, const element& e) {
  const bool is_variation =
      e.kind == element_kind::variation_begin || e.kind == element_kind::variation_end;
  const bool has_value = e.kind == element_kind::move_number || e.kind == element_kind::nag;
  std::string line = name_of(e.kind);
  if (e.lead != 0) line += ' ' + shown_number(e) + '+' + std::to_string(e.lead);
  line += " `" + std::string(in.text_of(e)) + '`' + glyph_of(e.suffix);
  if (has_value) line += " = " + shown_number(e);
  if (is_variation) line += " <-> " + std::to_string(e.data);
  return line + shown_flags(e);
}

inline std::string shown_tag(const game& in, const tag_pair& tag) {
  return "tag " + std::string(in.name_of(tag)) + " = `" + std::string(in.raw_value_of(tag)) + '`' +
         (tag.has_escape ? " escape" : "") + (tag.is_damaged ? " damaged" : "") +
         (tag.is_unclosed ? " unclosed" : "");
}

inline std::string shown_marker(const game& in) {
  constexpr const char* meanings[] = {"none", "white", "black", "draw", "unknown"};
  return "marker `" +
         std::string(in.text.substr(in.marker_begin, in.marker_end - in.marker_begin)) + "` @" +
         std::to_string(in.marker_begin) + " = " + meanings[static_cast<std::size_t>(in.marker)];
}

/// The text that a deviation is about, or where that is: a place, or a stretch beyond the last
/// token.
inline std::string shown_deviation(const game& in, const deviation_found& found) {
  const bool is_place = found.begin == found.end;
  const bool is_inside = found.end <= in.text.size();
  const std::string name(strictpgn::name_of(found.id));
  if (is_place) return name + " @" + std::to_string(found.begin);
  if (!is_inside)
    return name + " @" + std::to_string(found.begin) + ".." + std::to_string(found.end);
  const auto begin = static_cast<std::size_t>(found.begin);
  return name + " `" +
         std::string(in.text.substr(begin, static_cast<std::size_t>(found.end) - begin)) + '`';
}

/// Tag pairs, elements, marker, deviations: one line each.
inline std::vector<std::string> shown_lines(const game& game, bool has_game) {
  std::vector<std::string> lines;
  for (const auto& tag : game.tags) lines.push_back(shown_tag(game, tag));
  for (const auto& e : game.elements) lines.push_back(shown_element(game, e));
  if (has_game) lines.push_back(shown_marker(game));
  for (const auto& found : game.deviations) lines.push_back(shown_deviation(game, found));
  return lines;
}

}  // namespace strictpgn::tests
