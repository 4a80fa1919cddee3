// The tags that hold dates (PGN 8.1.1.3, 9.2.1, 9.5.3, 11.4).
#include <algorithm>

#include "rules/dates/date.hpp"
#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"

namespace strictpgn::rules {

namespace {

constexpr tag_set date_tags = {tag_name::date, tag_name::event_date, tag_name::utc_date};

void date_format(const check_context& in, findings& out) {
  check_form(in, out, rule::date_format, {tag_name::date}, parse::is_date);
  refuse_empty(in, out, rule::date_format, {tag_name::date},
               "the Date tag is empty; an unknown date is written `????.??.??`");
}

void eventdate_format(const check_context& in, findings& out) {
  check_form(in, out, rule::eventdate_format, {tag_name::event_date}, parse::is_date, no_words,
             [](auto value) { return value == "?" ? info_in_modern() : usual; });
}

void utcdate_format(const check_context& in, findings& out) {
  check_form(in, out, rule::utcdate_format, {tag_name::utc_date}, parse::is_date);
}

/// Reports the dates of the right form that the predicate picks out.
template <typename Predicate>
void for_dates(const check_context& in, findings& out, rule id, tag_set names,
               Predicate&& is_reported) {
  for_each_value(in, names, [&](const known_pair& tag) {
    const auto read = read_value(in, tag, parse::read_date);
    if (read && is_reported(*read)) out.add(id, in.what.value_span_of(*tag.pair), tag.value);
  });
}

/// The same for dates that are not wholly known.
template <typename Predicate>
void for_partial_dates(const check_context& in, findings& out, rule id, tag_set names,
                       Predicate&& is_reported) {
  for_each_value_with(value_sign::question_mark, in, names, [&](const known_pair& tag) {
    const auto read = read_value(in, tag, parse::read_date);
    if (read && is_reported(*read)) out.add(id, in.what.value_span_of(*tag.pair), tag.value);
  });
}

void date_partial_field(const check_context& in, findings& out) {
  for_partial_dates(in, out, rule::date_partial_field, date_tags, [](const date& read) {
    return read.year == date::mixed || read.month == date::mixed || read.day == date::mixed;
  });
}

void date_impossible(const check_context& in, findings& out) {
  for_dates(in, out, rule::date_impossible, date_tags,
            [](const date& read) { return !exists(read); });
}

void date_day_without_month(const check_context& in, findings& out) {
  for_partial_dates(in, out, rule::date_day_without_month, date_tags, [](const date& read) {
    return (read.year == date::unknown && (read.month >= 0 || read.day >= 0)) ||
           (read.month == date::unknown && read.day >= 0);
  });
}

/// For archives ordered by date: the date must be there, and known (11.4).
void date_incomplete(const check_context& in, findings& out) {
  for_partial_dates(in, out, rule::date_incomplete, {tag_name::date},
                    [](const date& read) { return !read.is_known(); });
  if (is_without(in, tag_name::date))
    out.say(rule::date_incomplete, in.end_of_tags(), "the game has no Date tag");
}

/// The digits of a file named YYYY.pgn, YYYYMM.pgn or YYYYMMDD.pgn (11.4); empty for other names.
std::string_view period_of(std::string_view path) {
  const auto name = path.substr(path.find_last_of('/') + 1);
  const auto digits = name.substr(0, name.find_first_not_of("0123456789"));
  const bool is_period = digits.size() == 4 || digits.size() == 6 || digits.size() == 8;
  const bool is_alone =
      std::ranges::equal(name.substr(digits.size()), std::string_view(".pgn"), {}, text::lower);
  return is_period && is_alone ? digits : std::string_view();
}

/// A date as a file is named after it, question marks as zeros (11.4).
std::string name_for(std::string_view date) {
  std::string digits;
  for (const char c : date)
    if (c != '.') digits += c == '?' ? '0' : c;
  return digits;
}

void date_file_name_mismatch(const check_context& in, findings& out) {
  const auto period = period_of(in.how.file_name);
  if (period.empty()) return;
  for_each_value(in, {tag_name::date}, [&](const known_pair& tag) {
    if (parse::is_date(tag.value) && !name_for(tag.value).starts_with(period))
      out.add(rule::date_file_name_mismatch, in.what.value_span_of(*tag.pair), tag.value);
  });
}

/// The date that a tag gives, if there is such a day.
std::optional<date> date_of(const check_context& in, const known_pair& tag) {
  const auto read = read_value(in, tag, parse::read_date);
  return read && exists(*read) ? read : std::nullopt;
}

void date_before_eventdate(const check_context& in, findings& out) {
  const auto* event = find_value(in, tag_name::event_date);
  const auto* tag = event == nullptr ? nullptr : find_value(in, tag_name::date);
  if (tag == nullptr || tag->value == event->value) return;
  const auto of_event = date_of(in, *event);
  const auto of_game = date_of(in, *tag);
  if (!of_event || !of_game || !is_surely_before(*of_game, *of_event)) return;
  auto& finding =
      out.add(rule::date_before_eventdate, in.what.value_span_of(*tag->pair), tag->value);
  finding.related.push_back({in.what.value_span_of(*event->pair), "the event began here"});
}

void date_utcdate_gap(const check_context& in, findings& out) {
  const auto* tag = find_value(in, tag_name::utc_date);
  const auto* local_tag = tag == nullptr ? nullptr : find_value(in, tag_name::date);
  if (local_tag == nullptr || tag->value == local_tag->value) return;
  const auto universal = date_of(in, *tag);
  const auto local = date_of(in, *local_tag);
  if (!local || !universal || local->year < 0 || universal->year < 0) return;
  if (days_between(latest(*local), earliest(*universal)) <= 1 &&
      days_between(latest(*universal), earliest(*local)) <= 1)
    return;
  auto& finding = out.add(rule::date_utcdate_gap, in.what.value_span_of(*tag->pair));
  finding.related.push_back({in.what.value_span_of(*local_tag->pair), "the Date tag"});
}

}  // namespace

std::span<const detector> date_detectors() {
  static constexpr detector table[] = {
      {rule::date_format, date_format},
      {rule::date_partial_field, date_partial_field},
      {rule::date_impossible, date_impossible},
      {rule::date_day_without_month, date_day_without_month},
      {rule::date_incomplete, date_incomplete},
      {rule::date_file_name_mismatch, date_file_name_mismatch},
      {rule::date_before_eventdate, date_before_eventdate},
      {rule::date_utcdate_gap, date_utcdate_gap},
      {rule::eventdate_format, eventdate_format},
      {rule::utcdate_format, utcdate_format},
  };
  return table;
}

}  // namespace strictpgn::rules
