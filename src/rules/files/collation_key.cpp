#include <algorithm>
#include <compare>
#include <cstddef>

#include "rules/tags/values.hpp"
#include "strictpgn/collation.hpp"

namespace strictpgn {

namespace {

using rules::is_unsigned;

constexpr std::string_view sorted_by[] = {"Date",  "Event", "Site",  "Round",
                                          "White", "Black", "Result"};
constexpr std::size_t date_tag = 0;
constexpr std::size_t round_tag = 3;

/// A pair whose name cannot be read may be the one that is missed (D108).
bool has_nameless_tag(const game& what) {
  return std::ranges::any_of(what.tags,
                             [&](const tag_pair& tag) { return what.name_of(tag).empty(); });
}

/// The value of that tag; a tag that is missing says that it is unknown (8.1.1).
std::string value_of(const game& what, std::string_view name) {
  const auto* tag = what.find_tag(name);
  if (tag != nullptr && !what.raw_value_of(*tag).empty()) return what.value_of(*tag);
  return name == "Date" ? "????.??.??" : name == "Result" ? "*" : "?";
}

/// `?`, then `-`, then numbers; at the end what has no place in section 12.
int rank_of_round(std::string_view round) {
  if (round == "?") return 0;
  if (round == "-") return 1;
  return is_unsigned(round.substr(0, round.find('.'))) ? 2 : 3;
}

std::string_view without_zeros(std::string_view digits) {
  return digits.substr(std::min(digits.find_first_not_of('0'), digits.size()));
}

int compare_numbers(std::string_view a, std::string_view b) {
  a = without_zeros(a);
  b = without_zeros(b);
  if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
  return a.compare(b);
}

/// Takes the part up to the next period from the front of a round.
std::string_view take_part(std::string_view& round) {
  const auto part = round.substr(0, round.find('.'));
  round.remove_prefix(std::min(part.size() + 1, round.size()));
  return part;
}

/// Rounds by their numeric value, part after part.
int compare_rounds(std::string_view a, std::string_view b) {
  const auto rank = rank_of_round(a);
  if (rank != rank_of_round(b)) return rank - rank_of_round(b);
  if (rank != 2) return a.compare(b);
  while (!a.empty() && !b.empty())
    if (const auto order = compare_numbers(take_part(a), take_part(b)); order != 0) return order;
  return static_cast<int>(!a.empty()) - static_cast<int>(!b.empty());
}

bool is_dotted_number(std::string_view date) {
  return date.find_first_not_of("0123456789.") == date.npos && !date.empty();
}

/// Dates by the numeric value of year, month and day, even where they are not well formed; at the
/// end what is no date at all.
int compare_dates(std::string_view a, std::string_view b) {
  if (is_dotted_number(a) != is_dotted_number(b)) return is_dotted_number(a) ? -1 : 1;
  if (!is_dotted_number(a)) return a.compare(b);
  while (!a.empty() || !b.empty())
    if (const auto order = compare_numbers(take_part(a), take_part(b)); order != 0) return order;
  return 0;
}

}  // namespace

std::string_view movetext_of(const game& what) {
  const auto& all = what.elements;
  auto begin = std::min<std::size_t>(what.marker_begin, what.text.size());
  if (what.first_in_movetext < all.size()) {
    const auto& first = all[what.first_in_movetext];
    begin = first.offset - first.lead;
  }
  const auto end = what.marker == termination::none ? what.text.size() : what.marker_end;
  return what.text.substr(begin, std::max(begin, std::size_t{end}) - begin);
}

std::optional<collation_key> collation_key_of(const game& what) {
  collation_key key;
  for (std::size_t tag = 0; tag < key.tags.size(); ++tag) {
    const auto* found = what.find_tag(sorted_by[tag]);
    if (found == nullptr ? has_nameless_tag(what) : found->is_damaged) return std::nullopt;
    key.tags[tag] = value_of(what, sorted_by[tag]);
  }
  std::ranges::replace(key.tags[date_tag], '?', '0');
  key.movetext = movetext_of(what);
  return key;
}

std::weak_ordering compare_collation_tags(std::size_t tag, std::string_view a, std::string_view b) {
  const auto order = tag == date_tag    ? compare_dates(a, b)
                     : tag == round_tag ? compare_rounds(a, b)
                                        : a.compare(b);
  return order <=> 0;
}

std::weak_ordering operator<=>(const collation_key& a, const collation_key& b) {
  for (std::size_t tag = 0; tag < a.tags.size(); ++tag)
    if (const auto order = compare_collation_tags(tag, a.tags[tag], b.tags[tag]);
        std::is_neq(order))
      return order;
  return a.movetext.compare(b.movetext) <=> 0;
}

}  // namespace strictpgn
