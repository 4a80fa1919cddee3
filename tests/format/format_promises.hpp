// What formatting promises of any text.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/format.hpp"
#include "strictpgn/rule.hpp"
#include "told_game.hpp"

namespace strictpgn::tests {

/// A formatted text, with what the promises are about.
struct formatted_text {
  std::string source;
  std::string text;
  std::vector<format_note> notes;
  std::vector<bool> passed_on;  ///< for each game up to the rest
  bool has_rest = false;
  std::vector<std::string> wrong;  ///< blocks that are passed on and yet were changed
  format_totals totals;
};

/// The bytes with LF for every line end.
inline std::string with_line_feeds(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at)
    if (text[at] != '\n' || at == 0 || text[at - 1] != '\r')
      result += text[at] == '\r' ? '\n' : text[at];
  return result;
}

inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_white_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_white_space(text.back())) text.remove_suffix(1);
  return text;
}

/// Byte order marks at the ends go, and what does not fill a line is moved to one of its own.
inline std::string_view without_marks(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  for (;;) {
    text = trimmed(text);
    if (text.starts_with(mark))
      text.remove_prefix(mark.size());
    else if (text.ends_with(mark))
      text.remove_suffix(mark.size());
    else
      return text;
  }
}

/// Holds each block that is passed on against its bytes.
class block_watch {
 public:
  explicit block_watch(formatted_text& to) : to_(to) {}

  void take(const formatted_block& block) {
    if (!block.is_continued) {
      end();
      if (block.kind == block_kind::game) to_.passed_on.push_back(block.is_passed_on);
      is_passed_on_ = block.is_passed_on;
    }
    if (block.kind == block_kind::rest && !block.text.empty()) to_.has_rest = true;
    source_ += block.source;
    text_ += block.text;
    to_.source += block.source;
    to_.text += block.text;
    to_.notes.insert(to_.notes.end(), block.notes.begin(), block.notes.end());
  }

  void end() {
    if (is_passed_on_ && without_marks(with_line_feeds(source_)) != without_marks(text_))
      to_.wrong.push_back(source_);
    source_.clear();
    text_.clear();
    is_passed_on_ = false;
  }

 private:
  formatted_text& to_;
  std::string source_;
  std::string text_;
  bool is_passed_on_ = false;
};

inline format_options writing(profile format, encoding encoding = encoding::latin1) {
  format_options result{.keeps_white_space = true};
  result.reading.format = format;
  result.reading.encoding = encoding;
  return result;
}

inline formatted_text format_watched(std::string_view text, const format_options& options) {
  formatted_text result;
  block_watch watch(result);
  result.totals =
      format_text(text, options, [&](const formatted_block& block) { watch.take(block); });
  watch.end();
  return result;
}

/// What stands behind a missing marker, or a missing SetUp, is told only when that is there.
inline bool may_come_to_light(rule id, const rule_counts& before) {
  const auto has = [&](rule missing) { return before[missing] != 0; };
  switch (id) {
    case rule::result_tag_mismatch:
    case rule::result_contradicts_mate:
    case rule::result_contradicts_stalemate:
    case rule::result_contradicts_dead_position:
    case rule::termination_tag_conflict:
    case rule::plycount_mismatch:
      return has(rule::termination_missing) || has(rule::tag_without_movetext);
    case rule::tag_section_missing:  // an empty line makes a game of what went on behind a marker
      return has(rule::movetext_after_termination);
    case rule::escape_percent_not_column_1:  // first on its line it swallows the words behind it
      return has(rule::text_outside_game);
    case rule::movetext_empty:
      return has(rule::tag_without_movetext);
    case rule::setup_fen_is_initial:
      return has(rule::setup_missing) || has(rule::tag_value_empty);
    case rule::line_too_long:  // two games on one line are passed on as two, each too long
      return has(rule::line_too_long);
    case rule::line_80_or_more:  // of tags, where the line ended with something else
      return true;
    case rule::termination_repeated:  // an escape line keeps no markers apart
      return has(rule::escape_percent_not_column_1);
    case rule::export_not_byte_identical:  // told where nothing else tells why
      return has(rule::newline_not_lf);
    case rule::file_empty:  // white space is no database
      return true;
    case rule::export_leading_space:  // before a percent sign that would be an escape line without
      return has(rule::escape_percent_not_column_1) || has(rule::text_outside_game);
    default:
      return false;
  }
}

inline std::uint64_t count_of(const std::vector<format_note>& notes, note_kind kind) {
  return static_cast<std::uint64_t>(std::ranges::count(notes, kind, &format_note::kind));
}

/// The first promise that is broken for this text; empty when all hold.
inline std::string broken_promise(std::string_view text, const format_options& options) {
  const auto first = format_watched(text, options);
  if (!first.totals.is_refused && first.source != text) return "the sources are not the input";
  if (first.totals.is_changed != (first.text != text && !first.totals.is_refused))
    return "the totals are wrong about changes";
  if (!first.wrong.empty()) return "passed on, but changed: " + first.wrong.front();

  const auto second = format_watched(first.text, options);
  if (second.text != first.text && !second.totals.is_refused)
    return fmt::format("no fixed point: first\n{}\nthen\n{}", first.text, second.text);

  if (first.totals.is_refused) return first.text.empty() ? "" : "refused, and yet written";
  const auto before = check_database(text, options.reading);
  const auto after = check_database(first.text, options.reading);
  for (const auto& about : catalogue()) {
    const auto count = after.totals.by_rule[about.id], usual = before.totals.by_rule[about.id];
    if (count > usual && !may_come_to_light(about.id, before.totals.by_rule))
      return fmt::format("{} findings of {} instead of {}", count, about.name, usual);
  }
  const auto listed = count_of(first.notes, note_kind::passed_on);
  const auto remaining = count_of(first.notes, note_kind::remaining);
  if (first.totals.notes != listed + remaining) return "the totals are wrong about the notes";
  if (listed == 0 && after.totals.errors != remaining)
    return fmt::format("{} errors remain, and {} are told", after.totals.errors, remaining);

  const auto games = told_games(text, options.reading);
  const auto now = told_games(first.text, options.reading);
  if (games.size() != now.size())
    return fmt::format("{} games instead of {}", now.size(), games.size());
  for (std::size_t at = 0; at < games.size(); ++at)
    if (const auto loss =
            loss_between(games[at], now[at], options.reading.format == profile::reduced);
        !loss.empty())
      return fmt::format("game {}: {}", at + 1, loss);
  return {};
}

/// What can be written of any text can be written again, and loses nothing then.
inline std::string broken_promise_of_force(std::string_view text, format_options options) {
  options.is_forced = true;
  const auto first = format_watched(text, options);
  const auto second = format_watched(first.text, options);
  if (second.text != first.text)
    return fmt::format("forced, no fixed point: first\n{}\nthen\n{}", first.text, second.text);
  return {};
}

/// A stream is formatted as the text is, however its window falls.
inline std::string broken_promise_of_windows(const std::string& text, format_options options,
                                             std::size_t size) {
  options.reading.window_size = size;
  std::istringstream stream(text);
  formatted_text result;
  block_watch watch(result);
  result.totals =
      format_stream(stream, options, [&](const formatted_block& block) { watch.take(block); });
  watch.end();
  const auto whole = format_watched(text, options);
  if (result.text != whole.text)
    return fmt::format("by windows\n{}\ninstead of\n{}", result.text, whole.text);
  if (!result.totals.is_refused && result.source != text)
    return "by windows, the sources are not the input";
  return result.totals.is_changed == whole.totals.is_changed ? "" : "by windows, other totals";
}

}  // namespace strictpgn::tests
