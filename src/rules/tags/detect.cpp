// The tag section as a whole: names, repetition and what every value shares (PGN 8.1).
#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

/// Calls `look` with each tag pair whose value has one of these signs.
template <typename Function>
void for_each_value_with(value_signs wanted, const check_context& in, Function&& look) {
  if (!in.named.signs.meets(wanted)) return;
  for (const auto& tag : in.tags)
    if (tag.signs.meets(wanted) && !tag.pair->is_damaged) look(tag);
}

bool is_known_as(bool known_tag::*what, const known_pair& tag) {
  return tag.is_known() && known_tag_at(tag.row).*what;
}

/// A digit may come first (D33), and a standard name in other case is reported as that; but in an
/// archive all names begin with a capital (8.1).
bool lacks_capital(profile format, std::string_view name) {
  const auto begins_in = [&](char first, char last) {
    return !name.empty() && name[0] >= first && name[0] <= last;
  };
  if (format == profile::archival) return !name.empty() && !begins_in('A', 'Z');
  return begins_in('a', 'z') && same_but_for_case(name).empty();
}

void tag_name_not_capitalized(const check_context& in, findings& out) {
  if (!in.named.has_others) return;
  for (const auto& tag : in.tags) {
    const bool is_told = &tag == in.misnamed_fen;
    if (lacks_capital(in.how.format, tag.name) && !is_remainder(in.what, tag) && !is_told)
      out.add(rule::tag_name_not_capitalized, in.what.name_span_of(*tag.pair), tag.name);
  }
}

/// Where the moves are of the position that `[fen ...]` gives, readers play them from another.
void say_misnamed(const check_context& in, findings& out) {
  const auto& tag = *in.misnamed_fen;
  out.say(rule::tag_name_case_variant, in.what.name_span_of(*tag.pair),
          fmt::format("the tag that counts is `FEN`, not `{}`: the moves do not fit the initial "
                      "array, so they are not checked",
                      tag.name),
          everywhere(severity::error));
}

void tag_name_case_variant(const check_context& in, findings& out) {
  if (!in.named.has_others) return;
  for (const auto& tag : in.tags) {
    if (&tag == in.misnamed_fen) {
      say_misnamed(in, out);
      continue;
    }
    if (tag.is_known() || is_remainder(in.what, tag)) continue;
    const auto meant = same_but_for_case(tag.name);
    if (meant.empty() || lacks_capital(in.how.format, tag.name)) continue;
    out.say(
        rule::tag_name_case_variant, in.what.name_span_of(*tag.pair),
        fmt::format("tag name `{}` differs from the standard's `{}` in case, so it is another tag",
                    quoted(tag.name), meant));
  }
}

/// A tag pair whose name an earlier one has.
struct repetition {
  const known_pair* first;
  const known_pair* later;
};

/// Names that are known have a place of their own.
void find_known_repetitions(std::span<const known_pair> tags, std::vector<repetition>& found) {
  std::array<const known_pair*, known_tag_count> seen{};
  for (const auto& tag : tags) {
    if (!tag.is_known()) continue;
    auto& first = seen[tag.row];
    if (first == nullptr)
      first = &tag;
    else
      found.push_back({first, &tag});
  }
}

/// There may be very many of the others: they are sorted.
void find_other_repetitions(std::span<const known_pair> tags, std::vector<repetition>& found) {
  std::vector<const known_pair*> by_name;
  for (const auto& tag : tags)
    if (!tag.is_known() && !tag.name.empty()) by_name.push_back(&tag);
  std::ranges::sort(by_name, [](const known_pair* a, const known_pair* b) {
    return std::tie(a->name, a) < std::tie(b->name, b);
  });
  const known_pair* first = nullptr;
  for (const auto* tag : by_name) {
    if (first != nullptr && tag->name == first->name)
      found.push_back({first, tag});
    else
      first = tag;
  }
}

/// In text order.
std::vector<repetition> repetitions(std::span<const known_pair> tags) {
  std::vector<repetition> found;
  find_known_repetitions(tags, found);
  find_other_repetitions(tags, found);
  std::ranges::sort(found, {}, &repetition::later);
  return found;
}

void tag_duplicate(const check_context& in, findings& out) {
  if (!in.named.has_others && !in.named.has_repeated) return;
  for (const auto& [first, later] : repetitions(in.tags)) {
    auto& finding = out.add(rule::tag_duplicate, in.what.name_span_of(*later->pair), later->name);
    finding.related.push_back(
        {in.what.span_of(*first->pair), fmt::format("first {} tag here", quoted(later->name))});
  }
}

