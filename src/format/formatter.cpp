#include "format/formatter.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "format/certain.hpp"
#include "format/extent.hpp"
#include "rules/catalogue.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"
#include "text/code_point.hpp"

namespace strictpgn::format {

namespace {

using text::byte_order_mark;

bool is_limit(const diagnostic& found) { return rules::is_unread_rest(found.id); }

bool has_finding(const reading& step, rule id) {
  return std::ranges::find(step.findings, id, &diagnostic::id) != step.findings.end();
}

bool is_error_from(const diagnostic& found, std::uint64_t begin) {
  return found.level == severity::error && found.where.begin >= begin;
}

/// Where the text ends, if white space and byte order marks behind it do not count.
std::size_t end_of_text(std::string_view bytes) {
  for (;;) {
    bytes = bytes.substr(0, bytes.find_last_not_of(text::white_space) + 1);
    if (!bytes.ends_with(byte_order_mark)) return bytes.size();
    bytes.remove_suffix(byte_order_mark.size());
  }
}

}  // namespace

/// What is written is judged so, and what is read likewise.
options reading_options(const format_options& options) {
  auto result = options.reading.telling_all();
  const bool is_written = result.format == profile::archival || result.format == profile::reduced;
  if (!is_written) result.format = profile::export_format;
  result.levels.clear();
  result.fixes = result.record_fens = false;
  return result;
}

options laid_out_anew(const format_options& options) {
  auto result = reading_options(options);
  result.depth = check_depth::meaning;
  return result;
}

formatter::formatter(read::session& in, const format_options& options, const block_sink& take,
                     const std::optional<read::boundary>& from)
    : in_(in),
      options_(options),
      judged_by_(std::make_shared<const read::criteria>(reading_options(options))),
      out_(in.totals(), take, from.has_value()),
      input_(in.input(), options.keeps_white_space, from ? from->offset : 0),
      follows_games_(from.has_value()) {
  in_.on_forget([this](std::string_view bytes) { take_forgotten(bytes); });
}

format_totals formatter::run() {
  while (go_on()) continue;
  auto result = totals();
  result.is_changed = !result.is_refused && (result.is_changed || !out_.is_as_read());
  return result;
}

bool formatter::go_on() {
  if (has_ended_) return false;
  if (is_rest_ && in_.pass_over_more()) return true;
  if (!is_rest_ && !totals_.is_refused && in_.next()) {
    format_step(in_.now());
    return true;
  }
  if (!in_.has_ended()) return false;  // it was to stop here
  finish();
  has_ended_ = true;
  return true;
}

void formatter::finish() {
  if (is_rest_) return finish_rest();
  if (totals_.is_refused) return;
  approach(in_.input().offset_of(in_.input().end()), false);
  out_.end();
  out_.begin(block_kind::outside, false);
  out_.put(std::exchange(white_, {}), "");
}

/// White space before the next token is neither taken nor kept.
bool formatter::is_settled() const {
  if (has_ended_) return true;
  const bool is_in_between = !out_.is_open() && white_.empty() && !is_joined_ && is_at_line_begin_;
  return is_in_between && !is_rest_ && !totals_.is_refused && out_.has_text() && has_games() &&
         input_.offset() == in_.stands().offset;
}

format_totals formatter::totals() const {
  auto result = totals_;
  result.read = in_.totals();
  result.notes = out_.faults();
  result.is_changed = input_.has_dropped();
  return result;
}

void formatter::format_step(const reading& step) {
  out_.look_at(step.source);
  if (step.game != nullptr) return format_game(step);
  if (step.outside == nullptr) return refuse(step);
  const auto& unit = *step.outside;
  const bool goes_on = is_open_outside() || std::exchange(is_joined_, false);
  const auto first = goes_on ? unit.offset : first_token(unit);
  if (!first) return;  // nothing but a byte order mark
  approach(*first, true);
  const bool is_behind_mark = is_open_outside() && last_text_ == byte_order_mark && white_.empty();
  if ((!goes_on && !is_behind_mark) || is_behind_percent_sign()) out_.end();
  const bool is_cut = has_finding(step, rule::limit_game_size);
  if (leaves_comment_open(unit, is_cut) && !options_.is_forced) return pass_on_rest(step);
  format_outside(step, unit);
}

// ---- games --------------------------------------------------------------------------------------

void formatter::format_game(const reading& step) {
  const auto& unit = *step.game;
  const auto end = end_of_tokens(unit);
  auto written =
      write_pgn(step, reading_.format, reading_.encoding, nag_form::numbers, options_.wanted);
  std::erase_if(written.omissions, [=](const omission& one) { return one.where.begin >= end; });
  auto errors = certain_errors(unit, step.findings, written, options_);
  std::optional<judgement> found;
  if (!errors && (written.omissions.empty() || options_.is_forced))
    found.emplace(written.text, step.findings, judged_by_);
  const bool is_written = errors || options_.is_forced;
  auto why = is_written ? std::nullopt : reason_to_pass_on(unit, written, found);
  if (!why && is_before_percent_sign(unit, end))
    why = omission{{end, end}, "a percent sign stands behind it on its line", {}};
  approach(first_token(unit).value_or(unit.offset), why && unit.tags.empty());
  if (is_joined_to_block()) {
    why = omission{{unit.offset, end}, "what stands before it is no token by itself", {}};
  } else if (!why || !may_be_opened_by_block(unit)) {
    out_.end();
  }
  const bool is_cut = has_finding(step, rule::limit_game_size);
  if (leaves_comment_open(unit, is_cut) && !options_.is_forced) return pass_on_rest(step);
  if (why) return pass_on_game(step, *why, end);
  out_.begin(block_kind::game, false);
  note_made(written, errors ? *errors : found->errors());
  totals_.written += written.text.empty() ? 0 : 1;
  out_.tell_reduction(written.reduced);
  // What was judged, or is certain, has numbers, whatever is asked for.
  if (options_.nags == nag_form::symbols && reading_.format == profile::export_format)
    written.text =
        write_pgn(step, reading_.format, reading_.encoding, options_.nags, options_.wanted).text;
  out_.put(take_lines(end, next_after(unit, end)), written.text);
  format_behind(step, end);
}

/// On a line of its own a percent sign would take in what follows it there, and text of several
/// lines could be a game from the second on.
bool formatter::is_before_percent_sign(const game& unit, std::uint64_t end) const {
  const auto next = in_.totals().bytes;
  const auto& input = in_.input();
  if (options_.is_forced || end != unit.offset + unit.text.size()) return false;
  if (next == input.offset_of(input.end()) || *input.place_of(next) != '%') return false;
  return std::string_view(input.place_of(end), next - end).find_first_of("\r\n") ==
         std::string_view::npos;
}

/// The first thing that could not be written, or that would be wrong then and was not before.
std::optional<omission> formatter::reason_to_pass_on(const game& unit, const written& written,
                                                     const std::optional<judgement>& found) {
  if (!written.omissions.empty()) {
    const auto& all = written.omissions;
    const auto said =
        std::ranges::find_if(all, [](const auto& one) { return one.cause.has_value(); });
    return said != all.end() ? *said : all.front();
  }
  const auto* more = found->novelty();
  if (more == nullptr) return std::nullopt;
  return omission{{unit.offset, unit.offset + unit.text.size()},
                  "written, it would have a finding more: " + more->message,
                  more->id};
}

/// Where the white space behind a game ends.
std::uint64_t formatter::next_after(const game& unit, std::uint64_t end) const {
  const bool has_more = end != unit.offset + unit.text.size();
  return has_more ? first_escape_behind(unit, end) : in_.totals().bytes;
}

/// The escape lines behind a game are a block of their own.
void formatter::format_behind(const reading& step, std::uint64_t end) {
  const auto& unit = *step.game;
  if (end == unit.offset + unit.text.size()) return;
  approach(first_escape_behind(unit, end), false);
  format_outside(step, unit);
}

void formatter::note_made(const written& written, std::span<const remaining_error> errors) {
  for (const auto& one : written.omissions)
    out_.note(note_kind::left_out, one.where, one.what, one.cause);
  const auto begin = input_.offset();
  for (const auto& one : errors)
    out_.note(note_kind::remaining, one.before != nullptr ? one.before->where : span{begin, begin},
              one.after->message, one.after->id);
  for (const auto& one : written.mended) out_.note(note_kind::mended, one.where, one.what);
}

/// Without a marker an escape line behind the last token is still inside the game; and so is what
/// the session passes over behind a game that is too large.
void formatter::pass_on_game(const reading& step, const omission& why, std::uint64_t end) {
  const auto& unit = *step.game;
  if (unit.marker_span().empty()) end = unit.offset + unit.text.size();
  ++totals_.passed_on;
  std::string text;
  if (out_.is_open())
    out_.append_lines(text, white_);
  else
    text = line_begin();
  out_.begin(block_kind::game, true);
  out_.note(note_kind::passed_on, why.where, why.what, why.cause);
  last_text_ = {};
  is_joined_ = is_before_percent_sign(unit, end);
  out_.set_open(std::ranges::any_of(step.findings, is_limit) || is_joined_);
  if (out_.is_open()) end = unit.offset + end_of_text(unit.text.substr(0, end - unit.offset));
  const auto white = white_.size();
  const auto size = end - input_.offset();
  const auto source = take_lines(end, out_.is_open() ? end : next_after(unit, end));
  out_.append_lines(text, std::string_view(source).substr(white, size));
  if (!out_.is_open()) text += "\n\n";
  out_.put(source, text);
  if (!out_.is_open()) format_behind(step, end);
}

// ---- text outside games -------------------------------------------------------------------------

void formatter::format_outside(const reading& step, const game& unit) {
  const bool is_too_large = std::ranges::any_of(step.findings, is_limit);
  const auto end = unit.offset + (is_too_large ? end_of_text(unit.text) : unit.text.size());
  if (options_.is_forced) return write_escape_lines(step, unit, end);
  std::string text;
  if (out_.is_open()) {
    out_.append_lines(text, white_);
    out_.become(block_kind::outside);
  } else {
    out_.begin(block_kind::outside, true);
    text = line_begin();
  }
  list_outside(step, unit, input_.offset());
  const auto bytes = input_.take(end);
  out_.append_lines(text, bytes);
  out_.set_open(true);
  is_at_line_begin_ = false;
  last_text_ = bytes;
  out_.put(std::exchange(white_, {}) + bytes, text);
}

bool formatter::is_open_outside() const { return out_.is_open_as(block_kind::outside); }

/// A percent sign that has come to the start of a line would take in what follows it there.
bool formatter::is_behind_percent_sign() const {
  return last_text_ == "%" && white_.find_first_of("\r\n") == white_.npos;
}

/// Comments at the start of a file may belong to the first game, if that has no tags (D117).
bool formatter::may_be_opened_by_block(const game& unit) const {
  return is_open_outside() && !has_games() && unit.tags.empty();
}

bool formatter::has_games() const {
  return follows_games_ || totals_.written + totals_.passed_on != 0;
}

/// Whether nothing stands between the text outside games that is passed on and what comes next, and
/// it would be something else if it stood alone: `--` is a null move, but not in `--1`.
bool formatter::is_joined_to_block() const {
  if (!is_open_outside() || !white_.empty()) return false;
  const auto text = "* {} " + last_text_ + "\n\n";
  auto how = reading_;
  how.depth = check_depth::syntax;
  read::session alone(text, how);
  while (alone.next()) continue;
  return alone.totals().games > 1;
}

/// Escape lines are no export data, but no fault either, unless the profile is `archival`.
void formatter::list_outside(const reading& step, const game& unit, std::uint64_t begin) {
  if (!out_.must_tell_why()) return;
  const auto worst = std::ranges::find_if(step.findings, [=](const diagnostic& found) {
    const bool is_here = found.where.begin >= begin || found.where.end > begin;
    return found.level == severity::error && is_here;
  });
  const bool has_tags = !unit.tags.empty() && unit.span_of(unit.tags.back()).end > begin;
  const bool has_escapes_only =
      !has_tags && std::ranges::all_of(unit.elements, [&](const element& e) {
        return e.kind == element_kind::escape || unit.span_of(e).end <= begin;
      });
  if (worst != step.findings.end())
    out_.note(note_kind::passed_on, worst->where, worst->message, worst->id);
  else if (!has_escapes_only)
    out_.note(note_kind::passed_on, {begin, begin}, "text that belongs to no game");
  else
    out_.take_back_telling();
}

/// Of what stands outside games nothing else can be written.
void formatter::write_escape_lines(const reading& step, const game& unit, std::uint64_t end) {
  const auto begin = input_.offset();
  std::string text;
  if (!out_.is_open()) out_.begin(block_kind::outside, true);
  for (const auto& tag : unit.tags)
    if (step.game == nullptr)
      out_.note(note_kind::left_out, unit.span_of(tag), "a tag pair that belongs to no game");
  for (const auto& e : unit.elements) {
    const auto where = unit.span_of(e);
    if (where.begin < begin || unit.text_of(e) == byte_order_mark) continue;
    const auto fault = std::ranges::find_if(step.findings, [=](const diagnostic& found) {
      return is_error_from(found, where.begin) && found.where.begin < where.end;
    });
    const bool is_faulty = fault != step.findings.end();
    if (e.kind == element_kind::escape && !is_faulty) {
      if (out_.is_open()) text += '\n';
      text += unit.text_of(e);
      out_.set_open(true);
    } else {
      out_.note(note_kind::left_out, where,
                is_faulty ? fault->message : "text that belongs to no game",
                is_faulty ? std::optional(fault->id) : std::nullopt);
    }
  }
  const auto bytes = input_.take(end);
  is_at_line_begin_ = false;
  out_.put(std::exchange(white_, {}) + bytes, text);
}

// ---- what is not read ---------------------------------------------------------------------------

/// A right brace that we write would end the comment (D137).
void formatter::pass_on_rest(const reading& step) {
  is_rest_ = true;
  if (step.game != nullptr) ++totals_.passed_on;
  std::string text;
  if (out_.is_open()) {
    out_.append_lines(text, white_);
  } else {
    out_.begin(block_kind::rest, true);
    text = line_begin();
  }
  out_.become(block_kind::rest);
  const auto why = std::ranges::find_if(step.findings, [](const diagnostic& one) {
    return one.id == rule::comment_unterminated || is_limit(one);
  });
  const auto begin = input_.offset();
  if (why != step.findings.end())
    out_.note(note_kind::passed_on, why->where, why->message + "; so is all that follows", why->id);
  else
    out_.note(note_kind::passed_on, {begin, begin},
              "a comment that never ends, and all that follows");
  const auto bytes = input_.take(in_.input().offset_of(in_.input().end()));
  out_.append_lines(text, bytes);
  out_.put(std::exchange(white_, {}) + bytes, text);
}

void formatter::finish_rest() {
  std::string text;
  const auto bytes = input_.take(in_.input().offset_of(in_.input().end()));
  out_.append_lines(text, bytes);
  out_.put(bytes, text);
}

/// Findings alone: perhaps that there is nothing to read.
void formatter::refuse(const reading& step) {
  for (const auto& found : step.findings) {
    if (found.id != rule::file_not_pgn && found.id != rule::encoding_utf16) continue;
    totals_.is_refused = true;
    out_.begin(block_kind::rest, false);
    out_.note(note_kind::refused, found.where, found.message, found.id);
    return out_.put("", "");
  }
}

/// Called when the session reads on. What it has passed over belongs to the block that is open.
void formatter::take_forgotten(std::string_view bytes) {
  input_.keep(bytes);
  const auto end = is_rest_ ? input_.kept().size() : end_of_text(input_.kept());
  if (end == 0 || (!out_.is_open() && !is_rest_)) return;
  std::string text;
  out_.append_lines(text, white_);
  const auto passed = input_.take_kept(end);
  out_.append_lines(text, passed);
  out_.put(std::exchange(white_, {}) + passed, text);
}

// ---- from block to block ------------------------------------------------------------------------

/// Takes what stands before a token: white space, and byte order marks, which are dropped (D137)
/// unless they keep two tokens apart.
void formatter::approach(std::uint64_t begin, bool keeps_marks) {
  auto bytes = input_.take(begin);
  if (const auto end = end_of_text(bytes); end != 0) {
    std::string text;
    out_.append_lines(text, white_);
    out_.append_lines(text, std::string_view(bytes).substr(0, end));
    out_.put(std::exchange(white_, {}) + bytes.substr(0, end), text);
    bytes.erase(0, end);
  }
  white_ += bytes;
  const auto last = white_.rfind(byte_order_mark);
  if (last == white_.npos) return;
  const auto end = last + byte_order_mark.size();
  const auto first = white_.find(byte_order_mark);
  if (keeps_marks && out_.has_text() && !options_.is_forced)
    keep_marks(first, end);
  else
    drop_marks(first, end);
}

void formatter::drop_marks(std::size_t begin, std::size_t end) {
  const auto behind = std::string_view(white_).substr(end);
  const bool is_alone = input_.offset() == white_.size() && begin == 0 &&
                        end == byte_order_mark.size();  // what follows the first begins a line
  const bool is_line_begin = is_alone && is_at_line_begin_;
  is_at_line_begin_ = is_line_begin && behind.find_first_not_of(" \t\v") == 0;
  if (behind.empty()) is_at_line_begin_ = is_line_begin;
  out_.put(white_.substr(0, end), "");
  white_.erase(0, end);
}

void formatter::keep_marks(std::size_t begin, std::size_t end) {
  std::string text;
  if (is_open_outside()) {
    out_.append_lines(text, white_.substr(0, end));
  } else {
    out_.end();
    out_.begin(block_kind::outside, true);
    const auto line_end = white_.find_last_of("\r\n", begin);
    if (is_at_line_begin_ || line_end != white_.npos)
      text = white_.substr(line_end + 1, begin - line_end - 1);
    out_.append_lines(text, white_.substr(begin, end - begin));
  }
  if (out_.must_tell_why()) {
    const auto place = input_.offset() - white_.size() + begin;
    out_.note(note_kind::passed_on, {place, place + byte_order_mark.size()}, "a byte order mark",
              rule::encoding_bom);
  }
  out_.set_open(true);
  is_at_line_begin_ = false;
  last_text_ = byte_order_mark;
  out_.put(white_.substr(0, end), text);
  white_.erase(0, end);
}

/// The blanks before the next token on its line, if nothing else stands there. A percent sign that
/// is not the first character of its line does not become that (PGN 6).
std::string formatter::line_begin() const {
  const auto line_end = white_.find_last_of("\r\n");
  const bool begins_line = is_at_line_begin_ || line_end != white_.npos;
  auto blanks = line_end == white_.npos ? white_ : white_.substr(line_end + 1);
  if (begins_line && blanks.size() <= most_indentation) return blanks;
  return *in_.input().place_of(input_.offset()) == '%' ? " " : "";
}

/// The white space before a game, the game, and the lines between it and what comes next, in which
/// there is nothing.
std::string formatter::take_lines(std::uint64_t end, std::uint64_t next) {
  auto taken = std::exchange(white_, {}) + input_.take(end);
  const auto size = taken.size();
  taken.append(in_.input().place_of(end), next - end);
  const auto line_end = taken.find_last_of("\r\n");
  is_at_line_begin_ = line_end != taken.npos && line_end >= size;
  taken.erase(is_at_line_begin_ ? line_end + 1 : size);
  input_.take(end + taken.size() - size);
  return taken;
}

}  // namespace strictpgn::format
