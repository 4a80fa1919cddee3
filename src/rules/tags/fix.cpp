// Remedies of tag pairs: their syntax, their names, and values that others decide (PGN 7 to 9).
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "rules/fixes.hpp"
#include "rules/tags/values.hpp"

namespace strictpgn::rules {

namespace {

/// The tag pair at a place, or the next one; null when there is none.
const tag_pair* tag_from(const game& what, std::uint64_t place) {
  const auto& all = what.tags;
  const auto found = std::partition_point(
      all.begin(), all.end(), [&](const tag_pair& t) { return what.span_of(t).end <= place; });
  return found != all.end() ? &*found : nullptr;
}

std::string_view rest_of_line(const scene& here, std::uint64_t place) {
  const auto text = here.source.text.substr(place - here.source.offset);
  return text.substr(0, std::min(text.find_first_of("\r\n"), text.size()));
}

bool has_several(const game& what, std::string_view name) {
  return std::count_if(what.tags.begin(), what.tags.end(),
                       [&](const tag_pair& t) { return what.name_of(t) == name; }) > 1;
}

/// The value of a tag pair changes, all of it or in part.
remedy new_value(const scene& here, const tag_pair& tag, std::string_view value) {
  const auto& what = here.in.what;
  return unsafe(rewritten(what.value_span_of(tag), what.raw_value_of(tag), value));
}

// ---- syntax -------------------------------------------------------------------------------------

remedy opened(const scene& here, const diagnostic& found) {
  const auto* tag = tag_from(here.in.what, found.where.begin);
  if (tag == nullptr) return {};
  return unsafe(inserted(here.in.what.span_of(*tag).begin, "["));
}

remedy closed(const scene&, const diagnostic& found) { return inserted(found.where.begin, "]"); }

/// A value of one word, up to the bracket.
remedy quoted_value(const scene& here, const diagnostic& found) {
  const auto line = rest_of_line(here, found.where.begin);
  const auto end = line.find_first_of(" \t\v]\"\\[");
  if (end == line.npos || end == 0) return {};
  const auto bracket = found.where.begin + end;
  if (here.source.after(here.source.skip(bracket, is_blank)) != ']') return {};
  return {{{{found.where.begin, found.where.begin}, "\""}, {{bracket, bracket}, "\""}}, {}, false};
}

/// The closing quote, before the bracket that ends the line.
remedy closed_string(const scene& here, const diagnostic& found) {
  const auto line = rest_of_line(here, found.where.begin);
  const auto bracket = line.find_last_not_of(" \t\v");
  if (bracket == line.npos || bracket == 0 || line[bracket] != ']') return {};
  if (line.find_first_of("\"\\]", 1) != bracket) return {};
  const auto place = found.where.begin + bracket;
  return unsafe(inserted(place, "\""));
}

/// The reader keeps the backslash as a character of the value (D24).
remedy doubled_backslash(const scene&, const diagnostic& found) {
  return inserted(found.where.begin, "\\");
}

/// The quotes inside, when the first that a bracket follows is the last of the line.
remedy escaped_quotes(const scene& here, const diagnostic& found) {
  const auto* tag = tag_from(here.in.what, found.where.begin);
  if (tag == nullptr || tag->value_begin == 0) return {};
  const auto begin = here.in.what.value_span_of(*tag).begin;
  const auto line = rest_of_line(here, begin);
  remedy made;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '\\') {
      ++at;
      continue;
    }
    if (line[at] != '"') continue;
    const auto next = std::min(line.find_first_not_of(" \t\v", at + 1), line.size());
    if (next < line.size() && line[next] == ']')
      return line.find_first_not_of(" \t\v", next + 1) == line.npos ? made : remedy{};
    made.edits.push_back({{begin + at, begin + at}, "\\"});
  }
  return {};
}

// ---- names --------------------------------------------------------------------------------------

remedy renamed(const scene& here, const diagnostic& found, std::string_view name) {
  if (name.empty() || here.in.what.find_tag(name) != nullptr) return {};
  const auto old_name = here.text_at(found.where);
  if (has_several(here.in.what, old_name)) return {};
  return unsafe(rewritten(found.where, old_name, name));
}

