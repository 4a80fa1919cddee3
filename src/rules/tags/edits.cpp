#include "rules/tags/edits.hpp"

#include <algorithm>
#include <string>

#include "rules/tags/values.hpp"

namespace strictpgn::rules {

const tag_pair* tag_from(const game& what, std::uint64_t place) {
  const auto& all = what.tags;
  const auto found = std::partition_point(
      all.begin(), all.end(), [&](const tag_pair& t) { return what.span_of(t).end <= place; });
  return found != all.end() ? &*found : nullptr;
}

std::string_view rest_of_line(const fix_context& here, std::uint64_t place) {
  const auto text = here.source.text.substr(place - here.source.offset);
  return text.substr(0, std::min(text.find_first_of("\r\n"), text.size()));
}

bool has_several_named(const game& what, std::string_view name) {
  return std::count_if(what.tags.begin(), what.tags.end(),
                       [&](const tag_pair& t) { return what.name_of(t) == name; }) > 1;
}

suggested_fix new_value(const fix_context& here, const diagnostic& found, std::string_view value) {
  return unsafe(rewritten(found.where, here.text_at(found.where), value));
}

suggested_fix new_value(const fix_context& here, const tag_pair& tag, std::string_view value) {
  const auto& what = here.in.what;
  return unsafe(rewritten(what.value_span_of(tag), what.raw_value_of(tag), value));
}

edit setup_line(const fix_context& here) {
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

suggested_fix without_tag(const fix_context& here, const tag_pair& tag) {
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

}  // namespace strictpgn::rules
