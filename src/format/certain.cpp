#include "format/certain.hpp"

#include <algorithm>
#include <iterator>

#include "parse/elements.hpp"
#include "rules/catalogue.hpp"
#include "rules/dates/rows.hpp"
#include "rules/events/rows.hpp"
#include "rules/players/rows.hpp"
#include "rules/san/rows.hpp"
#include "rules/times/rows.hpp"
#include "strictpgn/rule.hpp"
#include "text/plain_lines.hpp"
#include "write/annotations.hpp"
#include "write/line_filler.hpp"

namespace strictpgn::format {

namespace {

/// What is written has canonical moves with their numbers, and usual lines.
bool is_put_right(rule id) {
  constexpr rule others[] = {rule::move_number_wrong,
                             rule::move_number_dangling,
                             rule::move_number_repeated,
                             rule::move_number_leading_zero,
                             rule::move_number_period_style,
                             rule::move_number_split_periods,
                             rule::movetext_blank_line,
                             rule::line_too_long,
                             rule::newline_mixed,
                             rule::file_missing_final_newline};
  return rules::is_in<rows::san_rules>(id) || std::ranges::find(others, id) != std::end(others);
}

/// About the value of a tag alone, which is written as it is.
bool is_about_value(rule id) {
  return rules::is_in<rows::dates_rules, rows::times_rules, rows::players_rules,
                      rows::events_rules>(id);
}

/// A word of the listed ones in other letters (9.8.1).
bool is_mended(const diagnostic& found, std::span<const mending> all) {
  return found.id == rule::termination_tag_value &&
         std::ranges::find(all, found.where, &mending::where) != all.end();
}

/// Nothing where one of them may stay or not, where not all are told, or where anything else was
/// mended. Two would have to be in the order in which they are written.
std::optional<std::vector<remaining_error>> errors_that_stay(std::span<const diagnostic> before,
                                                             std::span<const mending> all) {
  std::vector<remaining_error> staying;
  std::size_t mended = 0;
  for (const auto& found : before) {
    if (found.id == rule::limit_diagnostics) return std::nullopt;
    if (found.level != severity::error || is_put_right(found.id)) continue;
    if (is_mended(found, all))
      ++mended;
    else if (is_about_value(found.id) && staying.empty())
      staying.push_back({&found, &found});
    else
      return std::nullopt;
  }
  if (mended != all.size()) return std::nullopt;
  return staying;
}

bool is_usual(const options& how) {
  return how.format != profile::archival && how.format != profile::reduced;
}

/// So few bytes that no limit on a game is met, however its tokens are counted. Of those on tokens
/// none is met that was not met before: what is written longer, numbers and SANs, has no such
/// limit.
bool is_within(const limits& most, std::string_view text) {
  return text.size() < std::min(most.game_size, most.game_elements);
}

/// No comment, or one of words, or of commands without fault: it says the same on other lines.
bool is_usual_element(const element& e) {
  return !parse::is_comment(e) ||
         (e.flags & (element_flag::is_commands | element_flag::is_prose)) != 0;
}

/// Tag pairs may have longer lines than movetext.
bool are_usual_lines(std::string_view text) {
  if (text::are_plain_lines<write::most_columns>(text)) return true;
  const auto movetext = text.find("\n\n") + 1;
  return text::are_plain_lines<write::most_columns_of_any>(text.substr(0, movetext)) &&
         text::are_plain_lines<write::most_columns>(text.substr(movetext));
}

}  // namespace

std::optional<std::vector<remaining_error>> certain_errors(const game& what,
                                                           std::span<const diagnostic> before,
                                                           const written& written,
                                                           const format_options& how) {
  const bool is_plain = is_usual(how.reading) && write::has_all(how.wanted) &&
                        written.omissions.empty() && is_within(how.reading.limits, written.text) &&
                        std::ranges::all_of(what.elements, is_usual_element) &&
                        are_usual_lines(written.text);
  return is_plain ? errors_that_stay(before, written.mended) : std::nullopt;
}

}  // namespace strictpgn::format
