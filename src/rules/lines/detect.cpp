#include "rules/lines/detect.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "rules/lines/line_scan.hpp"
#include "strictpgn/rule.hpp"
#include "text/code_point.hpp"
#include "text/count_lines.hpp"
#include "text/plain.hpp"

namespace strictpgn::rules {

namespace {

constexpr std::uint64_t most_printing = 79;     // PGN 4.3: fewer than 80
constexpr std::uint64_t most_characters = 254;  // PGN 4.3: 255 with the newline

/// Escape lines are private data, tabs included (D13).
bool is_in_escape(const game& unit, std::uint64_t at) {
  const auto& all = unit.elements;
  const auto after = std::partition_point(
      all.begin(), all.end(), [&](const element& e) { return unit.span_of(e).begin <= at; });
  return after != all.begin() && after[-1].kind == element_kind::escape &&
         at < unit.span_of(after[-1]).end;
}

/// The words that stand there and belong to no game; null where there are none.
const element* text_at(const game& unit, std::uint64_t at) {
  if (unit.elements.empty()) return nullptr;
  const auto& first = unit.elements.front();
  return first.kind == element_kind::text && at < unit.span_of(first).end ? &first : nullptr;
}

void report_tabs(std::string_view text, std::uint64_t offset, const game& unit, findings& out) {
  if (!out.is_enabled(rule::tab_in_export)) return;
  for (auto at = text.find_first_of("\t\v"); at != text.npos; at = text.find_first_of("\t\v", at)) {
    const auto end = std::min(text.find_first_not_of("\t\v", at), text.size());
    if (!is_in_escape(unit, offset + at) && text_at(unit, offset + at) == nullptr)
      out.add(rule::tab_in_export, {offset + at, offset + end});
    at = end;
  }
}

/// Whether the columns of a line are simply its bytes.
bool is_all_printing(std::string_view line) { return text::plain_length(line) == line.size(); }

/// Said once of an input, and true of all its lines.
suggested_fix all_line_feeds() { return {{}, "\n", true}; }

bool overlaps_tag(const game& unit, std::uint64_t begin, std::uint64_t end) {
  const auto& all = unit.tags;
  const auto first = std::partition_point(
      all.begin(), all.end(), [&](const tag_pair& tag) { return unit.span_of(tag).end <= begin; });
  return first != all.end() && unit.span_of(*first).begin < end;
}

}  // namespace

std::span<const rule> line_rules() {
  static constexpr rule found_here[] = {
      rule::newline_not_lf, rule::newline_mixed,   rule::file_missing_final_newline,
      rule::line_too_long,  rule::line_80_or_more, rule::tab_in_export,
  };
  return found_here;
}

line_state line_watch::state() const {
  return {line_begin_, line_number_, column_80_,   column_255_, first_,
          last_,       has_cr_,      told_not_lf_, told_mixed_, has_ended_};
}

void line_watch::go_on(const line_state& from, std::uint64_t offset) {
  line_begin_ = from.begin;
  line_number_ = from.number;
  column_80_ = from.column_80;
  column_255_ = from.column_255;
  first_ = from.first;
  last_ = from.last;
  has_cr_ = from.has_cr;
  told_not_lf_ = from.told_not_lf;
  told_mixed_ = from.told_mixed;
  has_ended_ = from.has_ended;
  input_end_ = offset;
}

std::string_view line_watch::bytes_of(newline kind) {
  if (kind == newline::crlf) return "\r\n";
  return kind == newline::cr ? "\r" : "\n";
}

/// Finds the columns of the line that matter, in what of it is at hand. Lines are measured when
/// they end, or before their beginning may be gone: by then they have so many characters that
/// nothing is left to measure.
void line_watch::measure(std::uint64_t end) {
  if (column_255_ != 0) return;
  std::uint64_t characters = 0;
  std::uint64_t printing = 0;
  const char* begin = text_.data() - (offset_ - std::min(offset_, line_begin_)) +
                      (line_begin_ - std::min(offset_, line_begin_));
  const std::string_view line(begin, static_cast<std::size_t>(end - line_begin_));
  if (is_all_printing(line.substr(0, most_characters + 1))) {
    if (line.size() > most_printing) column_80_ = line_begin_ + most_printing;
    if (line.size() > most_characters) column_255_ = line_begin_ + most_characters;
    return;
  }
  for (std::size_t at = 0; at < line.size() && column_255_ == 0;) {
    const auto place = line_begin_ + at;
    const auto c = text::first_code_point(line.substr(at), options_.encoding);
    at += c.length;
    if (++characters == most_characters + 1) column_255_ = place;
    if (c.value < 0x20 || c.value == 0x7F) continue;
    if (++printing == most_printing + 1) column_80_ = place;
  }
}

void line_watch::look(std::string_view text, std::uint64_t offset, const game& unit,
                      findings& out) {
  text_ = text;
  offset_ = offset;
  std::size_t from = 0;
  const auto on_newline = [&](std::size_t at) {
    const bool is_lf = text[at] == '\n';
    if (has_cr_) {  // the CR before ended its line, alone or together with this LF
      const bool is_pair = is_lf && at == from;
      has_cr_ = false;
      const auto cr = offset + from - 1;
      end_line(is_pair ? newline::crlf : newline::cr, cr, cr + (is_pair ? 2 : 1), unit, out);
      if (is_pair) {
        from = at + 1;
        return;
      }
    }
    from = at + 1;
    if (is_lf)
      end_line(newline::lf, offset + at, offset + at + 1, unit, out);
    else
      has_cr_ = true;
  };
  const auto seen = scan_bytes(text, [&](const line_ends& near) {
    if (near.cr == 0 && !has_cr_ && first_ == newline::lf) [[likely]]
      return end_lines(near.begin, near.lf, unit);
    for (auto ends = near.lf | near.cr; ends != 0; ends &= ends - 1)
      on_newline(near.begin + static_cast<std::size_t>(std::countr_zero(ends)));
  });
  if (has_cr_ && from < text.size()) {
    has_cr_ = false;
    end_line(newline::cr, offset + from - 1, offset + from, unit, out);
  }
  input_end_ = offset + text.size();
  constexpr auto longest_in_bytes = 4 * (most_characters + 1);  // as `count_characters` counts
  if (input_end_ - line_begin_ > longest_in_bytes) measure(input_end_);
  saw_odd_bytes_ = seen.has_high || seen.has_control;
  if (seen.has_control) report_tabs(text, offset, unit, out);
}

void line_watch::count(std::string_view text, std::uint64_t offset) {
  if (text.empty()) return;
  std::size_t from = 0;
  if (has_cr_) {
    from = text.front() == '\n' ? 1 : 0;
    line_begin_ = offset + from;
    ++line_number_;
  }
  has_cr_ = text.back() == '\r';
  // Of a CR at the end it is not known yet whether LF follows.
  const auto counted = text::count_lines(text, from, text.size() - (has_cr_ ? 1 : 0));
  if (counted.ended == 0) return;
  line_begin_ = offset + counted.begin;
  line_number_ += counted.ended;
}

/// With LF, as the lines before. Where several end near each other, only the first can be long.
void line_watch::end_lines(std::size_t begin, std::uint64_t ends, const game& unit) {
  static_assert(line_ends::most_bytes <= most_printing);
  const auto first = offset_ + begin + static_cast<unsigned>(std::countr_zero(ends));
  if (first - line_begin_ > most_printing) judge_length(first, unit);
  last_ = newline::lf;
  line_begin_ = offset_ + begin + static_cast<unsigned>(std::bit_width(ends));
  line_number_ += text::count_few_bits(ends);
  column_80_ = column_255_ = 0;
}

void line_watch::end_line(newline kind, std::uint64_t end, std::uint64_t next, const game& unit,
                          findings& out) {
  const bool is_as_before = kind == newline::lf && first_ == newline::lf;
  if (!is_as_before) [[unlikely]]
    judge_newline(kind, {end, next}, out);
  last_ = kind;
  if (end - line_begin_ > most_printing) judge_length(end, unit);
  line_begin_ = next;
  ++line_number_;
  column_80_ = column_255_ = 0;
}

void line_watch::judge_newline(newline kind, span where, findings& out) {
  if (first_ == newline::none) first_ = kind;
  if (kind != newline::lf && !told_not_lf_) {
    told_not_lf_ = true;
    out.add(rule::newline_not_lf, where).fix = all_line_feeds();
  }
  if (kind != first_ && !told_mixed_) {
    told_mixed_ = true;
    out.add(rule::newline_mixed, where).fix = all_line_feeds();
  }
}

/// What is too long is not also reported as long. Long tag lines are the accepted exception to 80
/// columns, and export has a rule of its own for the lines of movetext.
void line_watch::judge_length(std::uint64_t end, const game& unit) {
  measure(end);
  long_lines_.push_back({line_begin_, end});
  if (const auto* text = text_at(unit, line_begin_)) {  // one finding is enough
    const auto begin = unit.span_of(*text).begin;
    if (column_255_ != 0 && std::exchange(long_text_, begin) != begin)
      untold_.push_back({rule::line_too_long, {column_255_, end}, content::text_outside_games});
    return;
  }
  if (column_255_ != 0)
    untold_.push_back({rule::line_too_long, {column_255_, end}, content::other});
  else if (column_80_ != 0)
    untold_.push_back(
        {rule::line_80_or_more,
         {column_80_, end},
         overlaps_tag(unit, column_80_, column_80_ + 1) ? content::tag : content::other});
}

void line_watch::tell_of_length(findings& out) {
  for (const auto& line : untold_) {
    if (line.what == content::tag) {
      out.say(line.id, line.where, "this tag line has 80 or more characters",
              everywhere(severity::info));
    } else if (line.id == rule::line_too_long) {
      out.add(line.id, line.where);
      // In `modern`, where characters are counted, such a line may only have 80 or more.
      if (line.what == content::other) out.note_in_modern(rule::line_80_or_more);
    } else if (options_.format == profile::import_format || options_.format == profile::modern) {
      out.add(line.id, line.where);
    }
  }
  untold_.clear();
}

std::span<const span> line_watch::long_lines() {
  const auto end = input_end_ - (has_cr_ ? 1 : 0);
  if (!has_ended_ && end - line_begin_ > most_printing) long_lines_.push_back({line_begin_, end});
  return long_lines_;
}

bool line_watch::is_too_long() {
  if (has_ended_) return false;
  const auto end = input_end_ - (has_cr_ ? 1 : 0);
  if (end - line_begin_ > most_characters) measure(end);
  return column_255_ != 0;
}

void line_watch::end(const game& unit, findings& out, bool is_in_comment) {
  if (std::exchange(has_ended_, true)) return;
  if (has_cr_) {
    has_cr_ = false;
    end_line(newline::cr, input_end_ - 1, input_end_, unit, out);
  }
  if (line_begin_ == input_end_) return;
  if (input_end_ - line_begin_ > most_printing) judge_length(input_end_, unit);
  auto& finding = out.add(rule::file_missing_final_newline, {input_end_, input_end_});
  std::string missing(bytes_of(last_));
  if (options_.format != profile::import_format && options_.format != profile::modern)
    missing += missing;  // there an empty line ends each game
  if (!is_in_comment) finding.fix = {{{finding.where, std::move(missing)}}, {}, true};
}

}  // namespace strictpgn::rules