/// `[SetUp "1"]` among the tags after the roster, in ASCII order (PGN 8.1).
edit setup_line(const scene& here) {
  const std::string line = "[SetUp \"1\"]";
  const auto newline = std::string(here.source.newline());
  for (const auto& tag : here.in.tags) {
    const auto meant = same_but_for_case(tag.name);
    if (tag.is_in_roster() || (meant.empty() ? tag.name : meant) < "SetUp") continue;
    const auto begin = here.in.what.span_of(*tag.pair).begin;
    return {{begin, begin}, line + newline};
  }
  return {here.in.end_of_tags(), newline + line};
}

/// A FEN tag wants a SetUp tag beside it (PGN 9.7.1).
remedy standard_name(const scene& here, const diagnostic& found) {
  const auto meant = same_but_for_case(here.text_at(found.where));
  auto made = renamed(here, found, meant);
  const bool has_setup =
      here.in.named.names.has(tag_name::set_up) || find_in_other_case(here.in, "SetUp") != nullptr;
  if (made.empty() || meant != "FEN" || has_setup) return made;
  made.edits.push_back(setup_line(here));
  std::ranges::sort(made.edits, {}, [](const edit& one) { return one.where.begin; });
  return made;
}

remedy capitalized_name(const scene& here, const diagnostic& found) {
  auto name = std::string(here.text_at(found.where));
  if (const auto meant = same_but_for_case(name); !meant.empty())
    return renamed(here, found, meant);
  if (name[0] < 'a' || name[0] > 'z') return {};
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return renamed(here, found, name);
}

/// A tag pair goes, with its line.
remedy without_tag(const scene& here, const tag_pair& tag) {
  const auto& what = here.in.what;
  const auto where = what.span_of(tag);
  if (tag.begin != 0) {
    const auto begin = here.source.skip_back(where.begin, is_white_space);
    const bool is_apart = is_white_space(here.source.after(where.end));
    if (here.source.before(begin) != ']' || !is_apart) return {};
    return {{{{begin, where.end}, ""}}, {}, false};
  }
  const auto end = here.source.skip(where.end, is_white_space);
  if (here.source.after(end) != '[') return {};
  return {{{{where.begin, end}, ""}}, {}, false};
}

/// When it says what the first of that name says.
remedy without_copy(const scene& here, const diagnostic& found) {
  const auto& what = here.in.what;
  const auto* tag = tag_from(what, found.where.begin);
  const auto* first =
      found.related.empty() ? nullptr : tag_from(what, found.related.front().where.begin);
  if (tag == nullptr || first == nullptr) return {};
  if (tag->is_damaged || first->is_damaged || what.raw_value_of(*tag) != what.raw_value_of(*first))
    return {};
  return without_tag(here, *tag);
}

/// All copies of a game: they are found one after the other, which is their order in the text.
remedy without_copies(const scene& here, const diagnostic&) {
  remedy made;
  for (const auto& found : here.found) {
    if (found.id != rule::tag_duplicate) continue;
    auto one = without_copy(here, found);
    std::ranges::move(one.edits, std::back_inserter(made.edits));
  }
  return made;
}

// ---- values -------------------------------------------------------------------------------------

/// How the roster says that a value is not known (PGN 8.1.1).
std::string_view unknown_value(const scene& here, std::string_view name) {
  if (name == "Date") return "????.??.??";
  if (name != "Result") return "?";
  const auto marker = text_of(here.in.what.marker);
  return marker.empty() ? "*" : marker;
}

remedy filled(const scene& here, const diagnostic& found) {
  const auto* tag = tag_from(here.in.what, found.where.begin);
  if (tag == nullptr) return {};
  return new_value(here, *tag, unknown_value(here, here.in.what.name_of(*tag)));
}

