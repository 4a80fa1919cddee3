#include "read/session.hpp"

#include <algorithm>
#include <iterator>

#include "parse/starts_section.hpp"
#include "read/sniff.hpp"
#include "rules/bytes/detect.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"
#include "text/find_line_end.hpp"

namespace strictpgn::read {

using namespace rules;

namespace {

using parse::step;

/// How much text before a unit is kept to show its line with.
constexpr std::uint64_t longest_excerpt = 1 << 20;

/// How much behind a unit reports may show of the line in which it ends.
constexpr std::size_t longest_shown = 4096;

/// How far the grammar may look beyond the last token of a game as large as its limit.
constexpr std::uint64_t look_ahead = 64 << 10;

using text::is_line_end;
using text::white_space;

bool is_blank(std::string_view text) { return text.find_first_not_of(white_space) == text.npos; }

}  // namespace

session::session(text::window::supply text, const options& options,
                 const std::optional<boundary>& from)
    : by_(std::make_shared<const criteria>(options)),
      input_(std::move(text), how_.window_size, from ? from->held : 0) {
  if (from) resume(*from);
}

void session::resume(const boundary& from) {
  lines_.go_on(from.lines, from.offset);
  checker_.go_on(from);
  next_step_ = from.next_step;
  step_after_line_ = from.step_after_line;
  last_token_end_ = from.last_token_end;
  last_line_ = shown_from_ = from.last_line;
  has_games_ = from.has_games;
  has_findings_ = from.has_findings;
  skips_to_section_ = from.skips_to_section;
  first_ = from.offset;
  is_resumed_ = true;
}

boundary session::stands() const {
  const auto at = input_.offset_of(cursor_);
  boundary here{.offset = at,
                .held = std::clamp(last_line_.begin, input_.offset_of(input_.begin()), at),
                .last_token_end = last_token_end_,
                .last_line = last_line_,
                .lines = lines_.state(),
                .next_step = next_step_,
                .step_after_line = step_after_line_,
                .has_games = has_games_,
                .has_findings = has_findings_,
                .skips_to_section = skips_to_section_};
  checker_.tell(here);
  return here;
}

/// Goes to the first unit; false when something is to be told before it.
bool session::begin() {
  has_started_ = true;
  while (input_.offset_of(input_.end()) < first_ && !input_.is_complete())
    input_.extend(input_.begin());
  cursor_ = is_resumed_ ? input_.place_of(first_) : input_.begin();
  return is_resumed_ || look_first();
}

bool session::next() {
  now_ = {};
  if (!has_started_ && !begin()) return true;
  while (!has_ended_ && !is_past_stop()) {
    found_.clear();
    is_passing_over_ = pass_over();
    if (is_passing_over_) return true;
    if (is_at_end() && next_step_ == step::unit) return end_input();
    if (read_unit()) return true;
  }
  return false;
}

/// Is it PGN at all? False when one finding says all there is to say. Of an input that cannot be
/// read on, what there is is looked at; one that is no PGN can then not be read at all.
bool session::look_first() {
  cursor_ = input_.read_ahead(cursor_, first_look_size);
  const auto beginning = rest().substr(0, first_look_size);
  const bool is_all = beginning.size() == rest().size() && input_.is_complete();
  if (read::look_first(beginning, is_all, found_)) return true;
  if (beginning.size() < first_look_size)
    cursor_ = input_.extend(cursor_);  // which tells why it was no more
  has_ended_ = true;
  totals_.bytes = beginning.size();
  publish(false);
  return false;
}

/// Where what may be shown begins, as far as it is held.
const char* session::first_kept() const {
  const auto at = input_.offset_of(cursor_);
  const auto nearest = at - std::min(at, longest_excerpt);
  return input_.place_of(
      std::clamp(last_line_.begin, std::max(nearest, input_.offset_of(input_.begin())), at));
}

/// Holds more of the input, and no longer what nobody will be shown.
void session::fill() {
  const auto at = input_.offset_of(cursor_);
  input_.extend(first_kept());
  stand_at(at);
}

/// Likewise where a unit of the size of the last does not fit into what is left of the window: it
/// would be read twice. At most an eighth of the window is moved for that.
void session::read_ahead() {
  const auto usual = std::min(made_.result().text.size(), how_.window_size / 8);
  if (rest().size() >= usual || !input_.may_read_ahead()) return;
  const auto at = input_.offset_of(cursor_);
  input_.read_ahead(first_kept());
  stand_at(at);
}

/// In a window that shows other bytes than before.
void session::stand_at(std::uint64_t offset) {
  cursor_ = input_.place_of(offset);
  made_.no_close_after = made_.no_close_before = nullptr;
}

/// Reads one unit; true when there is something to report about it.
bool session::read_unit() {
  const auto most = how_.limits.game_size;
  shown_from_ = last_line_;
  read_ahead();
  for (;;) {
    const char* end = cursor_ + std::min<std::uint64_t>(rest().size(), most + look_ahead);
    parse::window_input in(cursor_, end);
    made_.begin(cursor_);
    const bool fits = parse::parse_step(next_step_, in, made_);
    const bool is_cut = in.met_end() && end != input_.end();
    const bool needs_more = in.met_end() || !holds_last_line(in.current());
    if (needs_more && !is_cut && !input_.is_complete()) {
      fill();
      continue;
    }
    made_.finish();
    if (is_no_pgn() && !is_cut) {
      refuse_input(in.current());
      return true;
    }
    if (made_.has_too_many_tags()) {
      give_up_game(nullptr);
      return true;
    }
    if (made_.result().text.size() > most || (is_cut && !is_over_but_for_blanks(end))) {
      give_up_game(is_cut ? nullptr : in.current());
      return true;
    }
    const auto step = next_step_;
    next_step_ = step_after(step);
    if (!fits) return false;
    check(step, in.current());
    return now_.game != nullptr || now_.outside != nullptr || has_found();
  }
}

/// Whether the line in which the unit ends can be shown, as far as lines are: where another unit
/// follows in it, that one has not been looked at.
bool session::holds_last_line(const char* end) const {
  const std::string_view whole(cursor_, static_cast<std::size_t>(end - cursor_));
  const auto space = whole.substr(whole.find_last_not_of(white_space) + 1);
  const std::string_view rest(end, static_cast<std::size_t>(input_.end() - end));
  return rest.size() >= longest_shown || space.find_first_of("\r\n") != space.npos ||
         rest.find_first_of("\r\n") != rest.npos;
}

/// Text without any game is one finding, and nothing is said of its bytes and lines.
bool session::is_no_pgn() const {
  const auto& found = made_.result().deviations;
  return found.size() == 1 && found.front().id == rule::file_not_pgn;
}

void session::refuse_input(const char* end) {
  auto& unit = made_.result();
  unit.offset = input_.offset_of(cursor_);
  const auto where = unit.span_of(unit.deviations.front());
  lines_.count({cursor_, input_.place_of(where.begin)}, unit.offset);
  shown_from_ = current_line();
  found_.add(rule::file_not_pgn, where);
  has_ended_ = true;
  cursor_ = end;
  publish(false);
}

/// White space behind a game is no part of its size.
bool session::is_over_but_for_blanks(const char* end) const {
  const auto& unit = made_.result();
  return (unit.marker != termination::none || !made_.has_game()) &&
         is_blank({cursor_ + unit.text.size(), end});
}

/// A game beyond the limit on size: what was read of it is delivered. When its end is not known,
/// reading resumes at the next tag section.
void session::give_up_game(const char* end) {
  auto& unit = made_.result();
  unit.offset = input_.offset_of(cursor_);
  unit.deviations.clear();
  skips_to_section_ = end == nullptr;
  const auto size = std::max<std::size_t>(unit.text.size(), 1);
  if (skips_to_section_) end = cursor_ + size;
  watch_lines({cursor_, static_cast<std::size_t>(end - cursor_)}, size);
  lines_.tell_of_length(found_);
  found_.add(rule::limit_game_size, {unit.offset, unit.offset + 1});
  cursor_ = end;
  last_token_end_ = unit.offset + size;
  next_step_ = step::unit;
  checker_.give_up(made_.has_game());
  publish_unit(made_.has_game());
}

/// Passes over text and white space that are in no unit, without keeping them. True when something
/// is to be told of a line that has ended: what stands in it is held only now. Of the last line it
/// is told with the unit that follows.
bool session::pass_over() {
  while (skips_to_section_ || is_in_passed_text() || is_at_blank()) {
    if (found_.is_empty()) shown_from_ = last_line_;
    const auto line = lines_.line_number();
    if (is_in_passed_text())
      pass_line_of_text();
    else if (skips_to_section_)
      look_for_section();
    else
      pass_line_of_blanks();
    if (lines_.line_number() == line || found_.is_empty()) continue;
    publish(false);
    if (has_found()) return true;
    found_.clear();
  }
  return false;
}

/// How much of what stands there is passed over at once: one line, whatever is held of the next.
/// The line before a CR ends with the byte behind it.
std::size_t session::size_of_line(std::string_view text) const {
  if (lines_.state().has_cr) return 1;
  return std::min(text.size(), text::find_line_end(text, 0) + 1);
}

bool session::is_in_passed_text() const { return input_.offset_of(cursor_) < passed_text_end_; }

/// Text goes on up to the next empty line before a tag pair. What of it is held is looked through
/// once.
void session::look_for_section() {
  const auto section = parse::find_next_section(rest());
  const auto most = input_.is_complete() ? rest().size() : parse::end_of_last_word(rest());
  skips_to_section_ = section == rest().size() && !input_.is_complete();
  passed_text_end_ = input_.offset_of(cursor_) + std::min(section, most);
  if (skips_to_section_ && !is_in_passed_text()) fill();
}

void session::pass_line_of_text() {
  pass(size_of_line(rest().substr(0, passed_text_end_ - input_.offset_of(cursor_))));
  last_token_end_ = input_.offset_of(cursor_);
  checker_.pass_text(last_token_end_);
}

/// A unit begins at a token, not at the white space before it.
bool session::is_at_blank() {
  if (next_step_ == step::start || next_step_ == step::line) return false;
  while (rest().empty() && !input_.is_complete()) fill();
  return !rest().empty() && text::is_white_space(rest().front());
}

/// An escape line may follow, which must begin a line.
void session::pass_line_of_blanks() {
  const auto line = rest().substr(0, size_of_line(rest()));
  const auto size = std::min(line.find_first_not_of(white_space), line.size());
  const bool is_followed = size < rest().size() || input_.is_complete();
  if (!is_followed) return size == 1 ? fill() : pass_blanks(size - 1);
  const bool leads_to_escape =
      size < rest().size() && rest()[size] == '%' && ends_line_before(size);
  const bool is_indented = leads_to_escape && !is_line_end(rest()[size - 1]);
  pass_blanks(is_indented ? size - 1 : size);
  if (!leads_to_escape) return;
  step_after_line_ = next_step_;
  next_step_ = step::line;
}

/// Whether a line ends in the white space between the last token and there.
bool session::ends_line_before(std::size_t size) const {
  return lines_.line_begin() > last_token_end_ || lines_.state().has_cr ||
         rest().substr(0, size).find_first_of("\r\n") != std::string_view::npos;
}

void session::pass_blanks(std::size_t size) {
  pass(size);
  checker_.pass_blanks(input_.offset_of(cursor_));
}

step session::step_after(step done) const {
  if (done == step::start) return step::opening;
  return done == step::line ? step_after_line_ : step::unit;
}

void session::pass(std::size_t size) {
  watch_lines(rest().substr(0, size), size);
  lines_.tell_of_length(found_);
  cursor_ += size;
}

void session::watch_lines(std::string_view text, std::size_t tokens) {
  const auto& unit = made_.result();
  const auto offset = input_.offset_of(text.data());
  if (how_.depth == check_depth::syntax) {
    lines_.count(text.substr(0, tokens), offset);
    if (tokens != 0) last_line_ = current_line();
    return lines_.count(text.substr(tokens), offset + tokens);
  }
  lines_.begin_unit();
  lines_.look(text.substr(0, tokens), offset, unit, found_);
  has_odd_bytes_ = lines_.saw_odd_bytes();
  if (tokens != 0) last_line_ = current_line();
  lines_.look(text.substr(tokens), offset + tokens, unit, found_);
  has_odd_bytes_ |= lines_.saw_odd_bytes();
}

/// The white space around the unit, as far as it is still at hand.
surroundings session::surroundings_of(std::string_view whole) const {
  const auto held = input_.offset_of(input_.begin());
  const auto begin = std::max(last_token_end_, held);
  const auto offset = input_.offset_of(whole.data());
  surroundings found;
  if (begin < offset) found.before = {input_.place_of(begin), whole.data()};
  found.after = whole.substr(made_.result().text.size());
  found.opens_input = begin == 0;
  const char* next = whole.data() + whole.size();
  if (next != input_.end()) found.next = *next;
  return found;
}

/// Of a unit that is only read, its syntax is all there is to tell.
void session::check(step step, const char* end) {
  auto& unit = made_.result();
  unit.offset = input_.offset_of(cursor_);
  const std::string_view whole(cursor_, static_cast<std::size_t>(end - cursor_));
  unit_place where{step, whole, rest(), totals_.games + 1, false, false};
  const bool is_syntax = how_.depth == check_depth::syntax;
  if (!is_syntax) {
    where.around = surroundings_of(whole);
    checker_.pass_blanks(unit.offset);
  }
  if (!unit.text.empty()) last_token_end_ = unit.offset + unit.text.size();
  watch_lines(whole, unit.text.size());
  cursor_ = end;
  where.is_last = is_at_end();
  where.has_odd_bytes = has_odd_bytes_;
  publish_unit(is_syntax ? checker_.check_syntax(where) : checker_.check(where));
}

/// Shows the unit that was read, with its findings.
void session::publish_unit(bool is_game) {
  const auto& unit = made_.result();
  publish(is_game);
  if (is_game) {
    now_.game = &unit;
    now_.replay = &checker_.played();
  } else if (!unit.elements.empty() || !unit.tags.empty()) {
    now_.outside = &unit;
  }
}

/// Counts the findings and shows them, in text order.
void session::publish(bool is_game) {
  found_.finish();
  const auto all = found_.all();
  if (is_game) ++totals_.games;
  has_games_ |= is_game;
  found_.count(totals_);
  found_.note_told();
  has_findings_ |= !found_.is_empty();
  const bool has_error = found_.worst() == severity::error;
  if (is_game && has_error) ++totals_.games_with_errors;
  if (is_game) totals_.plies += checker_.played().mainline_plies;
  if (is_game)
    for (auto& d : all) d.game = totals_.games;
  totals_.bytes = std::max(totals_.bytes, input_.offset_of(cursor_));
  now_.findings = all;
  now_.more_findings = found_.only_counted();
  now_.source = shown();
}

bool session::pass_over_more() {
  if (!input_.is_complete()) input_.extend(input_.end());
  cursor_ = input_.end();
  has_ended_ = input_.is_complete();
  return !has_ended_;
}

bool session::end_input() {
  has_ended_ = true;
  if (how_.depth != check_depth::syntax) {
    lines_.end(made_.result(), found_);
    lines_.tell_of_length(found_);
  }
  judge_emptiness();
  publish(false);
  return has_found();
}

/// White space alone is as valid as an empty file, but not what is written of it (PGN 3.2.1).
void session::judge_emptiness() {
  const auto at = input_.offset_of(cursor_);
  if (how_.depth == check_depth::layout && !has_games_ && !has_findings_ && found_.is_empty() &&
      at != 0)
    found_.say(rule::export_not_byte_identical, {at, at},
               "exporting a file without games gives an empty file", everywhere(severity::info));
}

source_window session::shown() const {
  const auto held = input_.offset_of(input_.begin());
  const auto from = std::max(shown_from_.begin, held);
  const char* begin = input_.place_of(from);
  return {{begin, static_cast<std::size_t>(input_.end() - begin)},
          from,
          shown_from_.number,
          from - shown_from_.begin + 1};
}

}  // namespace strictpgn::read
