#include "format/formatter.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "format/certain.hpp"
#include "format/extent.hpp"
#include "rules/catalogue.hpp"
#include "strictpgn/rule.hpp"
#include "text/code_point.hpp"
#include "write/pgn.hpp"

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

}  // namespace

options reading_options(const format_options& options) {
  auto result = options.reading.telling_all();
  const bool is_written = result.format == profile::archival || result.format == profile::reduced;
  if (!is_written) result.format = profile::export_format;
  result.levels.clear();
  result.fixes = result.move_places = result.record_fens = false;
  return result;
}

options laid_out_anew(const format_options& options) {
  auto result = reading_options(options);
  result.depth = check_depth::meaning;
  result.only_counted.assign(std::begin(rules_of_order), std::end(rules_of_order));
  return result;
}

formatter::formatter(read::session& in, const format_options& options, const block_sink& take,
                     const std::optional<read::boundary>& from)
    : in_(in),
      options_(options),
      judged_by_(std::make_shared<const read::criteria>(reading_options(options))),
      out_(in.totals(), take, from.has_value()),
      between_(in.input(), out_, from ? from->offset : 0, options.keeps_white_space,
               options.is_forced),
      follows_games_(from.has_value()) {
  in_.on_forget([this](std::string_view bytes) { between_.take_forgotten(bytes, is_rest_); });
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
  between_.approach(end_of_input(), false);
  out_.end();
  out_.begin(block_kind::outside, false);
  out_.put(between_.white(), "");
}

/// White space before the next token is neither taken nor kept.
bool formatter::is_settled() const {
  if (has_ended_) return true;
  const bool is_in_between =
      !out_.is_open() && between_.white().empty() && !is_joined_ && between_.is_at_line_begin();
  return is_in_between && !is_rest_ && !totals_.is_refused && out_.has_text() && has_games() &&
         between_.offset() == in_.stands().offset;
}

std::uint64_t formatter::end_of_input() const { return in_.input().offset_of(in_.input().end()); }

format_totals formatter::totals() const {
  auto result = totals_;
  result.read = in_.totals();
  result.notes = out_.faults();
  result.is_changed = between_.has_dropped();
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
  between_.approach(*first, true);
  const bool is_behind_mark = is_open_outside() && between_.last_text() == byte_order_mark;
  if ((!goes_on && !is_behind_mark) || between_.is_behind_percent_sign()) out_.end();
  const bool is_cut = has_finding(step, rule::limit_game_size);
  if (leaves_comment_open(unit, is_cut) && !options_.is_forced) return pass_on_rest(step);
  format_outside(step, unit);
}

// ---- games --------------------------------------------------------------------------------------

void formatter::format_game(const reading& step) {
  const auto& unit = *step.game;
  const auto end = end_of_tokens(unit);
  is_joined_ = false;
  auto& written = written_;
  write::rewrite_pgn(written, step, reading_.format, reading_.encoding, nag_form::numbers,
                     options_.wanted);
  std::erase_if(written.omissions, [=](const omission& one) { return one.where.begin >= end; });
  auto errors = certain_errors(unit, step.findings, written, options_);
  std::optional<judgement> found;
  if (!errors && (written.omissions.empty() || options_.is_forced))
    found.emplace(written.text, step.findings, in_.is_in_long_line(), judged_by_);
  const bool is_written = errors || options_.is_forced;
  auto why = is_written ? std::nullopt : reason_to_pass_on(unit, written, found);
  if (!why && is_before_percent_sign(unit, end))
    why = omission{{end, end}, "a percent sign stands behind it on its line", {}};
  between_.approach(first_token(unit).value_or(unit.offset), why && unit.tags.empty());
  // By force, between escape lines: their block goes on.
  const bool is_left_out = !why && written.text.empty() && is_open_outside();
  if (is_joined_to_block()) {
    why = omission{
        {unit.offset, end}, "what stands before it would be read otherwise if it were written", {}};
  } else if (!is_left_out && (!why || !may_be_opened_by_block(unit))) {
    out_.end();
  }
  depends_on_tags_ = false;
  // What is certain is written as a whole: no comment in it is open.
  if (!errors && !options_.is_forced &&
      leaves_comment_open(unit, has_finding(step, rule::limit_game_size)))
    return pass_on_rest(step);
  if (why) return pass_on_game(step, *why, end);
  if (!is_left_out) out_.begin(block_kind::game, false);
  note_made(written, errors ? std::move(*errors) : found->errors());
  totals_.written += written.text.empty() ? 0 : 1;
  out_.tell_reduction(written.reduced);
  // What was judged, or is certain, has numbers, whatever is asked for.
  if (options_.nags == nag_form::symbols && reading_.format == profile::export_format)
    written.text =
        write_pgn(step, reading_.format, reading_.encoding, options_.nags, options_.wanted).text;
  out_.put(between_.take_lines(end, next_after(unit, end)), written.text);
  format_behind(step, end);
}

