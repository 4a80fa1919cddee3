// The byte layout of export format (PGN 3.2, 8.1, 8.2).
// The fragments are movetext, under the export profile. Where a fragment does not end in a
// newline, the last line is complete and an empty line follows.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info export_rules[] = {
  {.id = rule::export_tag_not_left_justified, .name = "export-tag-not-left-justified", .group = 16,
   .section = "PGN 8.1", .decisions = "D109",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "The left bracket of a tag pair stands in column 1.",
   .message = "the tag pair does not begin in column 1",
   .explanation = "Exported tag pairs stand at the left margin (section 8.1). Readers that work "
                  "line by line know a tag by the bracket in the first column and miss an "
                  "indented one.",
   .wrong = R"( [ECO "B00"]\n\n1. e4 *)",
   .right = R"([ECO "B00"]\n\n1. e4 *)",
   .help = "Remove the white space before the bracket."},

  {.id = rule::export_tag_not_alone, .name = "export-tag-not-alone", .group = 16,
   .section = "PGN 8.1", .decisions = "D40",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "Each tag pair stands complete on a line of its own.",
   .message = "the tag pair does not have a line of its own",
   .explanation = "Import permits several pairs on a line and a pair spread over several lines; "
                  "export does not (section 8.1). Readers that work line by line take two pairs "
                  "on one line for a single garbled value.",
   .wrong = R"([ECO "B00"] [Opening "King's Pawn"]\n\n1. e4 *)",
   .right = R"([ECO "B00"]\n[Opening "King's Pawn"]\n\n1. e4 *)",
   .help = "Write one tag pair per line, with nothing after its right bracket."},

  {.id = rule::export_tag_inner_space, .name = "export-tag-inner-space", .group = 16,
   .section = "PGN 8.1", .decisions = "",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "The only white space in a tag pair is one space between name and value.",
   .message = "the white space in this tag pair is not just one space between name and value",
   .explanation = "An exported tag pair has no space inside its brackets and exactly one between "
                  "name and value (section 8.1). Other spacing breaks the byte identity of "
                  "exported files and misleads readers that use a fixed pattern.",
   .wrong = R"([ECO  "B00"]\n\n1. e4 *)",
   .right = R"([ECO "B00"]\n\n1. e4 *)",
   .help = "Write the tag pair as `[Name \"value\"]`."},

  {.id = rule::export_blank_line_in_tags, .name = "export-blank-line-in-tags", .group = 16,
   .section = "PGN 8.1", .decisions = "D42",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "No empty line stands between two tag pairs.",
   .message = "an empty line stands between tag pairs",
   .explanation = "The first empty line of an exported game ends its tag section (section 8.1). "
                  "Many readers then expect moves and take the tags that follow for the beginning "
                  "of another game.",
   .wrong = R"([ECO "B00"]\n\n[Opening "King's Pawn"]\n\n1. e4 *)",
   .right = R"([ECO "B00"]\n[Opening "King's Pawn"]\n\n1. e4 *)",
   .help = "Remove the empty line."},

  {.id = rule::export_blank_line_after_tags, .name = "export-blank-line-after-tags", .group = 16,
   .section = "PGN 8.1, 8.1.1", .decisions = "D42",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "Exactly one empty line follows the last tag pair.",
   .message = "the tag section is not followed by exactly one empty line",
   .explanation = "The empty line divides the two sections of a game (section 8.1). Readers that "
                  "depend on it look for a tag in the first line of the moves when it is missing.",
   .wrong = R"([ECO "B00"]\n1. e4 *)",
   .right = R"([ECO "B00"]\n\n1. e4 *)",
   .help = "Leave one empty line between the last tag pair and the moves."},

  {.id = rule::export_blank_line_after_movetext, .name = "export-blank-line-after-movetext",
   .group = 16, .section = "PGN 8.2.1", .decisions = "D80",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "Exactly one empty line follows the movetext of every game, the last one included.",
   .message = "the movetext is not followed by exactly one empty line",
   .explanation = "The empty line concludes the movetext section (section 8.2.1). Files of games "
                  "are joined end to end, and without the line the tags of the next game stick to "
                  "the moves of the one before.",
   .wrong = R"(1. e4 *\n)",
   .right = R"(1. e4 *\n\n)",
   .help = "Leave one empty line after the termination marker."},

  {.id = rule::export_blank_line_in_movetext, .name = "export-blank-line-in-movetext", .group = 16,
   .section = "PGN 8.2.1", .decisions = "D42, D109",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "No empty line stands inside the movetext.",
   .message = "an empty line stands inside the movetext",
   .explanation = "In the export format an empty line tells that the movetext is over (section "
                  "8.2.1), and some readers end the game there, even inside a comment. Between "
                  "moves the same fault is reported as movetext-blank-line, whose severity "
                  "depends on the profile.",
   .wrong = R"(1. e4 {best\n\nby test} *)",
   .right = "1. e4 {best by test} *",
   .help = "Remove the empty line."},

  {.id = rule::export_leading_space, .name = "export-leading-space", .group = 16,
   .section = "PGN 8.2.1", .decisions = "D109",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "No line of an exported game begins with a space.",
   .message = "the line begins with a space",
   .explanation = "Movetext is left justified (section 8.2.1). Indentation comes from typing or "
                  "from text editors, and since no two writers indent alike, exported files would "
                  "differ.",
   .wrong = " 1. e4 *",
   .right = "1. e4 *",
   .help = "Remove the space at the beginning of the line."},

  {.id = rule::export_trailing_space, .name = "export-trailing-space", .group = 16,
   .section = "PGN 8.2.1", .decisions = "",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "No line of an exported game ends in a space, and empty lines are empty.",
   .message = "the line ends in a space",
   .explanation = "A space at the end of a line cannot be seen, yet it makes equal files differ "
                  "(section 8.2.1). A line that holds nothing but spaces is no empty line to "
                  "readers that look for one.",
   .wrong = "1. e4 * ",
   .right = "1. e4 *",
   .help = "Remove the space at the end of the line."},

  {.id = rule::export_movetext_line_too_long, .name = "export-movetext-line-too-long", .group = 16,
   .section = "PGN 8.2.1", .decisions = "D09, D139",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "Lines of movetext have fewer than 80 characters.",
   .message = "the line of movetext has 80 characters or more",
   .explanation = "Export keeps to 79 printing characters (section 8.2.1), so that the moves fit "
                  "on any screen and pass through mail unbroken. Exempt are only text of a "
                  "comment that is longer by itself, cannot be broken and stands alone on its "
                  "line, and `;` comments.",
   .wrong = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *",
   .right = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3\n)"
            "O-O *",
   .help = "Begin a new line before the token that reaches column 80."},

  {.id = rule::export_line_not_filled, .name = "export-line-not-filled", .group = 16,
   .section = "PGN 8.2.1", .decisions = "D139",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "A line of movetext takes as many tokens as fit on it.",
   .message = "`{}` would have fitted on the line before",
   .explanation = "Filling each line before the next one begins leaves a single way to break the "
                  "text (section 8.2.1), which the byte identity of exported games needs. A line "
                  "for each pair of moves reads well but belongs to import.",
   .wrong = R"(1. e4 e5\n2. Nf3 *)",
   .right = "1. e4 e5 2. Nf3 *",
   .help = "Join the lines, and break only where the next token would reach column 80."},

  {.id = rule::export_token_spacing, .name = "export-token-spacing", .group = 16,
   .section = "PGN 8.2.1", .decisions = "D77, D79",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "Adjacent tokens on a line are separated by exactly one space.",
   .message = "the token `{}` is not set off by exactly one space",
   .explanation = "One space stands between adjacent symbols (section 8.2.1), and the sample "
                  "games of the standard show it between a move number and its move as well. Only "
                  "periods, parentheses and braces are attached to what they belong to.",
   .wrong = "1.e4 e5 *",
   .right = "1. e4 e5 *",
   .help = "Put exactly one space between the tokens."},

  {.id = rule::export_move_number_missing, .name = "export-move-number-missing", .group = 16,
   .section = "PGN 8.2.2.2", .decisions = "",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "A White move has a move number, and so has a Black move that opens its sequence or "
              "follows a comment or variation.",
   .message = "the move `{}` has no move number",
   .explanation = "At these places the number tells which move comes and which side makes it "
                  "(section 8.2.2.2). People need it after an interruption, and simple programs "
                  "find their way by it.",
   .wrong = "1. e4 e5 Nf3 *",
   .right = "1. e4 e5 2. Nf3 *",
   .help = "Put the number before the move, with one period for White and three for Black."},

  {.id = rule::export_move_number_missing_after_nag, .name = "export-move-number-missing-after-nag",
   .group = 16, .section = "PGN 8.2.2.2", .decisions = "D78",
   .levels = import_export(off, warning), .after = recovery::keep,
   .summary = "A Black move that follows a NAG has a move number.",
   .message = "the Black move `{}` after a NAG has no move number",
   .explanation = "The standard asks for the number after intervening annotation (section "
                  "8.2.2.2), and a NAG is an annotation. Most programs leave it out here, so its "
                  "absence is only a warning.",
   .wrong = "1. e4 $1 e5 *",
   .right = "1. e4 $1 1... e5 *",
   .help = "Put the number with three periods before the move."},

  {.id = rule::export_move_number_superfluous, .name = "export-move-number-superfluous",
   .group = 16, .section = "PGN 8.2.2.2", .decisions = "",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "There are no move numbers but those that the export format prescribes.",
   .message = "the move number `{}` is superfluous here",
   .explanation = "Import allows correct numbers anywhere. Export has them only before White "
                  "moves and before Black moves that open a sequence or follow an interruption "
                  "(section 8.2.2.2), because two exports of one game would differ otherwise.",
   .wrong = "1. e4 1... e5 *",
   .right = "1. e4 e5 *",
   .help = "Remove the move number."},

  {.id = rule::export_move_number_form, .name = "export-move-number-form", .group = 16,
   .section = "PGN 8.2.2.2", .decisions = "D54, D109",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "A move number has one period before a White move and three before a Black move, "
              "without space inside.",
   .message = "the move number `{}` is not in its export form",
   .explanation = "Export knows no other forms than `1.` and `1...` (section 8.2.2.2). In a game of "
                  "chess the same fault is reported as move-number-period-style or "
                  "move-number-split-periods, whose severity depends on the profile; where the "
                  "moves follow other rules, nobody can tell whose move it is, and only a number "
                  "that fits neither side is reported.",
   .wrong = R"([Variant "Atomic"]\n\n1 e4 e5 *)",
   .right = R"([Variant "Atomic"]\n\n1. e4 e5 *)",
   .help = "Write one period after the number for White, three for Black."},

  {.id = rule::export_suffix, .name = "export-suffix", .group = 16,
   .section = "PGN 8.2.3.8", .decisions = "",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "Suffix annotations are written as NAGs 1 to 6.",
   .message = "the suffix annotation `{}` is not written as a NAG",
   .explanation = "The signs `!` and `?` and their combinations belong to import; a program that "
                  "exports a game translates them (section 8.2.3.8). A reader of exported games "
                  "then finds annotations in one form only.",
   .wrong = "1. e4 e5! *",
   .right = "1. e4 e5 $1 *",
   .help = "Write $1 for `!`, $2 for `?`, $3 for `!!`, $4 for `??`, $5 for `!?` and $6 for `?!`."},

  {.id = rule::export_nag_order, .name = "export-nag-order", .group = 16,
   .section = "DF", .decisions = "D77, D138",
   .levels = import_export(off, info), .after = recovery::keep,
   .summary = "NAGs follow their move directly, in ascending order.",
   .message = "the NAG `{}` does not follow its move directly or in ascending order",
   .explanation = "The standard leaves the order of annotations open, but one game needs one text "
                  "(section 3.2.1). In the canonical layout used here NAGs come before comments "
                  "and variations, the smallest first; those two keep the order they have, as "
                  "each may speak of the other.",
   .wrong = "1. e4 {sharp} $1 *",
   .right = "1. e4 $1 {sharp} *",
   .help = "Put the NAGs directly after the move, the smallest first."},

  {.id = rule::export_line_comment, .name = "export-line-comment", .group = 16,
   .section = "PGN 5, 3.2.1", .decisions = "D77",
   .levels = import_export(off, warning), .after = recovery::keep,
   .summary = "Comments are written in braces unless their text contains a right brace.",
   .message = "the comment is written with `;` instead of braces",
   .explanation = "A `;` comment runs to the end of its line and so prevents filling it, and some "
                  "readers do not know this form at all. Only a text that contains a right brace "
                  "has to be written this way.",
   .wrong = R"(1. e4 ; best by test\n1... e5 *)",
   .right = "1. e4 {best by test} 1... e5 *",
   .help = "Put the text of the comment in braces."},

  {.id = rule::export_comment_spacing, .name = "export-comment-spacing", .group = 16,
   .section = "PGN 8.2.1", .decisions = "D139",
   .levels = import_export(off, warning), .after = recovery::keep,
   .summary = "A comment has no white space at its ends.",
   .message = "white space stands between the comment and its braces",
   .explanation = "Comments are filled into lines like moves, so what their text is must not depend "
                  "on where the lines end: white space next to a brace cannot survive an export, "
                  "nor can spaces next to a line end, which are reported as such. Other runs of "
                  "spaces stay. The standard leaves the layout of comments open, hence a warning.",
   .wrong = "1. e4 { best by test } *",
   .right = "1. e4 {best by test} *",
   .help = "Remove the white space next to the braces."},

  {.id = rule::export_rav_spacing, .name = "export-rav-spacing", .group = 16,
   .section = "PGN 8.2.1", .decisions = "D77, D139",
   .levels = import_export(off, warning), .after = recovery::keep,
   .summary = "Parentheses are attached to the variation they enclose.",
   .message = "the parenthesis is not attached to the variation",
   .explanation = "Canonical layout has no space after a left parenthesis and none before a right "
                  "one; only where so many variations end together that no line can hold their "
                  "parentheses, the others stand on the next. The standard says that the export "
                  "form of variations needs further work (section 8.2.5), so this is only a "
                  "warning.",
   .wrong = "1. e4 ( 1. d4 ) *",
   .right = "1. e4 (1. d4) *",
   .help = "Remove the space inside the parentheses."},

  {.id = rule::export_san_not_canonical, .name = "export-san-not-canonical", .group = 16,
   .section = "PGN 8.2.3.7", .decisions = "D127",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "Moves are written in canonical SAN.",
   .message = "the move `{}` is not in canonical SAN",
   .explanation = "Export has one spelling for each move (section 8.2.3.7). The rules about SAN "
                  "name each deviation and are reported in place of this one, which stands alone "
                  "only where none of them applies.",
   .wrong = "1. e4 e5 2. Ngf3 *",
   .right = "1. e4 e5 2. Nf3 *",
   .help = "Write the move in its canonical spelling."},

  {.id = rule::export_tag_value_escaping, .name = "export-tag-value-escaping", .group = 16,
   .section = "PGN 7 derived", .decisions = "D109, D127",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "In tag values only a quote and a backslash are escaped.",
   .message = "the tag value escapes a character that needs no escape",
   .explanation = "A backslash stands before a quote or another backslash and nowhere else "
                  "(section 7). Readers keep or drop other backslashes as they like, so the value "
                  "changes. The fault is normally reported as string-bad-escape.",
   .wrong = R"([Opening "King\\'s Pawn"]\n\n1. e4 *)",
   .right = R"([Opening "King's Pawn"]\n\n1. e4 *)",
   .help = "Remove the backslash."},

  {.id = rule::export_not_byte_identical, .name = "export-not-byte-identical", .group = 16,
   .section = "PGN 3.2.1", .decisions = "D127",
   .levels = import_export(off, error), .after = recovery::none,
   .summary = "Exporting the file once more gives the same bytes.",
   .message = "exporting the file gives other bytes from here on",
   .explanation = "Different programs are to export the same games to exactly the same bytes "
                  "(section 3.2.1), so that files can be compared with ordinary tools. The more "
                  "specific rules are reported in place of this one, which stands alone only "
                  "where none of them explains the difference. It is a warning where that may be "
                  "the layout of comments, which the standard leaves open.",
   .wrong = R"(\n[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n)",
   .help = "Export the file anew with `strictpgn format` and compare the two: `--diff`."},
};
// clang-format on

}  // namespace strictpgn::rows
