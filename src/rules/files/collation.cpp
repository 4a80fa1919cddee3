#include "rules/files/collation.hpp"

#include <algorithm>
#include <string_view>

#include "rules/tags/values.hpp"

namespace strictpgn::rules {

namespace {

constexpr tag_name sorted_by[] = {tag_name::date,  tag_name::event, tag_name::site,
                                  tag_name::round, tag_name::white, tag_name::black,
                                  tag_name::result};
constexpr std::size_t date_key = 0;
constexpr std::size_t round_key = 3;
constexpr std::size_t movetext_key = 7;

/// Whether the tags that games are sorted by are certain. A damaged one has a value that is not
/// known, which is another thing than `?` (D108).
bool has_certain_keys(const check_context& in) {
  return std::all_of(std::begin(sorted_by), std::end(sorted_by), [&](tag_name name) {
    const auto* tag = find_pair(in, name);
    return tag != nullptr ? !tag->pair->is_damaged : is_without(in, name);
  });
}

/// The value of that tag; a tag that is missing says that it is unknown (8.1.1).
std::string value_of(const check_context& in, tag_name name) {
  const auto* tag = find_value(in, name);
  if (tag != nullptr) return in.what.value_of(*tag->pair);
  return name == tag_name::date ? "????.??.??" : name == tag_name::result ? "*" : "?";
}

/// The place of a key in the game.
span place_of(const check_context& in, std::size_t key) {
  if (key != movetext_key) {
    const auto* tag = find_value(in, sorted_by[key]);
    return tag == nullptr ? in.end_of_tags() : in.what.value_span_of(*tag->pair);
  }
  const auto movetext = in.what.first_in_movetext;
  if (movetext == in.what.elements.size()) return in.what.marker_span();
  const auto& first = in.what.elements[movetext];
  return first.lead != 0 ? in.what.number_span_of(first) : in.what.span_of(first);
}

std::string_view movetext_of(const game& what) {
  const auto& all = what.elements;
  auto begin = std::min<std::size_t>(what.marker_begin, what.text.size());
  if (what.first_in_movetext < all.size()) {
    const auto& first = all[what.first_in_movetext];
    begin = first.offset - first.lead;
  }
  return what.text.substr(std::min(begin, what.text.size()));
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

/// Dates by the numeric value of year, month and day, even where they are not well formed.
int compare_dates(std::string_view a, std::string_view b) {
  if (!is_dotted_number(a) || !is_dotted_number(b)) return a.compare(b);
  while (!a.empty() || !b.empty())
    if (const auto order = compare_numbers(take_part(a), take_part(b)); order != 0) return order;
  return 0;
}

int compare(std::size_t key, std::string_view a, std::string_view b) {
  if (key == date_key) return compare_dates(a, b);
  return key == round_key ? compare_rounds(a, b) : a.compare(b);
}

}  // namespace

std::span<const rule> collation_rules() {
  static constexpr rule found_here[] = {rule::collation_order, rule::collation_duplicate};
  return found_here;
}

collation::keys collation::keys_of(const check_context& in) {
  keys found;
  for (std::size_t key = 0; key < movetext_key; ++key) found[key] = value_of(in, sorted_by[key]);
  std::replace(found[date_key].begin(), found[date_key].end(), '?', '0');
  found[movetext_key] = movetext_of(in.what);
  return found;
}

/// Two games with the same digest are the same, for all that chance allows.
collation::digest collation::digest_of(const keys& keys) {
  std::string joined;
  for (const auto& key : keys) joined.append(key).push_back('\0');
  const auto first = std::hash<std::string>()(joined);
  joined.push_back('\1');
  return {first, std::hash<std::string>()(joined)};
}

void collation::look(const check_context& in, std::uint64_t number, findings& out) {
  const bool is_order_heard = out.is_heard(rule::collation_order);
  const bool are_copies_heard = out.is_heard(rule::collation_duplicate);
  if (!in.is_game || !(is_order_heard || are_copies_heard) || !has_certain_keys(in)) return;
  auto now = keys_of(in);
  if (is_order_heard && has_before_) judge_order(in, now, out);
  if (are_copies_heard) judge_copies(in, now, number, out);
  before_ = std::move(now);
  has_before_ = true;
}

/// The first key that differs decides.
void collation::judge_order(const check_context& in, const keys& now, findings& out) const {
  constexpr std::string_view names[] = {"Date",  "Event", "Site",  "Round",
                                        "White", "Black", "Result"};
  for (std::size_t key = 0; key < now.size(); ++key) {
    const auto order = compare(key, now[key], before_[key]);
    if (order == 0) continue;
    if (order > 0) return;
    const auto where = place_of(in, key);
    if (key == movetext_key)
      out.say(rule::collation_order, where,
              "the game belongs before the one that precedes it: their tags are the same, and its "
              "movetext comes first in ASCII order");
    else
      out.say(rule::collation_order, where,
              fmt::format("the game belongs before the one that precedes it: {} `{}` comes before "
                          "`{}`",
                          names[key], rules::quoted(now[key]), rules::quoted(before_[key])));
    return;
  }
}

void collation::judge_copies(const check_context& in, const keys& now, std::uint64_t number,
                             findings& out) {
  const span whole{in.what.offset, in.what.offset + in.what.text.size()};
  const auto now_digest = digest_of(now);
  if (const auto first = seen_.find(now_digest); first != seen_.end()) {
    out.say(rule::collation_duplicate, whole,
            fmt::format("the game has the same eight sorting keys as game {}", first->second));
  } else if (seen_.size() < most_) {
    seen_.emplace(now_digest, number);
  } else if (!std::exchange(told_most_, true)) {
    auto& finding = out.say(
        rule::collation_duplicate, whole,
        fmt::format("from here on copies are found only of the {} different games before", most_));
    finding.level = finding.in_modern = severity::info;  // whatever copies are to the user
  }
}

}  // namespace strictpgn::rules