/// The input from what stands behind a game on its line; empty where nothing does.
std::string_view formatter::input_on_line(const game& unit, std::uint64_t end) const {
  const auto next = in_.totals().bytes;
  const auto& input = in_.input();
  if (options_.is_forced || end != unit.offset + unit.text.size()) return {};
  const std::string_view white(input.place_of(end), next - end);
  if (white.find_first_of("\r\n") != white.npos) return {};
  return {input.place_of(next), input.end()};
}

/// On a line of its own a percent sign would take in what follows it there, and text of several
/// lines could be a game from the second on.
bool formatter::is_before_percent_sign(const game& unit, std::uint64_t end) const {
  return input_on_line(unit, end).starts_with('%');
}

/// How a tag pair is read may go by the rest of its line.
bool formatter::has_tag_before_text(const game& unit, std::uint64_t end) const {
  const auto rest = input_on_line(unit, end);
  if (unit.tags.empty() || rest.empty() || rest.starts_with(byte_order_mark)) return false;
  const auto behind = unit.text.substr(unit.tags.back().end);
  return behind.find_first_of("\r\n") == behind.npos;
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
  between_.approach(first_escape_behind(unit, end), false);
  format_outside(step, unit);
}

void formatter::note_made(written& made, const std::vector<remaining_error>& errors) {
  for (auto& one : made.omissions)
    out_.note(note_kind::left_out, one.where, std::move(one.what), one.cause);
  const auto begin = between_.offset();
  for (const auto& one : errors)
    out_.note(note_kind::remaining, one.before != nullptr ? one.before->where : span{begin, begin},
              one.after->message, one.after->id);
  for (auto& one : made.mended) out_.note(note_kind::mended, one.where, std::move(one.what));
}

/// Without a marker an escape line behind the last token is still inside the game; and so is what
/// the session passes over behind a game that is too large.
void formatter::pass_on_game(const reading& step, const omission& why, std::uint64_t end) {
  const auto& unit = *step.game;
  if (unit.marker_span().empty()) end = unit.offset + unit.text.size();
  ++totals_.passed_on;
  auto text = between_.lead(end);
  out_.begin(block_kind::game, true);
  out_.note(note_kind::passed_on, why.where, why.what, why.cause);
  between_.forget_last_text();
  is_joined_ = is_before_percent_sign(unit, end) || has_tag_before_text(unit, end);
  const bool is_too_large = std::ranges::any_of(step.findings, is_limit);
  out_.set_open(is_too_large || is_joined_);
  if (is_too_large) end = unit.offset + end_of_text(unit.text.substr(0, end - unit.offset));
  const auto white = between_.white().size();
  const auto size = end - between_.offset();
  const auto source = between_.take_lines(end, out_.is_open() ? end : next_after(unit, end));
  out_.append_lines(text, source.substr(white, size));
  if (!out_.is_open()) text += "\n\n";
  out_.put(source, text);
  if (!out_.is_open()) format_behind(step, end);
}

// ---- text outside games -------------------------------------------------------------------------

void formatter::format_outside(const reading& step, const game& unit) {
  const bool is_too_large = std::ranges::any_of(step.findings, is_limit);
  const auto end = unit.offset + (is_too_large ? end_of_text(unit.text) : unit.text.size());
  if (options_.is_forced) return write_escape_lines(step, unit, end);
  auto text = between_.lead(end);
  go_on_or_begin(block_kind::outside);
  depends_on_tags_ = depends_on_tags(unit).value_or(depends_on_tags_);
  list_outside(step, unit, between_.offset());
  out_.set_open(true);
  const auto source = between_.pass_on(end, text);
  out_.put(source, text);
}

