// Results, endings and variants of whole games.
// A fragment that begins with an Event tag is a whole file; the others are movetext.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info game_rules[] = {
  {.id = rule::result_contradicts_mate, .name = "result-contradicts-mate", .group = 10,
   .section = "PGN 8.1.1.7, LAWS 5.1.1", .decisions = "D67",
   .levels = always(error), .after = recovery::keep, .fix = applicability::all,
   .summary = "A game whose mainline ends in checkmate is won by the mating side.",
   .message = "the result `{}` contradicts the checkmate on the board",
   .explanation = "The player who mates has won (Laws 5.1.1), so neither a draw nor a win of the "
                  "other side can be right. The result `*` is reported as a warning only, since "
                  "it also stands for an unknown result (section 8.1.1.7).",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n)",
   .help = "Correct the Result tag and the termination marker, or else the last moves.",
   .modern = "Only an info where the marker is `*`: lichess leaves the result of each chapter "
             "of a study open."},

  {.id = rule::result_contradicts_stalemate, .name = "result-contradicts-stalemate", .group = 10,
   .section = "LAWS 5.2.1", .decisions = "D67", .levels = always(error), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "A game whose mainline ends in stalemate is drawn.",
   .message = "the result `{}` contradicts the stalemate on the board",
   .explanation = "Stalemate draws the game (Laws 5.2.1), so no side can have won it. Often the "
                  "stalemate was overlooked and the winning side's result entered. The result `*` "
                  "is reported as a warning only.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1-0"]\n[FEN "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1"]\n)"
            R"([SetUp "1"]\n\n1. Qc7 1-0\n\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1/2-1/2"]\n[FEN "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1"]\n)"
            R"([SetUp "1"]\n\n1. Qc7 1/2-1/2\n\n)",
   .help = "Correct the Result tag and the termination marker to `1/2-1/2`, or else the last "
           "moves.",
   .modern = "Only an info where the marker is `*`: lichess leaves the result of each chapter "
             "of a study open."},

  {.id = rule::result_contradicts_dead_position, .name = "result-contradicts-dead-position",
   .group = 10, .section = "LAWS 5.2.2", .decisions = "D67",
   .levels = always(warning), .after = recovery::keep,
   .summary = "A game that ends with too little material for any mate is drawn.",
   .message = "the result `{}` contradicts a position in which no side can mate",
   .explanation = "With bare kings, a lone knight or bishop against the bare king, or nothing but "
                  "bishops on squares of one color, no series of legal moves mates and the Laws "
                  "end the game as a draw (Laws 5.2.2). An arbiter may still decide otherwise, so "
                  "this is a warning.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1-0"]\n[FEN "8/8/8/3k4/8/2Kp4/8/8 w - - 0 1"]\n)"
            R"([SetUp "1"]\n\n1. Kxd3 1-0\n\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1/2-1/2"]\n[FEN "8/8/8/3k4/8/2Kp4/8/8 w - - 0 1"]\n)"
            R"([SetUp "1"]\n\n1. Kxd3 1/2-1/2\n\n)",
   .help = "Check the result and the last moves.",
   .modern = "Only an info where the marker is `*`: lichess leaves the result of each chapter "
             "of a study open."},

  {.id = rule::move_after_dead_position, .name = "move-after-dead-position", .group = 10,
   .section = "LAWS 5.2.2", .decisions = "D66", .levels = always(info), .after = recovery::keep,
   .summary = "No move follows a position with too little material for any mate.",
   .message = "the move `{}` follows a dead position",
   .explanation = "A dead position ends the game at once (Laws 5.2.2), but players and electronic "
                  "boards often go on for a move or two, and the record shows it. Only positions "
                  "that are dead by their material are recognised.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1/2-1/2"]\n[FEN "8/8/8/3k4/8/2Kp4/8/8 w - - 0 1"]\n)"
            R"([SetUp "1"]\n\n1. Kxd3 Kd6 1/2-1/2\n\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1/2-1/2"]\n[FEN "8/8/8/3k4/8/2Kp4/8/8 w - - 0 1"]\n)"
            R"([SetUp "1"]\n\n1. Kxd3 1/2-1/2\n\n)",
   .help = "End the game at the dead position, unless the record is to show the moves played "
           "after it."},

  {.id = rule::move_after_forced_draw, .name = "move-after-forced-draw", .group = 10,
   .section = "LAWS 9.6", .decisions = "D66", .levels = always(off), .after = recovery::keep,
   .summary = "No move follows a fivefold repetition or 75 moves by each side without pawn move "
              "or capture.",
   .message = "the move `{}` follows a draw that the Laws force",
   .explanation = "Since 2014 a game is drawn without any claim when a position occurs for the "
                  "fifth time or when each side has made 75 such moves (Laws 9.6). Somebody has "
                  "to notice it, and older games were played under other rules, so the rule is "
                  "off by default.",
   .wrong = R"(1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6\n)"
            "8. Ng1 Ng8 9. e4 *",
   .right = R"(1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6\n)"
            "8. Ng1 Ng8 *",
   .help = "Check whether the game was ended at the draw and continued by mistake in the record."},

  {.id = rule::chess960_castling_undeclared, .name = "chess960-castling-undeclared", .group = 10,
   .section = "DF", .decisions = "D92, D111, D135", .levels = unless_reduced(always(warning)), .after = recovery::keep,
   .summary = "A position whose castling rights work only in Chess960 is declared as such.",
   .message = "castling availability `{}` works only in Chess960, which nothing declares",
   .explanation = "King or rook stands off its square of ordinary chess, where such a right "
                  "cannot exist; but both sides have rights, with kings and rooks on the same "
                  "files, as in an array of Chess960. By convention the Variant tag declares the "
                  "game; without it another program may refuse the position or drop the rights. "
                  "The field is read as X-FEN.",
   .wrong = R"([FEN "nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1"]\n[SetUp "1"]\n\n)"
            "1. e4 *",
   .right = R"([FEN "nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1"]\n[SetUp "1"]\n)"
            R"([Variant "Chess960"]\n\n1. e4 *)",
   .help = "Declare Chess960, a game by `[Variant \"Chess960\"]`, records by `--dialect xfen`; or "
           "correct the castling field."},
};
// clang-format on

}  // namespace strictpgn::rows
