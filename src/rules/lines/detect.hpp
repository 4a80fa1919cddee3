// Lines, newlines and tabs (PGN 4.1 to 4.3).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/findings.hpp"
#include "strictpgn/ast.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::rules {

enum class newline : std::uint8_t { none, lf, crlf, cr };

/// What a `line_watch` knows of the lines before a place.
struct line_state {
  std::uint64_t begin = 0;       ///< of the line that is not yet ended
  std::uint64_t number = 1;      ///< of that line, from 1
  std::uint64_t column_80 = 0;   ///< where its 80th printing character stands; 0: nowhere so far
  std::uint64_t column_255 = 0;  ///< where its 255th character stands
  newline first = newline::none;
  newline last = newline::none;
  bool has_cr = false;  ///< the byte before was CR: its line ends unless LF follows
  bool told_not_lf = false;
  bool told_mixed = false;
  bool has_ended = false;

  friend bool operator==(const line_state&, const line_state&) = default;
};

/// Follows the lines of the input from unit to unit. One pass over the bytes, which also tells
/// whether any of them asks for a closer look.
class line_watch {
 public:
  explicit line_watch(const options& options) : options_(options) {}

  /// Looks at the bytes of a unit, which begin at `offset`. The tag pairs are those of the unit.
  /// What it finds of the length of lines it keeps for `tell_of_length`.
  void look(std::string_view text, std::uint64_t offset, const game& unit, findings& out);
  /// Tells of lines that are too long, before the next unit is looked at. Mostly these are at the
  /// end of a game, so they are told behind the rest, and little has to be sorted.
  void tell_of_length(findings& out);
  /// The input ends here; said once. The last line is that of the unit, or follows it. An open
  /// comment would take in a line end that is added.
  void end(const game& unit, findings& out, bool is_in_comment = false);

  /// Only counts the lines of these bytes, which begin at `offset`.
  void count(std::string_view text, std::uint64_t offset);

  /// What is known between two units, and how to go on from it at that place.
  line_state state() const;
  void go_on(const line_state& from, std::uint64_t offset);

  /// Whether the last unit looked at has bytes that `check_bytes` should see.
  bool saw_odd_bytes() const { return saw_odd_bytes_; }
  /// Forgets the long lines of what was looked at before.
  void begin_unit() { long_lines_.clear(); }
  /// Since then: the lines of 80 bytes and more, without what ends them, in text order. The line
  /// that has not ended yet is the last of them, if it is that long already. Valid until the next
  /// look.
  std::span<const span> long_lines();
  /// Whether the line that has not ended yet is too long already, which is told when it ends. To be
  /// asked before the next look.
  bool is_too_long();
  /// Where the line that is not yet ended begins.
  std::uint64_t line_begin() const { return line_begin_; }
  /// 1-based number of that line.
  std::uint64_t line_number() const { return line_number_; }

 private:
  /// What stands where a line becomes too long.
  enum class content : std::uint8_t { text_outside_games, tag, other };
  /// A finding that is not told yet.
  struct long_line {
    rule id;
    span where;
    content what;
  };

  static std::string_view bytes_of(newline kind);
  void end_lines(std::size_t begin, std::uint64_t ends, const game& unit);
  void end_line(newline kind, std::uint64_t end, std::uint64_t next, const game& unit,
                findings& out);
  void judge_newline(newline kind, span where, findings& out);
  void judge_length(std::uint64_t end, const game& unit);
  void measure(std::uint64_t end);

  const options& options_;
  std::uint64_t line_begin_ = 0;
  std::uint64_t line_number_ = 1;
  std::string_view text_;     // what is looked at now ...
  std::uint64_t offset_ = 0;  // ... and where it begins
  std::uint64_t column_80_ =
      0;  // where the 80th printing character of the line stands; 0: nowhere so far
  std::uint64_t column_255_ = 0;  // where its 255th character stands
  std::uint64_t input_end_ = 0;
  newline first_ = newline::none;
  newline last_ = newline::none;
  bool has_cr_ = false;  // the byte before was CR: its line ends unless LF follows
  bool told_not_lf_ = false;
  bool told_mixed_ = false;
  bool has_ended_ = false;
  bool saw_odd_bytes_ = false;
  std::vector<span> long_lines_;
  std::vector<long_line> untold_;
  std::uint64_t long_text_ =
      UINT64_MAX;  // where text outside games begins that has a line too long
};

/// The rules that `line_watch` detects.
std::span<const rule> line_rules();

}  // namespace strictpgn::rules