void formatter::go_on_or_begin(block_kind kind) {
  if (out_.is_open())
    out_.become(kind);
  else
    out_.begin(kind, true);
}

bool formatter::is_open_outside() const { return out_.is_open_as(block_kind::outside); }

/// Comments at the start of a file may belong to the first game, if that has no tags (D117).
bool formatter::may_be_opened_by_block(const game& unit) const {
  return is_open_outside() && !has_games() && unit.tags.empty();
}

bool formatter::has_games() const {
  return follows_games_ || totals_.written + totals_.passed_on != 0;
}

/// Whether a bracket comes next, on another line.
bool formatter::is_before_tags() const {
  const bool begins_line = between_.white().find_first_of("\r\n") != std::string_view::npos;
  return begins_line && *in_.input().place_of(between_.offset()) == '[';
}

/// Whether the text outside games that is passed on would be something else with tags behind it; or
/// if it stood alone, where nothing stands between it and what comes next: `--` is a null move, but
/// not in `--1`.
bool formatter::is_joined_to_block() const {
  if (!is_open_outside()) return false;
  if (depends_on_tags_ && !is_before_tags()) return true;
  if (!between_.white().empty()) return false;
  const auto text = "* {} " + between_.last_text() + "\n\n";
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
  else if (in_.is_in_long_line())  // which is told with what ends it
    out_.note(note_kind::passed_on, {begin, begin}, "a line that is too long", rule::line_too_long);
  else if (!has_escapes_only)
    out_.note(note_kind::passed_on, {begin, begin}, "text that belongs to no game");
  else
    out_.take_back_telling();
}

/// Of what stands outside games nothing else can be written.
void formatter::write_escape_lines(const reading& step, const game& unit, std::uint64_t end) {
  const auto begin = between_.offset();
  std::string text;
  if (!out_.is_open()) out_.begin(block_kind::outside, true);
  for (const auto& tag : unit.tags)
    if (step.game == nullptr)
      out_.note(note_kind::left_out, unit.span_of(tag), "a tag pair that belongs to no game");
  auto fault = step.findings.begin();  // both are in text order
  for (const auto& e : unit.elements) {
    const auto where = unit.span_of(e);
    if (where.begin < begin || unit.text_of(e) == byte_order_mark) continue;
    while (fault != step.findings.end() && !is_error_from(*fault, where.begin)) ++fault;
    const bool is_faulty = fault != step.findings.end() && fault->where.begin < where.end;
    const bool is_too_long = in_.line_begin() <= where.begin && in_.is_in_long_line();
    const bool has_nul = unit.text_of(e).find('\0') != std::string_view::npos;  // not always told
    if (is_faulty) {
      out_.note(note_kind::left_out, where, fault->message, fault->id);
    } else if (e.kind != element_kind::escape) {
      out_.note(note_kind::left_out, where, "text that belongs to no game");
    } else if (is_too_long) {  // which is told with what ends its line
      out_.note(note_kind::left_out, where, "an escape line that is too long", rule::line_too_long);
    } else if (has_nul) {
      out_.note(note_kind::left_out, where, "an escape line with a NUL byte", rule::char_nul);
    } else {
      if (out_.is_open()) text += '\n';
      text += unit.text_of(e);
      out_.set_open(true);
    }
  }
  out_.put(between_.take(end), text);
}

// ---- what is not read ---------------------------------------------------------------------------

/// A right brace that we write would end the comment (D137).
void formatter::pass_on_rest(const reading& step) {
  is_rest_ = true;
  if (step.game != nullptr) ++totals_.passed_on;
  auto text = between_.lead(end_of_input());
  go_on_or_begin(block_kind::rest);
  const auto why = std::ranges::find_if(step.findings, [](const diagnostic& one) {
    return one.id == rule::comment_unterminated || is_limit(one);
  });
  const auto begin = between_.offset();
  if (why != step.findings.end())
    out_.note(note_kind::passed_on, why->where, why->message + "; so is all that follows", why->id);
  else
    out_.note(note_kind::passed_on, {begin, begin},
              "a comment that never ends, and all that follows");
  const auto source = between_.pass_on(end_of_input(), text);
  out_.put(source, text);
}

void formatter::finish_rest() {
  std::string text;
  const auto source = between_.pass_on(end_of_input(), text);
  out_.put(source, text);
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

}  // namespace strictpgn::format