void tag_section_missing(const check_context& in, findings& out) {
  if (in.is_game && in.what.tags.empty() && !in.continues_a_game())
    out.add(rule::tag_section_missing, {in.what.offset, in.what.offset});
}

void tag_unknown_name(const check_context& in, findings& out) {
  if (!in.named.has_others) return;
  for (const auto& tag : in.tags)
    if (!tag.is_known() && !tag.name.empty() && same_but_for_case(tag.name).empty())
      out.add(rule::tag_unknown_name, in.what.name_span_of(*tag.pair), tag.name);
}

void tag_value_empty(const check_context& in, findings& out) {
  for_each_value_with({value_sign::nothing}, in, [&](const known_pair& tag) {
    if (is_known_as(&known_tag::is_standard, tag) && !tag.is_in_roster())
      out.add(rule::tag_value_empty, in.what.value_span_of(*tag.pair));
  });
}

bool may_hold_colons(const known_pair& tag) {
  using enum tag_name;
  constexpr tag_set about_time = {time, utc_time, time_control, clock, white_clock, black_clock};
  return is_known_as(&known_tag::is_of_players, tag) ||
         (tag.is_known() && about_time.has(static_cast<tag_name>(tag.row)));
}

/// Whether a colon stands in a word that is no URL, or behind one.
bool has_plain_colon(std::string_view value) {
  for (std::size_t at = 0; at < value.size();) {
    const auto end = std::min(value.find(' ', at), value.size());
    const auto word = value.substr(at, end - at);
    const bool is_url = word.find("://") != word.npos && !word.ends_with(':');
    if (!is_url && word.find(':') != word.npos) return true;
    at = end + 1;
  }
  return false;
}

void tag_value_colon(const check_context& in, findings& out) {
  for_each_value_with({value_sign::colon}, in, [&](const known_pair& tag) {
    if (!may_hold_colons(tag) && has_plain_colon(tag.value))
      out.add(rule::tag_value_colon, in.what.value_span_of(*tag.pair), tag.value);
  });
}

void tag_value_empty_item(const check_context& in, findings& out) {
  for_each_value_with({value_sign::colon}, in, [&](const known_pair& tag) {
    if (!is_known_as(&known_tag::is_of_players, tag)) return;
    if (tag.value.starts_with(':') || tag.value.ends_with(':') ||
        tag.value.find("::") != std::string_view::npos)
      out.add(rule::tag_value_empty_item, in.what.value_span_of(*tag.pair), tag.value);
  });
}

void tag_value_surrounding_space(const check_context& in, findings& out) {
  for_each_value_with({value_sign::outer_blank}, in, [&](const known_pair& tag) {
    if (tag.name != "FEN")  // which has a rule of its own for its blanks
      out.add(rule::tag_value_surrounding_space, in.what.value_span_of(*tag.pair), tag.value);
  });
}

bool is_number_with_leading_zero(std::string_view item) {
  return item.size() > 1 && item[0] == '0' && item.find_first_not_of("0123456789") == item.npos;
}

bool has_item_with_leading_zero(std::string_view value) {
  for (std::size_t at = 0; at <= value.size();) {
    const auto end = std::min(value.find(':', at), value.size());
    if (is_number_with_leading_zero(value.substr(at, end - at))) return true;
    at = end + 1;
  }
  return false;
}

void tag_integer_leading_zero(const check_context& in, findings& out) {
  for_each_value_with({value_sign::first_zero, value_sign::colon}, in, [&](const known_pair& tag) {
    if (is_known_as(&known_tag::is_integer, tag) && has_item_with_leading_zero(tag.value))
      out.add(rule::tag_integer_leading_zero, in.what.value_span_of(*tag.pair), tag.value);
  });
}

}  // namespace

void withdraw_surrounding_space(findings& out, std::uint64_t begin) {
  out.withdraw(rule::tag_value_surrounding_space, begin);
}

std::span<const detector> tag_detectors() {
  static constexpr detector table[] = {
      {rule::tag_name_not_capitalized, tag_name_not_capitalized},
      {rule::tag_name_case_variant, tag_name_case_variant},
      {rule::tag_duplicate, tag_duplicate},
      {rule::tag_section_missing, tag_section_missing},
      {rule::tag_unknown_name, tag_unknown_name},
      {rule::tag_value_empty, tag_value_empty},
      {rule::tag_value_colon, tag_value_colon},
      {rule::tag_value_empty_item, tag_value_empty_item},
      {rule::tag_value_surrounding_space, tag_value_surrounding_space},
      {rule::tag_integer_leading_zero, tag_integer_leading_zero},
  };
  return table;
}

}  // namespace strictpgn::rules
