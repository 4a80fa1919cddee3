// How tag pairs are fixed: their syntax, their names, and what holds for all values (PGN 8.1).
#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "rules/fixes.hpp"
#include "rules/tags/edits.hpp"
#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

// ---- syntax -------------------------------------------------------------------------------------

suggested_fix opened(const fix_context& here, const diagnostic& found) {
  const auto* tag = tag_from(here.in.what, found.where.begin);
  if (tag == nullptr) return {};
  return unsafe(inserted(here.in.what.span_of(*tag).begin, "["));
}

suggested_fix closed(const fix_context&, const diagnostic& found) {
  return inserted(found.where.begin, "]");
}

/// A value of one word, up to the bracket.
suggested_fix quoted_value(const fix_context& here, const diagnostic& found) {
  const auto line = rest_of_line(here, found.where.begin);
  const auto end = line.find_first_of(" \t\v]\"\\[");
  if (end == line.npos || end == 0) return {};
  const auto bracket = found.where.begin + end;
  if (here.source.after(here.source.skip(bracket, is_blank)) != ']') return {};
  return {{{{found.where.begin, found.where.begin}, "\""}, {{bracket, bracket}, "\""}}, {}, false};
}

// ---- names --------------------------------------------------------------------------------------

suggested_fix renamed(const fix_context& here, const diagnostic& found, std::string_view name) {
  if (name.empty() || here.in.what.find_tag(name) != nullptr) return {};
  const auto old_name = here.text_at(found.where);
  if (has_several_named(here.in.what, old_name)) return {};
  return unsafe(rewritten(found.where, old_name, name));
}

/// A FEN tag wants a SetUp tag beside it (PGN 9.7.1).
suggested_fix standard_name(const fix_context& here, const diagnostic& found) {
  const auto meant = same_but_for_case(here.text_at(found.where));
  auto result = renamed(here, found, meant);
  const bool has_setup =
      here.in.named.names.has(tag_name::set_up) || find_in_other_case(here.in, "SetUp") != nullptr;
  if (result.empty() || meant != "FEN" || has_setup) return result;
  result.edits.push_back(setup_line(here));
  std::ranges::sort(result.edits, {}, [](const edit& one) { return one.where.begin; });
  return result;
}

suggested_fix capitalized_name(const fix_context& here, const diagnostic& found) {
  auto name = std::string(here.text_at(found.where));
  if (const auto meant = same_but_for_case(name); !meant.empty())
    return renamed(here, found, meant);
  if (name[0] < 'a' || name[0] > 'z') return {};
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return renamed(here, found, name);
}

// ---- copies -------------------------------------------------------------------------------------

/// When it says what the first of that name says.
suggested_fix without_copy(const fix_context& here, const diagnostic& found) {
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
suggested_fix without_copies(const fix_context& here, const diagnostic&) {
  suggested_fix result;
  for (const auto& found : here.found) {
    if (found.id != rule::tag_duplicate) continue;
    auto one = without_copy(here, found);
    std::ranges::move(one.edits, std::back_inserter(result.edits));
  }
  return result;
}

// ---- values -------------------------------------------------------------------------------------

suggested_fix trimmed(const fix_context& here, const diagnostic& found) {
  const auto begin = here.source.skip(found.where.begin, is_blank);
  const auto end = here.source.skip_back(found.where.end, is_blank);
  suggested_fix result;
  if (begin >= end) return {};
  if (begin > found.where.begin) result.edits.push_back({{found.where.begin, begin}, ""});
  if (end < found.where.end) result.edits.push_back({{end, found.where.end}, ""});
  return result;
}

suggested_fix without_zeros(const fix_context& here, const diagnostic& found) {
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

}  // namespace

std::span<const fix_row> tags_fixes() {
  static constexpr fix_row table[] = {
      {rule::tag_missing_open_bracket, opened, true, another_start},
      {rule::tag_value_not_string, quoted_value, true, another_start},
      {rule::tag_missing_close_bracket, closed, true},
      {rule::tag_name_not_capitalized, capitalized_name, true, another_start},
      {rule::tag_name_case_variant, standard_name, true, another_start},
      {rule::tag_duplicate, without_copy, true, only(aspect::tags), without_copies},
      {rule::tag_value_surrounding_space, trimmed},
      {rule::tag_integer_leading_zero, without_zeros},
  };
  return table;
}

}  // namespace strictpgn::rules
