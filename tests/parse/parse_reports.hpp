// What the parser reports, laid beside what the interpreter derives.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "parse/commands.hpp"
#include "parse/epd.hpp"
#include "parse/fen.hpp"
#include "parse/parse_steps.hpp"
#include "spec/step_reader.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::tests::reports {

using namespace strictpgn::spec;

/// A deviation and its place, as text.
using report = std::string;

inline report report_of(rule id, span where) {
  return fmt::format("{} {}..{}", name_of(id), where.begin, where.end);
}

/// A deviation whose place is another than what its production has read.
inline report report_of(rule id) { return fmt::format("{} somewhere", name_of(id)); }

/// Deviations that are shown elsewhere than at what they have read, but for those inside tokens and
/// those that read nothing.
inline bool is_shown_elsewhere(rule id) {
  const std::set<rule> rules = {
      rule::movetext_blank_line,        // at the empty line, not at the run around it
      rule::comment_unterminated,       // at its `{`
      rule::limit_token_size,           // likewise
      rule::san_ep_suffix,              // with its move, when it is detached
      rule::san_bad_check_form,         // likewise
      rule::tag_section_in_movetext,    // at the `[`, which is only looked at
      rule::move_number_split_periods,  // with the number before them
      rule::rav_unclosed,               // at its `(`
      rule::command_unterminated,       // at its `[%`
      rule::fen_field_count,            // the whole record
      rule::epd_field_count,            // likewise
  };
  return rules.contains(id);
}

inline report report_at(rule id, span where) {
  return where.empty() || is_shown_elsewhere(id) ? report_of(id) : report_of(id, where);
}

/// The reports of a derivation. What a deviation inside a token is about is the production around
/// it of that name. It is reported once for each, as are the periods after one number; each
/// variation that is passed over is reported.
inline std::vector<report> reports_of(const derivation& result, std::string_view token) {
  const auto& all = import_grammar();
  std::vector<report> reports;
  std::set<std::pair<rule, std::uint64_t>> reported;  // with the beginning of what is around it
  span around_inside, around_periods;
  for (const auto& each : result) {
    const auto& node = all[each.production];
    const span where{each.begin, each.end};
    if (node.name == token) around_inside = where;
    if (node.name == "after_number") around_periods = where;
    if (each.is_passed_over)
      reports.push_back(report_at(rule::limit_rav_depth, {each.begin, each.begin + 1}));
    if (!each.counts || !node.broken) continue;
    const bool is_inside = node.deviates == deviance::inside;
    const auto around = is_inside                                        ? around_inside
                        : node.broken == rule::move_number_split_periods ? around_periods
                                                                         : span{};
    if (around.empty() || reported.insert({*node.broken, around.begin}).second)
      reports.push_back(report_at(*node.broken, is_inside ? around : where));
  }
  std::ranges::sort(reports);
  return reports;
}

inline std::vector<report> reports_of(const game& read) {
  std::vector<report> reports;
  for (const auto& found : read.deviations)
    reports.push_back(report_at(found.id, read.span_of(found)));
  std::ranges::sort(reports);
  return reports;
}

inline std::vector<report> reports_of(const std::vector<parse::fen_fault>& faults) {
  std::vector<report> reports;
  for (const auto& found : faults) reports.push_back(report_at(found.id, found.where));
  std::ranges::sort(reports);
  return reports;
}

inline std::vector<report> reports_of_commands(std::string_view comment) {
  std::vector<report> reports;
  parse::read_command found;
  for (std::size_t at = 0; parse::next_command(comment, at, found);)
    for (const auto& deviation : found.deviations)
      reports.push_back(report_at(deviation.id, deviation.where));
  std::ranges::sort(reports);
  return reports;
}

inline std::string difference(const std::vector<report>& parsed,
                              const std::vector<report>& derived) {
  return parsed == derived ? ""
                           : fmt::format("reported: {}; derived: {}", fmt::join(parsed, ", "),
                                         fmt::join(derived, ", "));
}

/// What follows from another deviation is not reported: of words that are no fields, and of an
/// operation of which nothing is left (D108).
inline bool is_consequence(const report& left_out, const std::vector<report>& parsed) {
  const auto cause = left_out.starts_with("fen-") ? name_of(rule::fen_field_count)
                                                  : name_of(rule::epd_opcode_syntax);
  const bool may_follow = left_out.starts_with("fen-") ||
                          left_out.starts_with(name_of(rule::epd_operation_missing_semicolon));
  return may_follow &&
         std::ranges::any_of(parsed, [&](const report& r) { return r.starts_with(cause); });
}

inline std::string difference_of_records(const std::vector<report>& parsed,
                                         const std::vector<report>& derived) {
  std::vector<report> left_out;
  std::ranges::set_difference(derived, parsed, std::back_inserter(left_out));
  const bool is_explained =
      std::ranges::all_of(left_out, [&](const report& one) { return is_consequence(one, parsed); });
  if (is_explained && std::ranges::includes(derived, parsed)) return {};
  return difference(parsed, derived);
}

inline std::string fault_of_database(std::string_view text, std::uint32_t depth) {
  static std::map<std::uint32_t, interpreter> by_depth;
  auto& by =
      by_depth.try_emplace(depth, import_grammar(), interpretation{.nesting = depth}).first->second;
  step_reader steps(by, text);
  unit_reader parser(text, limits{.rav_depth = depth});
  derivation result;
  while (steps.next(result)) {
    const auto name = import_grammar()[result.front().production].name;
    const auto step = name.starts_with("file_") ? parse::step::start
                      : name == "opening_unit"  ? parse::step::opening
                                                : parse::step::unit;
    unit_read read;
    if (!parser.read(step, read)) return "the parser refuses " + std::string(name);
    if (parser.at() != steps.at()) return "the parser stops elsewhere";
    auto found = difference(reports_of(read.unit), reports_of(result, "lenient_san"));
    if (!found.empty()) return found;
  }
  return {};
}

/// With the limit that readers have.
inline std::string fault_of_games(std::string_view text) {
  return fault_of_database(text, limits{}.rav_depth);
}

/// With a limit that is easily reached.
inline std::string fault_of_shallow_games(std::string_view text) {
  return fault_of_database(text, 2);
}

/// Reads a text by a production that reads all of it.
inline const derivation& derived_from(std::string_view production, std::string_view text) {
  static interpreter by(import_grammar());
  static derivation result;
  by.begin(text);
  by.derive(import_grammar().find(production).value(), 0, result);
  return result;
}

inline std::string fault_of_fen(std::string_view text) {
  return difference_of_records(reports_of(parse::parse_fen_fields(text).faults),
                               reports_of(derived_from("fen_record", text), "placement_field"));
}

inline std::string fault_of_epd(std::string_view text) {
  return difference_of_records(reports_of(parse::parse_epd_fields(text).position.faults),
                               reports_of(derived_from("epd_record", text), "placement_field"));
}

inline std::string fault_of_comment(std::string_view text) {
  return difference(reports_of_commands(text),
                    reports_of(derived_from("comment_with_commands", text), "any_command"));
}

}  // namespace strictpgn::tests::reports
