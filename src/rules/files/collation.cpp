#include "rules/files/collation.hpp"

#include <algorithm>
#include <compare>
#include <string_view>

#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

constexpr tag_name sorted_by[] = {tag_name::date,  tag_name::event, tag_name::site,
                                  tag_name::round, tag_name::white, tag_name::black,
                                  tag_name::result};
constexpr std::size_t movetext_key = 7;

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

/// The date as the game has it; unknown without a Date tag.
std::string date_of(const check_context& in) {
  const auto* tag = find_value(in, tag_name::date);
  return tag == nullptr ? "????.??.??" : in.what.value_of(*tag->pair);
}

}  // namespace

std::span<const rule> collation_rules() {
  static constexpr rule found_here[] = {rule::collation_order, rule::collation_duplicate};
  return found_here;
}

/// Two games with the same digest are the same, for all that chance allows.
collation::digest collation::digest_of(const collation_key& key) {
  std::string joined;
  for (const auto& value : key.tags) joined.append(value).push_back('\0');
  joined.append(key.movetext).push_back('\0');
  const auto first = std::hash<std::string>()(joined);
  joined.push_back('\1');
  return {first, std::hash<std::string>()(joined)};
}

void collation::look(const check_context& in, std::uint64_t number, findings& out) {
  const bool is_order_heard = out.is_heard(rule::collation_order);
  const bool are_copies_heard = out.is_heard(rule::collation_duplicate);
  if (!in.is_game || !(is_order_heard || are_copies_heard)) return;
  auto now = collation_key_of(in.what);
  if (!now) return;
  if (is_order_heard && before_) judge_order(in, *now, out);
  if (are_copies_heard) judge_copies(in, *now, number, out);
  before_ = std::move(now);
  date_before_ = date_of(in);
}

/// The first key that differs decides.
void collation::judge_order(const check_context& in, const collation_key& now,
                            findings& out) const {
  constexpr std::string_view names[] = {"Date",  "Event", "Site",  "Round",
                                        "White", "Black", "Result"};
  if (!(now < *before_)) return;
  for (std::size_t key = 0; key < now.tags.size(); ++key) {
    const auto &ours = now.tags[key], &theirs = before_->tags[key];
    if (std::is_eq(compare_collation_tags(key, ours, theirs))) continue;
    const bool is_date = sorted_by[key] == tag_name::date;
    out.say(rule::collation_order, place_of(in, key),
            fmt::format("the game belongs before the one that precedes it: {} `{}` comes before "
                        "`{}`",
                        names[key], rules::quoted(is_date ? date_of(in) : ours),
                        rules::quoted(is_date ? date_before_ : theirs)));
    return;
  }
  out.say(rule::collation_order, place_of(in, movetext_key),
          "the game belongs before the one that precedes it: their tags are the same, and its "
          "movetext comes first in ASCII order");
}

void collation::judge_copies(const check_context& in, const collation_key& now,
                             std::uint64_t number, findings& out) {
  const span whole{in.what.offset, in.what.offset + in.what.text.size()};
  const auto now_digest = digest_of(now);
  if (const auto first = seen_.find(now_digest); first != seen_.end()) {
    out.say(rule::collation_duplicate, whole,
            fmt::format("the game has the same eight sorting keys as game {}", first->second));
  } else if (seen_.size() < most_) {
    seen_.emplace(now_digest, number);
  } else if (!std::exchange(told_most_, true)) {
    out.say(
        rule::collation_duplicate, whole,
        fmt::format("from here on copies are found only of the {} different games before", most_),
        always(severity::info));
  }
}

}  // namespace strictpgn::rules
