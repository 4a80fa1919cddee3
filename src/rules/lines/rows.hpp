// Lines and white space.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info lines_rules[] = {
  {.id = rule::newline_not_lf, .name = "newline-not-lf", .group = 2,
   .section = "PGN 3.2.2, 4.1", .decisions = "D06",
   .levels = by_profile(info, warning, error, warning), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "Lines end with the single byte LF; archival storage demands it.",
   .message = "the lines of this file do not end with a bare LF",
   .explanation = "Import format takes any newline of any system, but section 4.1 prefers LF "
                  "where there is a choice and section 3.2.2 fixes it for archival storage, so "
                  "that a file has the same bytes everywhere. Reported once for each file.",
   .wrong = R"([Event "?"]\r\n[Site "?"]\r\n[Date "????.??.??"]\r\n[Round "?"]\r\n[White "?"]\r\n)"
            R"([Black "?"]\r\n[Result "*"]\r\n\r\n1. e4 *\r\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .help = "Save the file with Unix line ends (LF)."},

  {.id = rule::newline_mixed, .name = "newline-mixed", .group = 2,
   .section = "PGN 3.2.2 derived", .decisions = "D06",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "All lines of one file end with the same kind of newline.",
   .message = "this line ends with another newline than the lines before it",
   .explanation = "A file uses one newline representation (section 3.2.2). A mix shows that files "
                  "of different origin were joined or that a transfer converted only a part; some "
                  "editors and line counters then see lines that others do not.",
   .wrong = R"([Event "?"]\r\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .help = "Convert all line ends of the file to LF."},

  {.id = rule::file_missing_final_newline, .name = "file-missing-final-newline", .group = 2,
   .section = "PGN 4.3, 8.2.1 derived", .decisions = "D22",
   .levels = import_export(info, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "The last line of the file ends with a newline.",
   .message = "the last line has no newline",
   .explanation = "PGN data is organised in lines (section 4.3) and export movetext ends with an "
                  "empty line (section 8.2.1). Without the last newline, a file appended to this "
                  "one begins on the line of its last game.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .help = "Add a newline at the end of the file."},

  {.id = rule::line_too_long, .name = "line-too-long", .group = 2,
   .section = "PGN 4.3", .decisions = "D07", .levels = in_modern(info, always(error)), .after = recovery::keep,
   .summary = "A line has at most 255 characters, its newline counted as one.",
   .message = "this line is longer than 255 characters with its newline",
   .explanation = "Section 4.3 limits import lines to 255 characters including the newline, so "
                  "254 remain for text. Readers with a fixed line buffer cut the rest off or "
                  "refuse the game. Comments and escape lines are lines like any other.",
   .wrong = "1. e4 {White claims the centre with the pawn that frees both the queen and a bishop; "
            "this has been the most popular first move for centuries, although strong players "
            "have always found good reasons to begin with the pawn beside it, or even with a "
            "knight} *",
   .right = R"(1. e4 {White claims the centre with the pawn that frees both the queen and a\n)"
            R"(bishop; this has been the most popular first move for centuries, although\n)"
            R"(strong players have always found good reasons to begin with the pawn beside\n)"
            R"(it, or even with a knight} *)",
   .help = "Break the line at a space; movetext and brace comments may continue on the next line. "
           "`strictpgn format` does so.",
   .modern = "lichess and chess.com write the movetext of a game, comments with clock times "
             "too, on one line."},

  {.id = rule::line_80_or_more, .name = "line-80-or-more", .group = 2,
   .section = "PGN 4.3", .decisions = "D09",
   .levels = in_modern(info, import_export(warning, info)), .after = recovery::keep,
   .summary = "A line has fewer than 80 printing characters.",
   .message = "this line has 80 or more characters",
   .explanation = "Section 4.3 strongly discourages long lines, because editors and terminals of "
                  "80 columns wrap or cut them; a long tag value such as a FEN is the accepted "
                  "exception. In export movetext it is an error of its own, "
                  "`export-movetext-line-too-long`.",
   .wrong = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 O-O 8. c3 *",
   .right = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5\n7. Bb3 O-O 8. c3 *)",
   .help = "Break the line before column 80.",
   .modern = "lichess and chess.com do not break lines, and TWIC and cutechess break them after "
             "80 characters."},

  {.id = rule::tab_in_export, .name = "tab-in-export", .group = 2,
   .section = "PGN 4.2", .decisions = "D05",
   .levels = import_export(off, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "Export format contains no horizontal or vertical tab, not even inside comments.",
   .message = "a tab stands in export format",
   .explanation = "Section 4.2 bars both tabs from export format, since every system expands them "
                  "differently. Import format treats them as white space.",
   .wrong = R"(1. e4\te5 *)",
   .right = "1. e4 e5 *",
   .help = "Put a single space in place of the tab."},
};
// clang-format on

}  // namespace strictpgn::rows
