#include "split/splitter.hpp"

#include <algorithm>
#include <utility>

#include "format/extent.hpp"
#include "parse/elements.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"
#include "text/code_point.hpp"

namespace strictpgn::split {

using text::byte_order_mark;

constexpr std::uint64_t longest_line = 255;  // PGN 4.3, its line end counted

bool stands_alone(const game& unit) {
  const bool is_marker =
      unit.tags.empty() && std::ranges::none_of(unit.elements, parse::stands_for_move);
  return unit.marker != termination::none && !is_marker;
}

// ---- steps --------------------------------------------------------------------------------------

void splitter::add(const reading& step) {
  watch_what_is_told_once(step);
  const bool is_game = step.game != nullptr;
  const auto* const unit = is_game ? step.game : step.outside;
  if (unit == nullptr && !fails(step)) return;
  const auto begin = begin_of(step, unit);
  if (unit == nullptr && goes_with_open(begin)) return join(step);
  if (open_ && open_->is_unheld && open_->begin == begin) {
    take_over(step, unit);
  } else {
    close(begin);
    open(step, unit, begin);
  }
  if (!is_game) return;
  const auto end = format::end_of_tokens(*unit);
  if (end == unit->offset + unit->text.size()) return;
  // Escape lines behind a game stand before the next one.
  const auto behind = before_blanks(format::first_escape_behind(*unit, end), end);
  close(behind);
  open_.emplace().begin = behind;
  open_->least_end = unit->offset + unit->text.size();
  // Where the findings beyond the limit are nobody knows.
  open_->fails =
      has_failing_more(step) || std::ranges::any_of(step.findings, [&](const diagnostic& found) {
        return is_failing(found) && found.where.end > behind;
      });
}

/// Whether a fault in no unit stands in a line of the open block, which goes to the faulty games.
bool splitter::goes_with_open(std::uint64_t begin) const {
  return open_ && open_->fails && (begin == open_->begin || !begins_line(begin));
}

/// What is found in no unit is told with the open block.
void splitter::join(const reading& step) {
  open_->last_fault = std::max(open_->last_fault, end_of_faults(step));
  if (options_.findings) open_->findings += told(step, open_->form);
}

/// What no unit held is in the next one, with its fault.
void splitter::take_over(const reading& step, const game* unit) {
  const auto before = *open_;
  open(step, unit, before.begin);
  open_->fails |= before.fails;
  open_->last_fault = std::max(open_->last_fault, before.last_fault);
  open_->findings.insert(0, before.findings);
}

void splitter::finish(std::uint64_t size) {
  if (!open_) open_.emplace();
  close(size);
  if (waiting_) put(last_game_, {}, *waiting_, size);
  for (const auto to : {part::clean, part::faulty}) {
    const auto& last = parts_[static_cast<std::size_t>(to)];
    if (last.end == size) continue;
    const auto ends =
        line_ends_behind(last, to == part::clean && has_layout() && last.is_behind_game);
    if (!ends.empty()) take_({to, {size, size}, ends});
  }
}

/// The first finding is an error, the others say only where they are (D143).
bool splitter::is_told_before(rule id) const {
  return fails_on_utf8_ && id == rule::encoding_utf8_invalid;
}

bool splitter::has_failing_more(const reading& step) const {
  return std::ranges::any_of(step.more_findings, [&](const finding_count& more) {
    return is_failing(more.level) || is_told_before(more.id);
  });
}

bool splitter::fails(const reading& step) const {
  return has_failing_more(step) || std::ranges::any_of(step.findings, [&](const diagnostic& found) {
           return is_failing(found);
         });
}

void splitter::watch_what_is_told_once(const reading& step) {
  for (const auto& found : step.findings) {
    if (!is_failing(found)) continue;
    fails_on_cr_ |= found.id == rule::newline_not_lf;
    fails_on_mixed_ |= found.id == rule::newline_mixed;
    fails_on_utf8_ |= found.id == rule::encoding_utf8_invalid;
  }
}

/// White space that has a fault goes with the block that is told of it. Blanks between two texts on
/// one line do not follow one that is clean, nor lead one behind a faulty text.
std::uint64_t splitter::begin_of(const reading& step, const game* unit) const {
  if (!open_) return 0;
  auto begin = unit != nullptr ? unit->offset : step.findings.front().where.begin;
  for (const auto& found : step.findings)
    if (is_failing(found)) begin = std::min(begin, found.where.begin);
  begin = std::max(begin, open_->least_end);
  if (unit == nullptr) begin = begin_of_line(begin, open_->least_end);
  const auto blanks = before_blanks(begin, std::max(open_->least_end, open_->last_fault));
  const bool is_inside_line = blanks != 0 && !text::is_line_end(byte_at(blanks - 1));
  return open_->fails && is_inside_line ? begin : std::min(begin, blanks);
}

/// Where the line of that place begins, if not before `least`. A text that no unit holds may be one
/// line of any size.
std::uint64_t splitter::begin_of_line(std::uint64_t at, std::uint64_t least) const {
  std::array<char, 4 << 10> held;
  while (at > least) {
    const auto from = at - std::min<std::uint64_t>(held.size(), at - least);
    const std::string_view text(held.data(), bytes_(from, held.data(), at - from));
    const auto end = text.find_last_of("\r\n");
    if (end != text.npos) return from + end + 1;
    at = from;
  }
  return least;
}

/// Where the blanks before that place begin.
std::uint64_t splitter::before_blanks(std::uint64_t at, std::uint64_t least) const {
  while (at > least && text::is_blank(byte_at(at - 1))) --at;
  return at;
}

// ---- blocks -------------------------------------------------------------------------------------

/// Nothing can be written into that.
bool is_utf16(const reading& step) {
  return !step.findings.empty() && step.findings.front().id == rule::encoding_utf16;
}

bool is_cut(const reading& step) {
  return std::ranges::any_of(
      step.findings, [](const diagnostic& found) { return found.id == rule::limit_game_size; });
}

/// A comment belongs to the game before it if that has no end, and to a first game without tags
/// (D117), which may also follow what no unit holds; its brace would close a comment that is open.
finding_form splitter::form_for(const game* unit, bool is_game) const {
  const auto& behind = parts_[static_cast<std::size_t>(part::faulty)];
  const bool may_open = unit == nullptr || (is_game && unit->tags.empty());
  const bool is_opening = may_open && !behind.has_game;
  const bool is_apart = behind.has_game_end && !is_opening && !behind.has_open_comment;
  return is_apart ? *options_.findings : finding_form::escape;
}

void splitter::open(const reading& step, const game* unit, std::uint64_t begin) {
  auto& now = open_.emplace();
  now.begin = now.least_end = begin;
  now.is_game = step.game != nullptr;
  now.is_unheld = unit == nullptr;
  now.has_tags = unit != nullptr && !unit->tags.empty();
  now.has_end = !now.is_game || unit->marker != termination::none;
  now.has_tags_alone =
      now.is_game && !now.has_end && std::ranges::none_of(unit->elements, parse::stands_for_move);
  now.fails = fails(step) || (now.is_game && !stands_alone(*unit));
  if (unit != nullptr) now.least_end = unit->offset + unit->text.size();
  now.leaves_comment_open = unit != nullptr && format::leaves_comment_open(*unit, is_cut(step));
  now.last_fault = end_of_faults(step);
  if (now.is_game) now.least_end = format::end_of_tokens(*unit);
  if (!now.fails || !options_.findings || is_utf16(step)) return;
  now.form = form_for(unit, now.is_game);
  now.findings = told(step, now.form);
}

std::string splitter::told(const reading& step, finding_form form) {
  return finding_lines(
      step, [&](severity level) { return is_failing(level); }, form, options_.encoding,
      first_line_end());
}

std::uint64_t splitter::end_of_faults(const reading& step) const {
  std::uint64_t end = 0;
  for (const auto& found : step.findings)
    if (is_failing(found)) end = std::max(end, found.where.end);
  return end;
}

void splitter::close(std::uint64_t end) {
  if (!open_) return;
  auto now = *std::exchange(open_, std::nullopt);
  const auto begin = waiting_.value_or(now.begin);
  now.fails = now.fails || has_wrong_line_ends(begin, end) || shares_long_line(begin, end);
  if (!now.is_game && !now.fails) {
    waiting_ = begin;
    return;
  }
  waiting_.reset();
  const auto to = now.fails ? part::faulty : part::clean;
  if (now.is_game) {
    last_game_ = to;
    ++(now.fails ? totals_.faulty : totals_.clean);
  } else if (!now.is_unheld || !is_behind_unheld_) {
    ++totals_.texts;
  }
  is_behind_unheld_ = now.is_unheld;
  put(to, now, begin, end);
}

/// What is said about the beginning of the input goes behind its byte order mark.
void splitter::put(part to, const block& from, std::uint64_t begin, std::uint64_t end) {
  if (begin == end) return;
  auto& behind = parts_[static_cast<std::size_t>(to)];
  if (begin == 0 && !from.findings.empty() && begins_with_mark()) {
    begin = byte_order_mark.size();
    take_({to, {0, begin}, {}});
    behind = {.end = begin, .is_empty = false};
  }
  const auto inserted = insertion(behind, from, begin);
  take_({to, {begin, end}, inserted});
  behind.end = end;
  behind.is_empty = false;
  behind.has_line_end = begins_line(end);
  behind.has_empty_line = behind.has_line_end && is_behind_empty_line(end);
  behind.is_behind_game = from.is_game;
  behind.has_game |= from.is_game;
  behind.has_open_comment |= from.leaves_comment_open;
  if (from.is_game) behind.has_game_end = from.has_end;
  if (from.is_game) behind.ends_in_tags = from.has_tags_alone;
}

std::string splitter::insertion(const destination& behind, const block& from, std::uint64_t begin) {
  const bool goes_on = behind.is_empty ? begin == 0 : behind.end == begin;
  std::string inserted;
  if (goes_on && from.findings.empty()) return inserted;
  const bool is_layout = has_layout() && &behind == &parts_[static_cast<std::size_t>(part::clean)];
  const bool needs_empty_line =
      behind.has_game && (is_layout || behind.ends_in_tags || (from.is_game && !from.has_tags));
  inserted += line_ends_behind(behind, needs_empty_line);
  if (behind.ends_in_tags && !from.findings.empty()) {
    inserted += first_line_end();  // one empty line is not enough before an escape line
    ++totals_.line_ends;
  }
  inserted += from.findings;
  if (!begins_line(begin) && byte_at(begin) == '%') {
    inserted += ' ';
    ++totals_.blanks;
  }
  return inserted;
}

std::string splitter::line_ends_behind(const destination& last, bool needs_empty_line) {
  std::string ends;
  if (!last.has_line_end) ends += first_line_end();
  if (!last.has_empty_line && needs_empty_line) ends += first_line_end();
  totals_.line_ends += !last.has_line_end + (!last.has_empty_line && needs_empty_line);
  return ends;
}

/// Whether an empty line must stand behind a game.
bool splitter::has_layout() const {
  return options_.format != profile::import_format && options_.format != profile::modern;
}

// ---- bytes --------------------------------------------------------------------------------------

/// NUL behind the end.
char splitter::byte_at(std::uint64_t at) const {
  char byte = '\0';
  bytes_(at, &byte, 1);
  return byte;
}

/// A byte order mark at the start of the input does not count (D116).
bool splitter::begins_line(std::uint64_t at) const {
  if (at == 0 || (at == byte_order_mark.size() && begins_with_mark())) return true;
  return byte_at(at - 1) == '\n' || (byte_at(at - 1) == '\r' && byte_at(at) != '\n');
}

bool splitter::is_behind_empty_line(std::uint64_t at) const {
  at -= byte_at(at - 1) == '\n' && at > 1 && byte_at(at - 2) == '\r' ? 2 : 1;
  at = before_blanks(at, 0);
  return at == 0 || text::is_line_end(byte_at(at - 1));
}

bool splitter::begins_with_mark() const {
  std::array<char, byte_order_mark.size()> first{};
  bytes_(0, first.data(), first.size());
  return std::string_view(first.data(), first.size()) == byte_order_mark;
}

std::string_view splitter::first_line_end() {
  if (line_end_.empty()) line_end_ = find_line_end();
  return line_end_;
}

/// That of the first line; LF where no line ends.
std::string_view splitter::find_line_end() const {
  std::array<char, 64 << 10> held;
  for (std::uint64_t at = 0;;) {
    const auto size = bytes_(at, held.data(), held.size());
    const std::string_view text(held.data(), size);
    const auto found = text.find_first_of("\r\n");
    if (found != text.npos) {
      if (text[found] == '\n') return "\n";
      return byte_at(at + found + 1) == '\n' ? "\r\n" : "\r";
    }
    if (size == 0) return "\n";
    at += size;
  }
}

/// A line that is too long is told of the last block on it.
bool splitter::shares_long_line(std::uint64_t begin, std::uint64_t end) const {
  if (options_.format == profile::modern || begins_line(end)) return false;
  auto at = end;
  while (at > begin && end - at < longest_line && !text::is_line_end(byte_at(at - 1))) --at;
  return end - at == longest_line && byte_at(end) != '\0';
}

bool splitter::has_wrong_line_ends(std::uint64_t begin, std::uint64_t end) {
  if (!fails_on_cr_ && !fails_on_mixed_) return false;
  const auto right = first_line_end();
  std::array<char, 64 << 10> held;
  char before = '\0';
  for (auto at = begin; at < end;) {
    const auto size = bytes_(at, held.data(), std::min<std::uint64_t>(held.size(), end - at));
    for (const char c : std::string_view(held.data(), size)) {
      if (fails_on_cr_ && c == '\r') return true;
      if (fails_on_mixed_) {
        if (before == '\r' && right != (c == '\n' ? "\r\n" : "\r")) return true;
        if (c == '\n' && before != '\r' && right != "\n") return true;
      }
      before = c;
    }
    if (size == 0) break;
    at += size;
  }
  return fails_on_mixed_ && before == '\r' && right != "\r";
}

}  // namespace strictpgn::split
