// How the roster is fixed: tags that are missing or empty are filled (PGN 8.1.1).
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "rules/fixes.hpp"
#include "rules/tags/edits.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

/// How the roster says that a value is not known (PGN 8.1.1).
std::string_view unknown_value(const fix_context& here, std::string_view name) {
  if (name == "Date") return "????.??.??";
  if (name != "Result") return "?";
  const auto marker = text_of(here.in.what.marker);
  return marker.empty() ? "*" : marker;
}

suggested_fix filled(const fix_context& here, const diagnostic& found) {
  const auto* tag = tag_from(here.in.what, found.where.begin);
  if (tag == nullptr) return {};
  return new_value(here, *tag, unknown_value(here, here.in.what.name_of(*tag)));
}

/// A missing tag of the roster, after the one that should stand before it (PGN 8.1.1). What is not
/// known may be said to be unknown.
edit new_tag(const fix_context& here, std::string_view name) {
  const auto& what = here.in.what;
  const auto newline = std::string(here.source.newline());
  auto line = fmt::format("[{} \"{}\"]", name, unknown_value(here, name));
  const auto rank = std::find(roster.begin(), roster.end(), name);
  const auto before = std::find_if(std::make_reverse_iterator(rank), roster.rend(),
                                   [&](auto other) { return what.find_tag(other) != nullptr; });
  if (before != roster.rend()) {
    const auto place = what.span_of(*what.find_tag(*before)).end;
    return {{place, place}, newline + line};
  }
  const auto place = what.span_of(what.tags.front()).begin;
  return {{place, place}, line + newline};
}

/// The tags of the roster that there are stand whole and in order: then it is certain where the
/// others belong.
bool is_roster_sound(const game& what) {
  std::uint64_t place = 0;
  for (const auto name : roster) {
    const auto* tag = what.find_tag(name);
    if (tag == nullptr) continue;
    if (tag->is_damaged || tag->is_unclosed || tag->end < place) return false;
    place = tag->end;
  }
  return true;
}

/// Of each finding its own tag.
suggested_fix with_missing_tag(const fix_context& here, const diagnostic& found) {
  if (!is_roster_sound(here.in.what)) return {};
  for (const auto name : roster)
    if (here.in.what.find_tag(name) == nullptr &&
        found.message.find(fmt::format(" {} tag", name)) != std::string::npos)
      return unsafe({{new_tag(here, name)}, {}, false});
  return {};
}

/// Those of all such findings of a game.
suggested_fix with_all_missing_tags(const fix_context& here, const diagnostic&) {
  suggested_fix result;
  for (const auto name : roster) {
    if (here.in.what.find_tag(name) != nullptr) continue;
    auto tag = new_tag(here, name);
    if (!result.edits.empty() && result.edits.back().where == tag.where)
      result.edits.back().text += tag.text;
    else
      result.edits.push_back(std::move(tag));
  }
  return result;
}

}  // namespace

std::span<const fix_row> roster_fixes() {
  static constexpr fix_row table[] = {
      {rule::str_tag_missing, with_missing_tag, true, only(aspect::tags), with_all_missing_tags},
      {rule::str_value_empty, filled},
  };
  return table;
}

}  // namespace strictpgn::rules
