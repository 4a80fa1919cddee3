// An input taken apart: the games without errors, and everything else.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "split/finding_lines.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::split {

/// The two texts that come of an input.
enum class part : std::uint8_t {
  clean,   ///< the games without faults, and the comments and escape lines before each
  faulty,  ///< the others, and text with faults that stands outside games
};

/// Bytes of the input that go to one of the texts, behind what went there before.
struct piece {
  part to = part::clean;
  span where;                 ///< in the input
  std::string_view inserted;  ///< stands before them, and not in the input
};

/// What is a fault, and what is written about it.
struct split_options {
  severity fails_on = severity::error;                  ///< or `warning`
  std::optional<finding_form> findings = std::nullopt;  ///< of each faulty block, before it
  profile format = profile::import_format;              ///< that the input is held against
  strictpgn::encoding encoding = encoding::latin1;      ///< of the input
};

/// What became of an input.
struct split_totals {
  std::uint64_t clean = 0;      ///< games
  std::uint64_t faulty = 0;     ///< games
  std::uint64_t texts = 0;      ///< with faults, outside games
  std::uint64_t line_ends = 0;  ///< inserted, findings aside
  std::uint64_t blanks = 0;     ///< inserted
};

/// Reads bytes of the input from an offset on; fewer than asked for at its end only.
using read_at = std::function<std::size_t(std::uint64_t offset, char* to, std::size_t size)>;

/// Whether a game is one by itself: it has a termination marker, without which its end would be
/// another one elsewhere, and something before that, without which it would repeat the marker of
/// another.
bool stands_alone(const game& unit);

/// A stretch of the input whose end is not known yet.
struct block {
  std::uint64_t begin = 0;
  std::uint64_t least_end = 0;   // of its tokens
  std::uint64_t last_fault = 0;  // its end, perhaps in the blanks behind
  bool is_game = false;
  bool is_unheld = false;  // no unit holds it
  bool fails = false;
  bool has_tags = false;
  bool has_end = true;          // a game: its termination marker
  bool has_tags_alone = false;  // a game without movetext
  bool leaves_comment_open = false;
  finding_form form = finding_form::escape;  // of the findings
  std::string findings;
};

/// One of the texts, as far as it has come.
struct destination {
  std::uint64_t end = 0;  // of the last piece in the input
  bool is_empty = true;
  bool has_line_end = true;    // the last bytes, or nothing there yet
  bool has_empty_line = true;  // the same
  bool is_behind_game = false;
  bool has_game_end = true;   // a comment put behind it belongs to no game
  bool ends_in_tags = false;  // without movetext: another tag section can become one with them
  bool has_game = false;
  bool has_open_comment = false;  // which a comment put behind it would close
};

/// Takes the steps of a reader and says which bytes of the input go where. All pieces, in the order
/// in which they are told, are the input: none is lost, none stands twice.
///
/// A game is faulty if a finding of its step is, or if it does not stand alone. Line ends go with
/// what stands before them, and blanks with what follows on their line, if not something faulty
/// stands before them there. Text outside games goes with the game that follows it, or with the
/// last one where none does; if it has faults it is faulty, with such text before it. What is told
/// once of an input (wrong line ends, bytes that are no UTF-8) is here a fault of each game that
/// has it. Text that no unit holds, as what is passed over behind a game that is too large, begins
/// with the line of its first fault; or if a faulty block has begun that line, it goes with that.
///
/// What stands behind another neighbour than in the input begins a line there: line ends are
/// inserted if need be, two where an empty line must stand. A percent sign that would begin the
/// line by that gets a blank before it.
///
/// The text of the clean games, read by itself, has no faults, but for those that compare games
/// with each other (section 12).
class splitter {
 public:
  using piece_sink = std::function<void(const piece&)>;

  splitter(const split_options& options, read_at bytes, piece_sink take)
      : options_(options), bytes_(std::move(bytes)), take_(std::move(take)) {}

  /// The next step of the reader.
  void add(const reading& step);
  /// The input has ended and has so many bytes.
  void finish(std::uint64_t size);

  const split_totals& totals() const { return totals_; }

 private:
  bool is_failing(const diagnostic& found) const {
    return is_failing(found.level) || is_told_before(found.id);
  }
  bool is_failing(severity level) const {
    return level == severity::error ||
           (level == severity::warning && options_.fails_on == severity::warning);
  }
  bool is_told_before(rule id) const;
  bool has_failing_more(const reading& step) const;
  bool fails(const reading& step) const;
  void watch_what_is_told_once(const reading& step);
  std::uint64_t begin_of(const reading& step, const game* unit) const;
  std::uint64_t begin_of_line(std::uint64_t at, std::uint64_t least) const;
  std::uint64_t before_blanks(std::uint64_t at, std::uint64_t least) const;
  finding_form form_for(const game* unit, bool is_game) const;
  bool goes_with_open(std::uint64_t begin) const;
  void join(const reading& step);
  void take_over(const reading& step, const game* unit);
  std::string told(const reading& step, finding_form form);
  std::uint64_t end_of_faults(const reading& step) const;
  void open(const reading& step, const game* unit, std::uint64_t begin);
  void close(std::uint64_t end);
  void put(part to, const block& from, std::uint64_t begin, std::uint64_t end);
  std::string insertion(const destination& behind, const block& from, std::uint64_t begin);
  std::string line_ends_behind(const destination& last, bool needs_empty_line);
  bool has_layout() const;

  char byte_at(std::uint64_t at) const;
  bool begins_line(std::uint64_t at) const;
  bool is_behind_empty_line(std::uint64_t at) const;
  bool begins_with_mark() const;
  std::string_view first_line_end();
  std::string_view find_line_end() const;
  bool shares_long_line(std::uint64_t begin, std::uint64_t end) const;
  bool has_wrong_line_ends(std::uint64_t begin, std::uint64_t end);

  const split_options options_;
  const read_at bytes_;
  const piece_sink take_;
  split_totals totals_;
  std::array<destination, 2> parts_;
  std::optional<block> open_;
  std::optional<std::uint64_t> waiting_;  // text outside games, from here up to the open block
  bool is_behind_unheld_ = false;         // the last block
  part last_game_ = part::clean;
  std::string_view line_end_;    // of the first line, once it is known
  bool fails_on_cr_ = false;     // all line ends that are not LF are faults
  bool fails_on_mixed_ = false;  // all that are not like the first
  bool fails_on_utf8_ = false;   // all bytes that are none
};

}  // namespace strictpgn::split
