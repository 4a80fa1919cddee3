// The profile `modern`: import format, but what today's popular writers emit by default is an info.
// Whatever damages data or contradicts the game stays as it is under import.
#pragma once

#include <string_view>

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

/// A rule that the profile takes more lightly, and why. Where the level is that of import, only the
/// case that the reason names is an info.
struct milder_rule {
  rule id;
  severity level;
  std::string_view reason;
};

// clang-format off
inline constexpr milder_rule milder_in_modern[] = {
  // Bytes: UTF-8 instead of ISO 8859-1
  {rule::char_latin1_discouraged, info,
   "lichess, chess.com and ChessBase write UTF-8, in which guillemets and fractions are ordinary text."},
  {rule::char_outside_latin1, info,
   "lichess, chess.com and ChessBase write UTF-8, and names and comments in any script."},
  {rule::encoding_bom, info,
   "ChessBase begins the UTF-8 files it exports with a byte order mark."},

  // Lines
  {rule::line_too_long, info,
   "lichess and chess.com write the movetext of a game, comments with clock times too, on one line."},
  {rule::line_80_or_more, info,
   "lichess and chess.com do not break lines, and TWIC and cutechess break them after 80 characters."},

  // Tag pairs
  {rule::str_tag_missing, info,
   "lichess leaves Round out of games, and Date and the players' names out of studies."},
  {rule::str_value_empty, info,
   "ChessBase and chess.com leave the value of a roster tag empty when it is unknown."},
  {rule::tag_value_empty, info,
   "ChessBase leaves the values of unknown ratings and openings empty."},

  // Tag values
  {rule::date_utcdate_gap, info,
   "lichess studies give the day on which the chapter was made as UTCDate, and as Date that of the game."},
  {rule::round_format, info,
   "ChessBase and lichess broadcasts copy the organiser's name of a round, words and all."},
  {rule::player_name_comma_space, info,
   "TWIC and ChessBase write `Carlsen,M` without a space after the comma."},
  {rule::title_value, info,
   "lichess marks programs as BOT and has the title LM, and chess.com gives national titles."},
  {rule::elo_format, info,
   "lichess writes `?` for a player without rating."},
  {rule::eco_format, info,
   "lichess writes `?` for a game without opening."},
  {rule::timecontrol_format, info,
   "cutechess and fastchess write fractions of a second, and lichess broadcasts the organiser's words."},
  {rule::eventdate_format, error,
   "Only an info where the value is `?`: chessgames.com writes it for an event of unknown date."},
  {rule::timecontrol_not_positive, error,
   "Only an info for an increment, or a time before it, of zero: lichess and cutechess write `180+0` for a game "
   "without increment, and `0+1`."},
  {rule::timecontrol_moves_with_increment, info,
   "cutechess, TCEC and FIDE's broadcasts write periods with increment as `40/5400+30:1800+30`."},
  {rule::setup_missing, info,
   "Seven of forty sources write the FEN tag alone, and no reader takes it amiss."},
  {rule::clock_start_tag_format, warning,
   "Only an info for a time with a fraction of a second: FICS writes `0:01:38.473` and `1:38.47`."},
  {rule::termination_tag_value, info,
   "lichess writes `Normal` and `Time forfeit`, chess.com a sentence, and TCEC the name of its rule."},
  {rule::timecontrol_missing_with_clocks, info,
   "lichess broadcasts and studies, and ChessBase, keep clock times without the time control."},

  // Commands in comments
  {rule::command_time_format, warning,
   "Only an info for the forms of servers: the FICS database has `[%emt 1.234]` and `[%clk 1:38.47]`, and Playchess "
   "writes `[%emt 0:0:4]`."},

  // Movetext
  {rule::nag_reserved, info,
   "ChessBase and lichess studies mark novelties and diagrams with glyphs such as $146 and $220."},
  {rule::move_null, error,
   "Only an info in a variation: ChessBase writes a plan or threat with `--` or `Z0` for the other side."},
  {rule::result_contradicts_mate, error,
   "Only an info where the marker is `*`: lichess leaves the result of each chapter of a study open."},
  {rule::result_contradicts_stalemate, error,
   "Only an info where the marker is `*`: lichess leaves the result of each chapter of a study open."},
  {rule::result_contradicts_dead_position, warning,
   "Only an info where the marker is `*`: lichess leaves the result of each chapter of a study open."},
};
// clang-format on

}  // namespace strictpgn::rules