/// A missing tag of the roster, after the one that should stand before it (PGN 8.1.1). What is not
/// known may be said to be unknown.
edit new_tag(const scene& here, std::string_view name) {
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
remedy with_missing_tag(const scene& here, const diagnostic& found) {
  if (!is_roster_sound(here.in.what)) return {};
  for (const auto name : roster)
    if (here.in.what.find_tag(name) == nullptr &&
        found.message.find(fmt::format(" {} tag", name)) != std::string::npos)
      return unsafe({{new_tag(here, name)}, {}, false});
  return {};
}

/// Those of all such findings of a game.
remedy with_all_missing_tags(const scene& here, const diagnostic&) {
  remedy made;
  for (const auto name : roster) {
    if (here.in.what.find_tag(name) != nullptr) continue;
    auto tag = new_tag(here, name);
    if (!made.edits.empty() && made.edits.back().where == tag.where)
      made.edits.back().text += tag.text;
    else
      made.edits.push_back(std::move(tag));
  }
  return made;
}

remedy trimmed(const scene& here, const diagnostic& found) {
  const auto begin = here.source.skip(found.where.begin, is_blank);
  const auto end = here.source.skip_back(found.where.end, is_blank);
  remedy made;
  if (begin >= end) return {};
  if (begin > found.where.begin) made.edits.push_back({{found.where.begin, begin}, ""});
  if (end < found.where.end) made.edits.push_back({{end, found.where.end}, ""});
  return made;
}

remedy without_zeros(const scene& here, const diagnostic& found) {
  const auto value = here.text_at(found.where);
  std::string without;
  for (std::size_t at = 0; at < value.size(); ++at) {
    const bool is_first =
        at == 0 || value[at - 1] == ':' || (without.empty() || without.back() == ':');
    const bool is_followed = at + 1 < value.size() && value[at + 1] >= '0' && value[at + 1] <= '9';
    if (!(is_first && value[at] == '0' && is_followed)) without += value[at];
  }
  return unsafe(rewritten(found.where, value, without));
}

// ---- the start (PGN 9.7) ------------------------------------------------------------------------

/// The game was played to its end from the position that the FEN tag gives.
bool confirms_fen(const scene& here) {
  return here.in.board.mainline_complete && here.in.board.played.mainline_plies > 0;
}

remedy with_setup(const scene& here, const diagnostic&) { return {{setup_line(here)}, {}, false}; }

remedy setup_as_is(const scene& here, const diagnostic&) {
  const auto* setup = here.in.what.find_tag("SetUp");
  const auto* fen = here.in.what.find_tag("FEN");
  if (setup == nullptr || (fen != nullptr && fen->is_damaged)) return {};
  if (fen != nullptr && !confirms_fen(here)) return {};
  return new_value(here, *setup, fen != nullptr ? "1" : "0");
}

/// Both tags say nothing.
remedy without_setup(const scene& here, const diagnostic&) {
  const auto& what = here.in.what;
  const auto* setup = what.find_tag("SetUp");
  const auto* fen = what.find_tag("FEN");
  if (setup == nullptr || fen == nullptr || has_several(what, "FEN") || has_several(what, "SetUp"))
    return {};
  auto made = without_tag(here, *std::min(setup, fen));
  auto other = without_tag(here, *std::max(setup, fen));
  if (made.empty() || other.empty() || made.edits[0].where.end > other.edits[0].where.begin)
    return {};
  made.edits.push_back(std::move(other.edits[0]));
  return made;
}

}  // namespace

std::span<const remedy_row> tag_remedies() {
  static constexpr remedy_row table[] = {
      {rule::string_unterminated, closed_string, true},
      {rule::string_bad_escape, doubled_backslash},
      {rule::string_unescaped_quote, escaped_quotes, true},
      {rule::tag_missing_open_bracket, opened, true},
      {rule::tag_value_not_string, quoted_value, true},
      {rule::tag_missing_close_bracket, closed, true},
      {rule::tag_name_not_capitalized, capitalized_name, true},
      {rule::tag_name_case_variant, standard_name, true},
      {rule::tag_duplicate, without_copy, true, without_copies},
      {rule::tag_value_surrounding_space, trimmed},
      {rule::tag_integer_leading_zero, without_zeros},
      {rule::str_tag_missing, with_missing_tag, true, with_all_missing_tags},
      {rule::str_value_empty, filled},
      {rule::setup_value, setup_as_is, true},
      {rule::setup_missing, with_setup, true},
      {rule::setup_fen_conflict, setup_as_is, true},
      {rule::setup_fen_is_initial, without_setup, true},
  };
  return table;
}

}  // namespace strictpgn::rules
