// Parse, replay, check: one unit of the input after the other.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "parse/parse_unit.hpp"
#include "read/boundary.hpp"
#include "read/criteria.hpp"
#include "read/unit_checker.hpp"
#include "rules/context.hpp"
#include "rules/findings.hpp"
#include "rules/lines/detect.hpp"
#include "strictpgn/reader.hpp"
#include "text/window.hpp"

namespace strictpgn::read {

/// The reading of one input from its beginning to its end.
class session {
 public:
  session(std::string_view text, const options& options)
      : session(text, std::make_shared<const criteria>(options)) {}
  session(std::string_view text, shared_criteria by) : by_(std::move(by)), input_(text) {}
  /// From the beginning of the input, or from a boundary of it: `text` begins at `from->held`
  /// then.
  session(text::window::supply text, const options& options,
          const std::optional<boundary>& from = {});

  session(const session&) = delete;  // its parts know each other
  session& operator=(const session&) = delete;

  /// Ends before the first unit that begins at that offset or later, and with a line.
  void stop_at(std::uint64_t offset) { stop_ = offset; }
  /// Where it stands: before a unit.
  boundary stands() const;
  /// Whether a line begins there, and what is passed over has been. Only then does what is said of
  /// lines need nothing of the units before.
  bool stands_at_line() const {
    return !is_passing_over_ && lines_.line_begin() == input_.offset_of(cursor_);
  }
  /// Whether there is nothing more to be read.
  bool has_ended() const { return has_ended_; }

  /// Reads on to the next thing to tell; false at the end of the input.
  bool next();
  const reading& now() const { return now_; }
  const summary& totals() const { return totals_; }
  /// Whether it ended in a line that is too long already, which is told with the unit that ends it.
  bool is_in_long_line() { return lines_.is_too_long(); }
  /// Where that line begins.
  std::uint64_t line_begin() const { return lines_.line_begin(); }
  /// The findings of this step, which it has no more then.
  std::vector<diagnostic> take_findings() { return found_.take(); }

  /// For those who need all bytes of the input, also those that no step holds: what the reading has
  /// let go, and what is still held.
  void on_forget(std::function<void(std::string_view)> take) { input_.on_forget(std::move(take)); }
  const text::window& input() const { return input_; }
  /// Lets go of some of the rest of the input without reading it; false where nothing follows what
  /// is held then.
  bool pass_over_more();

 private:
  bool look_first();
  bool begin();
  const char* first_kept() const;
  void fill();
  void read_ahead();
  void stand_at(std::uint64_t offset);
  bool read_unit();
  bool is_over_but_for_blanks(const char* end) const;
  rules::surroundings surroundings_of(std::string_view whole) const;
  bool holds_last_line(const char* end) const;
  bool is_no_pgn() const;
  void refuse_input(const char* end);
  void give_up_game(const char* end);
  bool pass_over();
  std::size_t size_of_line(std::string_view text) const;
  bool is_in_passed_text() const;
  void look_for_section();
  void pass_line_of_text();
  bool is_at_blank();
  void pass_line_of_blanks();
  bool ends_line_before(std::size_t size) const;
  void pass_blanks(std::size_t size);
  parse::step step_after(parse::step done) const;
  void pass(std::size_t size);
  void watch_lines(std::string_view text, std::size_t tokens);
  void check(parse::step step, const char* end);
  void publish(bool is_game);
  void publish_unit(bool is_game);
  bool end_input();
  void judge_emptiness();
  void resume(const boundary& from);

  std::string_view rest() const {
    return {cursor_, static_cast<std::size_t>(input_.end() - cursor_)};
  }
  bool is_past_stop() const { return input_.offset_of(cursor_) >= stop_ && stands_at_line(); }
  bool has_found() const { return !now_.findings.empty() || !now_.more_findings.empty(); }
  bool is_at_end() const { return cursor_ == input_.end() && input_.is_complete(); }
  line_mark current_line() const { return {lines_.line_begin(), lines_.line_number()}; }
  source_window shown() const;

  const shared_criteria by_;
  const options& how_ = by_->how;
  text::window input_;
  const char* cursor_ = input_.begin();
  rules::findings found_{by_->levels, how_};
  rules::line_watch lines_{how_};
  parse::builder made_{how_.limits, by_->detectors.needs_layout()};
  unit_checker checker_{*by_, input_, made_, lines_, found_};
  reading now_;
  summary totals_;

  parse::step next_step_ = parse::step::start;
  parse::step step_after_line_ = parse::step::unit;
  std::uint64_t last_token_end_ = 0;
  line_mark shown_from_;  // where the text shown with the current unit begins: the line of the last
                          // token before it
  line_mark last_line_;   // the line of the unit's own last token, or of what was passed over
  std::uint64_t passed_text_end_ = 0;  // text before is in no unit
  std::uint64_t stop_ = UINT64_MAX;
  std::uint64_t first_ = 0;  // where the first unit begins
  bool has_started_ = false;
  bool is_resumed_ = false;  // not at the beginning of the input
  bool has_games_ = false;
  bool has_findings_ = false;
  bool has_ended_ = false;
  bool skips_to_section_ = false;
  bool is_passing_over_ = false;  // there may be more to pass over before the next unit
  bool has_odd_bytes_ = false;
};

}  // namespace strictpgn::read
