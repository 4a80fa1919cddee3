// Commands embedded in comments, such as `[%clk 1:05:23]` (supplement of 2001, 3.2).
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/piece.hpp"
#include "strictpgn/span.hpp"
#include "strictpgn/square.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// One operand of a command (SUP 3.2.4).
struct command_operand {
  std::string
      text;  ///< without its quotes; a line end in it, with the blanks around it, is a blank
  bool is_quoted = false;
  span where;  ///< with its quotes, without line ends before or after them
};

/// One embedded command. Its name is a view into the text it was read from.
struct command {
  std::string_view name;  ///< letters and digits, as written: `clk`
  std::vector<command_operand> operands;
  span where;  ///< from `[%` to `]`
};

/// The commands in the text of a comment, in their order; spans are byte offsets into that text.
/// Names and operands are given as they stand there, whether they mean anything or not. What is
/// never closed or has no name is no command. Never fails.
std::vector<command> commands_of(std::string_view comment_text);

/// The commands in a comment of a game, for instance `[%clk 1:05:23]` in the comment after a move;
/// spans are places in the input. Empty for an element that is no comment.
std::vector<command> commands_of(const game& game, const element& comment);

/// What a clock shows after the move: `%clk` (SUP 4.2) and `%mct` (SUP 4.5).
struct clock_time {
  std::chrono::milliseconds time{};
  bool is_mechanical = false;  ///< the reading of a clock with hands; else the time that is left

  friend bool operator==(const clock_time&, const clock_time&) = default;
};

/// The time that was used: `%emt` (SUP 4.4) for the move, `%egt` (SUP 4.3) for the game so far.
struct elapsed_time {
  std::chrono::milliseconds time{};
  bool is_of_game = false;

  friend bool operator==(const elapsed_time&, const elapsed_time&) = default;
};

/// A score in hundredths of a pawn; positive is good for White.
struct centipawns {
  std::int32_t value = 0;

  friend bool operator==(const centipawns&, const centipawns&) = default;
};

/// Mate in so many moves.
struct mate_distance {
  color winner = color::white;  ///< Black for a minus, as in `#-3`
  std::uint32_t moves = 0;

  friend bool operator==(const mate_distance&, const mate_distance&) = default;
};

/// What an engine thinks of the position after the move: `%eval` (practice), from White's side.
struct evaluation {
  std::variant<centipawns, mate_distance> score;
  std::optional<std::uint32_t> depth;  ///< of the search, in plies

  friend bool operator==(const evaluation&, const evaluation&) = default;
};

enum class drawing_color : std::uint8_t { green, red, yellow, blue };

/// "green", "red", "yellow" or "blue".
constexpr std::string_view name_of(drawing_color color) {
  constexpr std::string_view names[] = {"green", "red", "yellow", "blue"};
  return names[static_cast<int>(color)];
}

struct colored_square {
  drawing_color color = drawing_color::green;
  square where = square::none;

  friend bool operator==(const colored_square&, const colored_square&) = default;
};

struct colored_arrow {
  drawing_color color = drawing_color::green;
  square origin = square::none;
  square destination = square::none;

  friend bool operator==(const colored_arrow&, const colored_arrow&) = default;
};

/// What is drawn on the board: squares for `%csl`, arrows for `%cal` (practice). One of the lists
/// is empty.
struct highlights {
  std::vector<colored_square> squares;
  std::vector<colored_arrow> arrows;

  friend bool operator==(const highlights&, const highlights&) = default;
};

/// A move that somebody may find who is asked for one.
struct training_answer {
  std::string move;  ///< as written, mostly both squares: `e2e4`
  std::string feedback;
  std::uint32_t points = 0;

  friend bool operator==(const training_answer&, const training_answer&) = default;
};

/// A question to the reader of the game: `%tqu`, as ChessBase writes it (practice).
struct training_question {
  std::string language;  ///< `En`
  std::string question;
  std::array<std::string, 2> hints;
  std::vector<training_answer> answers;  ///< at least one

  friend bool operator==(const training_question&, const training_question&) = default;
};

using command_value =
    std::variant<clock_time, elapsed_time, evaluation, highlights, training_question>;

/// What a command means: `[%clk 1:05:23]` is a clock time of 3,923,000 ms. Times are also read in
/// the forms that servers write (decision D132): 1.234 seconds, 1:38.47, 0:0:4. What is finer than
/// a millisecond or a hundredth of a pawn is rounded. Nothing for other commands, and for operands
/// that are none of this or too large for their type. Never fails.
std::optional<command_value> value_of(const command& command);

}  // namespace strictpgn
