// The tags that hold dates (PGN 8.1.1.3, 9.2.1, 9.5.3, 11.4).
#include "check/date.hpp"
#include "check/tag_values.hpp"

namespace strictpgn::check {

namespace {

constexpr tag_set date_tags = {tag_name::date, tag_name::event_date, tag_name::utc_date};

bool is_date(std::string_view text) { return parse_date(text).has_value(); }

void date_format(const subject& in, findings& out) {
  check_form(in, out, rule::date_format, {tag_name::date}, is_date);
}

void eventdate_format(const subject& in, findings& out) {
  check_form(in, out, rule::eventdate_format, {tag_name::event_date}, is_date);
}

void utcdate_format(const subject& in, findings& out) {
  check_form(in, out, rule::utcdate_format, {tag_name::utc_date}, is_date);
}

/// Reports the dates of the right form that the predicate picks out.
template <typename Predicate>
void for_dates(const subject& in, findings& out, rule id, tag_set names, Predicate&& is_reported) {
  for_each_value(in, names, [&](const known_pair& tag) {
    const auto read = read_value(in, tag, parse_date);
    if (read && is_reported(*read)) out.add(id, in.what.value_span_of(*tag.pair), tag.value);
  });
}

void date_partial_field(const subject& in, findings& out) {
  for_dates(in, out, rule::date_partial_field, date_tags, [](const date& read) {
    return read.year == date::mixed || read.month == date::mixed || read.day == date::mixed;
  });
}

void date_impossible(const subject& in, findings& out) {
  for_dates(in, out, rule::date_impossible, date_tags,
            [](const date& read) { return !exists(read); });
}

void date_day_without_month(const subject& in, findings& out) {
  for_dates(in, out, rule::date_day_without_month, date_tags, [](const date& read) {
    return (read.year == date::unknown && (read.month >= 0 || read.day >= 0)) ||
           (read.month == date::unknown && read.day >= 0);
  });
}

/// For archives ordered by date: the date must be there, and known (11.4).
void date_incomplete(const subject& in, findings& out) {
  for_dates(in, out, rule::date_incomplete, {tag_name::date},
            [](const date& read) { return !read.is_known(); });
  if (is_without(in, tag_name::date))
    out.say(rule::date_incomplete, in.end_of_tags(), "the game has no Date tag");
}

/// The date of that tag, if there is such a day.
std::optional<date> date_of(const subject& in, tag_name name) {
  const auto* tag = find_value(in, name);
  const auto read = tag == nullptr ? std::nullopt : read_value(in, *tag, parse_date);
  return read && exists(*read) ? read : std::nullopt;
}

void date_before_eventdate(const subject& in, findings& out) {
  const auto of_event = date_of(in, tag_name::event_date);
  const auto of_game = of_event ? date_of(in, tag_name::date) : std::nullopt;
  if (!of_game || !is_surely_before(*of_game, *of_event)) return;
  const auto* tag = find_value(in, tag_name::date);
  auto& made = out.add(rule::date_before_eventdate, in.what.value_span_of(*tag->pair), tag->value);
  made.related.push_back(
      {in.what.value_span_of(*find_value(in, tag_name::event_date)->pair), "the event began here"});
}

void date_utcdate_gap(const subject& in, findings& out) {
  const auto universal = date_of(in, tag_name::utc_date);
  const auto local = universal ? date_of(in, tag_name::date) : std::nullopt;
  if (!local || !local->is_known() || !universal->is_known()) return;
  const auto days = days_between(*local, *universal);
  if (days >= -1 && days <= 1) return;
  auto& made = out.add(rule::date_utcdate_gap,
                       in.what.value_span_of(*find_value(in, tag_name::utc_date)->pair));
  made.related.push_back(
      {in.what.value_span_of(*find_value(in, tag_name::date)->pair), "the Date tag"});
}

constexpr detector table[] = {
    {rule::date_format, date_format},
    {rule::date_partial_field, date_partial_field},
    {rule::date_impossible, date_impossible},
    {rule::date_day_without_month, date_day_without_month},
    {rule::date_incomplete, date_incomplete},
    {rule::date_before_eventdate, date_before_eventdate},
    {rule::date_utcdate_gap, date_utcdate_gap},
    {rule::eventdate_format, eventdate_format},
    {rule::utcdate_format, utcdate_format},
};

}  // namespace

std::span<const detector> date_detectors() { return table; }

}  // namespace strictpgn::check
