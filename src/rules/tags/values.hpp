// What the rules about the values of tags share (PGN 8.1.1, 9).
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "parse/values.hpp"
#include "rules/context.hpp"

namespace strictpgn::rules {

/// Whether only a part of the name is left: the character before it was dropped (D108).
inline bool is_remainder(const game& what, const known_pair& tag) {
  if (tag.pair->name_begin <= tag.pair->begin) return false;
  return std::string_view("[ \t\v\r\n}").find(what.text[tag.pair->name_begin - 1]) ==
         std::string_view::npos;
}

/// Calls `look` with each tag pair of these names.
template <typename Function>
void for_each_pair(const check_context& in, tag_set names, Function&& look) {
  in.named.names.for_each_in(names, [&](tag_name name) {
    auto at = in.named.first[static_cast<std::size_t>(name)];
    do {
      look(in.tags[at]);
      at = in.tags[at].next;
    } while (at != 0);
  });
}

/// The same for those that have a value. Damaged pairs have none to judge (D108), and an empty
/// value is a finding of its own (D38).
template <typename Function>
void for_each_value(const check_context& in, tag_set names, Function&& look) {
  for_each_pair(in, names, [&](const known_pair& tag) {
    if (!tag.pair->is_damaged && !tag.value.empty()) look(tag);
  });
}

/// The same for those whose value has that sign.
template <typename Function>
void for_each_value_with(value_sign sign, const check_context& in, tag_set names, Function&& look) {
  if (!in.named.has(sign)) return;
  for_each_value(in, names, [&](const known_pair& tag) {
    if (tag.has(sign)) look(tag);
  });
}

/// The first tag pair of that name, which is the one that counts (D37); null when there is none.
inline const known_pair* find_pair(const check_context& in, tag_name name) {
  return in.named.names.has(name) ? &in.tags[in.named.first[static_cast<std::size_t>(name)]]
                                  : nullptr;
}

/// The same as it stands in the tree.
inline const tag_pair* find_tag(const check_context& in, tag_name name) {
  const auto* found = find_pair(in, name);
  return found == nullptr ? nullptr : found->pair;
}

/// The first tag pair whose name is that one but for case, and so another.
inline const known_pair* find_in_other_case(const check_context& in, std::string_view name) {
  const auto found = std::find_if(in.tags.begin(), in.tags.end(), [&](const known_pair& tag) {
    return tag.name.size() == name.size() && !tag.is_known() && !is_remainder(in.what, tag) &&
           same_but_for_case(tag.name) == name;
  });
  return found == in.tags.end() ? nullptr : &*found;
}

/// The first tag pair of that name, only if it has a value.
inline const known_pair* find_value(const check_context& in, tag_name name) {
  const auto* found = find_pair(in, name);
  const bool has_value = found != nullptr && !found->pair->is_damaged && !found->value.empty();
  return has_value ? found : nullptr;
}

/// Whether a game is without that tag. A pair whose name cannot be read may be the one that is
/// missed (D108).
inline bool is_without(const check_context& in, tag_name name) {
  return in.is_game && !in.named.names.has(name) &&
         std::none_of(in.tags.begin(), in.tags.end(),
                      [](const known_pair& tag) { return tag.name.empty(); });
}

/// Whether it surely means itself in a value.
constexpr bool is_plain_data(char c) {
  return c != '\\' && c != '\x7F' && static_cast<unsigned char>(c) >= ' ';
}

/// What `parse` makes of a value. Characters that no string may hold are left out of it, as they
/// are reported already (D114).
template <typename Parse>
auto read_value(const check_context& in, const known_pair& tag, Parse&& parse) {
  auto read = parse(tag.value);
  if (read || std::ranges::all_of(tag.value, is_plain_data)) return read;
  return parse(std::string_view(in.what.value_of(*tag.pair)));
}

inline std::string_view without_blanks_around(std::string_view text) {
  const auto begin = std::min(text.find_first_not_of(" \t\v"), text.size());
  return text.substr(begin, text.find_last_not_of(" \t\v") + 1 - begin);
}

/// The words of the catalogue will do.
inline constexpr auto no_words = [](std::string_view, std::string&) { return false; };

/// A value is as grave as its rule.
inline constexpr auto no_grade = [](std::string_view) -> const grade& { return usual; };

/// What is wrong with the value says that blanks stand around it.
void withdraw_surrounding_space(findings& out, std::uint64_t begin);

/// Reports each value of these names that `has_form` refuses, as grave as `weigh` finds. `say`
/// appends words of its own and gives true, or gives false where those of the catalogue will do.
/// What is also said about values in general is then said by this finding alone (D109).
template <typename Predicate, typename Words = decltype(no_words),
          typename Grade = decltype(no_grade)>
void check_form(const check_context& in, findings& out, rule id, tag_set names,
                Predicate&& has_form, const Words& say = no_words, const Grade& weigh = no_grade) {
  for_each_value(in, names, [&](const known_pair& tag) {
    if (read_value(in, tag, has_form)) return;
    const auto where = in.what.value_span_of(*tag.pair);
    if (tag.has(value_sign::outer_blank) && has_form(without_blanks_around(tag.value)))
      withdraw_surrounding_space(out, where.begin);
    const auto add_words = [&](std::string& message) {
      if (!say(tag.value, message)) append_message_about(message, id, tag.value);
    };
    out.say(id, where, add_words, weigh(tag.value));
  });
}

/// Reports each value of these names that is empty, where its rule asks for a value in any format:
/// the general rules on empty values then have nothing to add (D45, D129).
inline void refuse_empty(const check_context& in, findings& out, rule id, tag_set names,
                         std::string_view words) {
  if (!in.named.has(value_sign::nothing)) return;
  for_each_pair(in, names, [&](const known_pair& tag) {
    if (!tag.pair->is_damaged && tag.value.empty())
      out.say(id, in.what.value_span_of(*tag.pair), words);
  });
}

/// The items of a value, which colons separate (PGN 8.1).
inline std::vector<std::string_view> items_of(std::string_view value) {
  std::vector<std::string_view> items;
  for (std::size_t begin = 0; begin <= value.size();) {
    const auto end = std::min(value.find(':', begin), value.size());
    items.push_back(value.substr(begin, end - begin));
    begin = end + 1;
  }
  return items;
}

/// Whether the predicate holds for each item of a value; empty ones are `tag-value-empty-item`.
template <typename Predicate>
bool all_items(std::string_view value, Predicate&& holds) {
  if (value.find(':') == std::string_view::npos) return holds(value);
  const auto items = items_of(value);
  return std::all_of(items.begin(), items.end(),
                     [&](std::string_view item) { return item.empty() || holds(item); });
}

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether the text is an unsigned decimal integer.
inline bool is_unsigned(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

}  // namespace strictpgn::rules
