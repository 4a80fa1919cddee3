// The seven tag roster (PGN 8.1.1).
#include <algorithm>
#include <array>
#include <utility>

#include "rules/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

constexpr tag_set roster_names = {tag_name::event, tag_name::site,  tag_name::date,
                                  tag_name::round, tag_name::white, tag_name::black,
                                  tag_name::result};

void str_tag_missing(const check_context& in, findings& out) {
  if (!in.is_game || in.tags.empty() || in.named.names.holds(roster_names)) return;
  std::array<bool, roster.size()> is_there{};
  for (const auto& tag : in.tags) {
    if (tag.name.empty())
      return;  // a tag pair without readable name may be the one that is missing (D108)
    if (tag.is_in_roster()) is_there[tag.row] = true;
  }
  for (std::size_t place = 0; place < roster.size(); ++place)
    if (!is_there[place])
      out.say(rule::str_tag_missing, in.end_of_tags(),
              fmt::format("the tag section has no {} tag, which belongs to the seven tag roster",
                          roster[place]));
}

void str_order(const check_context& in, findings& out) {
  std::uint8_t latest = 0;
  std::array<bool, roster.size()> is_seen{};
  for (const auto& tag : in.tags) {
    if (!tag.is_in_roster() || std::exchange(is_seen[tag.row], true)) continue;
    if (tag.row < latest) out.add(rule::str_order, in.what.name_span_of(*tag.pair), tag.name);
    latest = std::max(latest, tag.row);
  }
}

void str_not_first(const check_context& in, findings& out) {
  const auto is_of_roster = [](const known_pair& tag) { return tag.is_in_roster(); };
  const auto last = std::find_if(in.tags.rbegin(), in.tags.rend(), is_of_roster).base();
  const auto intruder = std::find_if_not(in.tags.begin(), last, is_of_roster);
  if (intruder != last && !intruder->name.empty())
    out.add(rule::str_not_first, in.what.name_span_of(*intruder->pair), intruder->name);
}

/// Mostly the first letters tell.
bool is_before(std::string_view one, std::string_view other) {
  const bool differs = !one.empty() && !other.empty() && one.front() != other.front();
  return differs
             ? static_cast<unsigned char>(one.front()) < static_cast<unsigned char>(other.front())
             : one < other;
}

void tag_order_not_ascii(const check_context& in, findings& out) {
  std::string_view before;
  for (const auto& tag : in.tags) {
    if (tag.name.empty() || tag.is_in_roster()) continue;
    if (is_before(tag.name, before))
      out.add(rule::tag_order_not_ascii, in.what.name_span_of(*tag.pair), tag.name);
    else
      before = tag.name;
  }
}

void str_value_empty(const check_context& in, findings& out) {
  if (!in.named.has(value_sign::nothing)) return;
  for (const auto& tag : in.tags) {
    const bool is_empty = !tag.pair->is_damaged && tag.is_in_roster() && tag.value.empty();
    if (!is_empty || tag.name == "Date" || tag.name == "Result") continue;  // of their forms (D129)
    out.say(rule::str_value_empty, in.what.value_span_of(*tag.pair),
            fmt::format("the {} tag is empty; an unknown value is written `?`", tag.name));
  }
}

}  // namespace

std::span<const detector> roster_detectors() {
  static constexpr detector table[] = {
      {rule::str_tag_missing, str_tag_missing}, {rule::str_order, str_order},
      {rule::str_not_first, str_not_first},     {rule::tag_order_not_ascii, tag_order_not_ascii},
      {rule::str_value_empty, str_value_empty},
  };
  return table;
}

}  // namespace strictpgn::rules
