// Times, time control and clocks (PGN 9.5, 9.6; supplement 3.1, 5, 6, 7).
#include <optional>

#include "rules/commands/context.hpp"
#include "rules/elements.hpp"
#include "rules/tags/values.hpp"
#include "rules/times/time_control.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

namespace {

void time_format(const check_context& in, findings& out) {
  check_form(in, out, rule::time_format, {tag_name::time}, parse::is_time_of_day);
}

void utctime_format(const check_context& in, findings& out) {
  check_form(in, out, rule::utctime_format, {tag_name::utc_time}, parse::is_utc_time);
}

void timecontrol_format(const check_context& in, findings& out) {
  check_form(in, out, rule::timecontrol_format, {tag_name::time_control}, parse::is_time_control);
}

/// Calls `look` with the time controls all of whose fields are of known kinds.
template <typename Function>
void for_time_controls(const check_context& in, Function&& look) {
  for_each_value(in, {tag_name::time_control}, [&](const known_pair& tag) {
    if (const auto read = read_value(in, tag, parse::read_time_control)) look(tag, *read);
  });
}

/// Reports those that the predicate picks out, of the values with that sign.
template <typename Predicate>
void for_time_controls(const check_context& in, findings& out, rule id, char sign,
                       Predicate&& is_reported) {
  const auto* first = find_pair(in, tag_name::time_control);
  const bool is_single = first != nullptr && first->next == 0;
  if (is_single && first->value.find(sign) == first->value.npos) return;
  for_time_controls(in, [&](const known_pair& tag, const std::vector<period>& periods) {
    if (is_reported(periods)) out.add(id, in.what.value_span_of(*tag.pair), tag.value);
  });
}

/// Only such numbers can be no time at all.
bool has_leading_zero(std::string_view value) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t at = 0; at < value.size(); ++at)
    if (value[at] == '0' && (at == 0 || !is_digit(value[at - 1]))) return true;
  return false;
}

/// That there is no increment, or no time but the increment, many say so; time that is no time,
/// nobody.
void timecontrol_not_positive(const check_context& in, findings& out) {
  constexpr auto of_part = info_in_modern(
      {.levels = {severity::warning, severity::error, severity::error, severity::error, {}}});
  const auto* first = find_pair(in, tag_name::time_control);
  if (first != nullptr && first->next == 0 && !has_leading_zero(first->value)) return;
  for_time_controls(in, [&](const known_pair& tag, const std::vector<period>& periods) {
    const auto worst = worst_zeros(periods);
    if (worst != zeros::none)
      out.add(rule::timecontrol_not_positive, in.what.value_span_of(*tag.pair), tag.value,
              worst == zeros::part ? of_part : usual);
  });
}

void timecontrol_moves_with_increment(const check_context& in, findings& out) {
  for_time_controls(in, out, rule::timecontrol_moves_with_increment, '/', [](const auto& periods) {
    return std::any_of(periods.begin(), periods.end(), [](const period& one) {
      return one.kind == period_kind::moves_with_increment;
    });
  });
}

void timecontrol_field_not_last(const check_context& in, findings& out) {
  for_time_controls(in, out, rule::timecontrol_field_not_last, ':', [](const auto& periods) {
    return std::any_of(periods.begin(), periods.end() - 1,
                       [](const period& one) { return lasts_to_the_end(one.kind); });
  });
}

void timecontrol_marker_not_alone(const check_context& in, findings& out) {
  for_time_controls(in, out, rule::timecontrol_marker_not_alone, ':', [](const auto& periods) {
    return periods.size() > 1 && std::any_of(periods.begin(), periods.end(),
                                             [](const period& one) { return is_mark(one.kind); });
  });
}

void clock_tag_format(const check_context& in, findings& out) {
  check_form(in, out, rule::clock_tag_format, {tag_name::clock}, parse::is_running_clock);
}

void clock_start_tag_format(const check_context& in, findings& out) {
  check_form(in, out, rule::clock_start_tag_format, {tag_name::white_clock, tag_name::black_clock},
             parse::is_clock_time, no_words, [](auto value) {
               return parse::is_fractional_clock_time(value) ? info_in_modern() : usual;
             });
}

/// The place of the first time command in the text of a comment (supplement 3.2, 4).
std::optional<span> find_time_command(std::string_view text) {
  parse::read_command found;
  for (std::size_t at = 0; parse::next_command(text, at, found);)
    if (is_time_command(found.name)) return found.where;
  return std::nullopt;
}

/// The first clock tag, or else time command, of a game.
std::optional<span> find_clock(const check_context& in) {
  for (const auto name : {tag_name::clock, tag_name::white_clock, tag_name::black_clock})
    if (const auto* tag = find_pair(in, name)) return in.what.name_span_of(*tag->pair);
  std::optional<span> first;
  if (!in.has.commands) return std::nullopt;
  for_each_comment(in, [&](const element& e) {
    if (first) return;
    const auto begin = in.what.span_of(e).begin;
    if (const auto found = find_time_command(in.what.text_of(e)))
      first = span{begin + found->begin, begin + found->end};
  });
  return first;
}

void timecontrol_missing_with_clocks(const check_context& in, findings& out) {
  if (find_pair(in, tag_name::time_control) != nullptr) return;
  const auto clock = find_clock(in);
  if (!clock || !is_without(in, tag_name::time_control)) return;
  auto& finding = out.add(rule::timecontrol_missing_with_clocks, in.end_of_tags());
  finding.related.push_back({*clock, "the first clock time"});
}

}  // namespace

std::span<const detector> time_detectors() {
  static constexpr detector table[] = {
      {rule::time_format, time_format},
      {rule::utctime_format, utctime_format},
      {rule::timecontrol_format, timecontrol_format},
      {rule::timecontrol_not_positive, timecontrol_not_positive},
      {rule::timecontrol_moves_with_increment, timecontrol_moves_with_increment},
      {rule::timecontrol_field_not_last, timecontrol_field_not_last},
      {rule::timecontrol_marker_not_alone, timecontrol_marker_not_alone},
      {rule::clock_tag_format, clock_tag_format},
      {rule::clock_start_tag_format, clock_start_tag_format},
      {rule::timecontrol_missing_with_clocks, timecontrol_missing_with_clocks},
  };
  return table;
}

}  // namespace strictpgn::rules
