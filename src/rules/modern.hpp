// The profile `modern`: import format, but what today's popular writers emit by default is an info.
// Whatever damages data or contradicts the game stays as it is under import.
#pragma once

#include <string_view>

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

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
  {rule::variant_unsupported, warning,
   "lichess and chess.com export games of other variants with everything else; that their moves are not checked is "
   "worth a warning."},
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
  {rule::move_number_wrong, error,
   "Only an info where the numbers of the whole game begin at 1 after a FEN: cutechess, fastchess and many studies "
   "count so."},
  {rule::move_null, error,
   "Only an info in a variation: ChessBase writes a plan or threat with `--` or `Z0` for the other side."},
  {rule::result_contradicts_mate, error,
   "Only an info where the marker is `*`: lichess leaves the result of each chapter of a study open."},
  {rule::result_contradicts_stalemate, error,
   "Only an info where the marker is `*`: lichess leaves the result of each chapter of a study open."},
  {rule::result_contradicts_dead_position, warning,
   "Only an info where the marker is `*`: lichess leaves the result of each chapter of a study open."},

  // FEN and EPD
  {rule::fen_field_separator, info,
   "Blanks too many come from copying, and the fields can still be told apart."},
  {rule::fen_dialect_castling, error,
   "Only an info in records: suites for Chess960 have Shredder-FEN, and it is read so."},
  {rule::epd_fen_clocks, info,
   "Most suites put operations behind a whole FEN, and the clocks are kept."},
  {rule::epd_operation_missing_semicolon, error,
   "Only an info at the end of the line or before a semicolon: many suites leave the last one out."},
  {rule::epd_operation_separator, info,
   "Suites for perft write ` ;D1 20`, and many records end in a blank."},
  {rule::epd_operand_separator, info,
   "Suites for perft write `D1 20 ;`, and many that were typed have blanks too many."},
  {rule::epd_opcode_syntax, warning,
   "What people write behind a position are often words that are no opcode, and they are lost: that is worth a "
   "warning. A semicolon without an operation is an info."},
  {rule::epd_opcode_duplicate, error,
   "Only an info where the operands are the same."},
  {rule::epd_opcode_order, info,
   "Suites have `bm` first and `id` last, whatever comes between."},
  {rule::epd_operand_type, error,
   "Only an info for text without quotes, as `id BK.01`, and for `bm #7`, how soon a mate is due."},
  {rule::epd_operand_order, info,
   "Suites list the best moves by their worth."},
  {rule::epd_integer_syntax, error,
   "Only an info for `ce +M2`, how soon a mate is due."},
  {rule::epd_move_not_san, info,
   "Suites made by programs have engine notation, `e2e4` or `Ng1f3`, and the move is the same."},
  {rule::san_missing_capture, warning,
   "Only an info in a record of EPD: suites made by hand leave the sign out."},
  {rule::san_overdisambiguated, warning,
   "Only an info in a record of EPD: suites made by programs name the file or rank where it is not needed."},
  {rule::san_disambiguation_not_minimal, warning,
   "Only an info in a record of EPD: suites made by programs name the rank where the file would do."},
  {rule::san_missing_check, warning,
   "Only an info in a record of EPD: suites made by hand leave the mark out."},
  {rule::san_missing_mate, warning,
   "Only an info in a record of EPD: suites made by hand leave the mark out, or write that of a check."},
};
// clang-format on

}  // namespace strictpgn::rows
