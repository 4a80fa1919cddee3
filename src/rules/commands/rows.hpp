// Commands embedded in comments (supplement of 2001, 3 and 4).
// The fragments are movetext.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info commands_rules[] = {
  {.id = rule::command_unterminated, .name = "command-unterminated", .group = 11,
   .section = "SUP 3.2.5", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "An embedded command is closed by `]` inside its comment.",
   .message = "the command `{}` is not closed by `]`",
   .explanation = "The comment ends at its right brace whatever stands before it, so a command "
                  "left open ends there too and its last operand cannot be trusted (supplement "
                  "3.2.5). To the standard of 1994 it is comment text, and that is kept as it is.",
   .wrong = "1. e4 {[%eval 0.25} *",
   .right = "1. e4 {[%eval 0.25]} *",
   .help = "Close the command by `]` before the comment ends."},

  {.id = rule::command_bad_name, .name = "command-bad-name", .group = 11,
   .section = "SUP 3.2.3", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "A name of letters and digits follows `[%` at once.",
   .message = "the command `{}` has no name of letters and digits directly after `[%`",
   .explanation = "The name runs from `[%` to the first space (supplement 3.2.3). With a blank or "
                  "a sign in its place no program recognises the command, and its text shows up "
                  "among the words of the comment.",
   .wrong = "1. e4 {[% eval 0.25]} *",
   .right = "1. e4 {[%eval 0.25]} *",
   .help = "Write the name directly after `[%`, in letters and digits only."},

  {.id = rule::command_missing_space, .name = "command-missing-space", .group = 11,
   .section = "SUP 3.2.2, 3.2.4", .decisions = "D131",
   .levels = always(warning), .after = recovery::keep,
   .summary = "One space separates the name of a command from its operands, of which there is at "
              "least one.",
   .message = "the command `{}` is not a name, one space and at least one operand",
   .explanation = "The supplement gives a command exactly this structure (supplement 3.2.2, "
                  "3.2.4). Readers cut at the first space, so a doubled one becomes part of the "
                  "first operand, and a name alone has no value to read. Programs that fill the "
                  "lines of comments break commands too: under import a line end with the blanks "
                  "around it is read as one blank, and as nothing after a comma and before a comma "
                  "or `]`. Under export and archival no line ends inside a command.",
   .wrong = "1. e4 {[%note]} *",
   .right = "1. e4 {[%note sharp]} *",
   .help = "Write one space after the name, and then the operands, all on one line."},

  {.id = rule::command_unterminated_string, .name = "command-unterminated-string", .group = 11,
   .section = "SUP 3.2.4", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "A quoted operand is closed by a quote before the command ends.",
   .message = "the quoted operand of `{}` is not closed",
   .explanation = "Between quotes a comma or `]` is text (supplement 3.2.4), so an open quote "
                  "swallows the end of the command and whatever follows. A quote cannot be "
                  "written inside a quoted operand.",
   .wrong = R"(1. e4 {[%note "sharp]} *)",
   .right = R"(1. e4 {[%note "sharp"]} *)",
   .help = "Add the closing quote, or remove the opening one."},

  {.id = rule::command_empty_operand, .name = "command-empty-operand", .group = 11,
   .section = "SUP 3.2.4 derived", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "No operand of a command is empty.",
   .message = "the command `{}` has an empty operand",
   .explanation = "Commas separate the operands (supplement 3.2.4); two in a row, or one at "
                  "either end, leave an operand without characters. A program that finds operands "
                  "by their position may then take the wrong one.",
   .wrong = "1. e4 {[%note sharp,,old]} *",
   .right = "1. e4 {[%note sharp,old]} *",
   .help = "Fill in the operand, or remove the comma."},

  {.id = rule::command_in_line_comment, .name = "command-in-line-comment", .group = 11,
   .section = "SUP 3.2.1", .decisions = "D100", .levels = always(info), .after = recovery::keep,
   .summary = "Embedded commands stand in brace comments.",
   .message = "the command `{}` stands in a rest-of-line comment",
   .explanation = "The supplement places commands between braces (supplement 3.2.1). Programs "
                  "look for them there, and some know no `;` comments at all, so the value may be "
                  "lost.",
   .wrong = R"(1. e4 ; [%eval 0.25]\n1... e5 *)",
   .right = "1. e4 {[%eval 0.25]} 1... e5 *",
   .help = "Move the command into a brace comment."},

  {.id = rule::command_time_format, .name = "command-time-format", .group = 11,
   .section = "SUP 4.1-4.4", .decisions = "D99", .levels = always(warning), .after = recovery::keep,
   .summary = "The commands clk, egt and emt have exactly one operand, a time of the form "
              "h:mm:ss.",
   .message = "the command `{}` does not have one time of the form h:mm:ss",
   .explanation = "Hours have one or more digits, minutes and seconds two digits from 00 to 59 "
                  "(supplement 4.1 to 4.4). A shorter form such as `5:00` is five minutes to one "
                  "program and five hours to the next.",
   .wrong = R"([TimeControl "300"]\n\n1. e4 {[%clk 5:00]} *)",
   .right = R"([TimeControl "300"]\n\n1. e4 {[%clk 0:05:00]} *)",
   .help = "Write hours, minutes and seconds, as in `0:05:00`.",
   .modern = "Only an info for the forms of servers: the FICS database has `[%emt 1.234]` and "
             "`[%clk 1:38.47]`, and Playchess writes `[%emt 0:0:4]`."},

  {.id = rule::command_time_fraction, .name = "command-time-fraction", .group = 11,
   .section = "DF", .decisions = "D99", .levels = always(info), .after = recovery::keep,
   .summary = "Clock times are given in whole seconds.",
   .message = "the time in `{}` has a fraction of a second",
   .explanation = "Some servers append a fraction to the h:mm:ss of the supplement. Programs that "
                  "know only the form of the supplement drop the fraction or ignore the command.",
   .wrong = R"([TimeControl "300"]\n\n1. e4 {[%clk 0:04:59.9]} *)",
   .right = R"([TimeControl "300"]\n\n1. e4 {[%clk 0:04:59]} *)",
   .help = "Give whole seconds in files meant for other programs."},

  {.id = rule::command_mct_format, .name = "command-mct-format", .group = 11,
   .section = "SUP 4.1, 4.5", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "The command mct has exactly one operand, a time of the form hh:mm:ss.",
   .message = "the command `{}` does not have one time of the form hh:mm:ss",
   .explanation = "The command tells what a mechanical clock shows, and unlike the other time "
                  "commands it has two digits for the hours (supplement 4.1, 4.5). Readers that "
                  "expect two digits do not recognise a single one.",
   .wrong = R"([TimeControl "300"]\n\n1. e4 {[%mct 9:05:00]} *)",
   .right = R"([TimeControl "300"]\n\n1. e4 {[%mct 09:05:00]} *)",
   .help = "Write the hours with two digits, as in `09:05:00`."},

  {.id = rule::command_before_move, .name = "command-before-move", .group = 11,
   .section = "SUP 4.1", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "A time command stands after the move it belongs to.",
   .message = "the time command `{}` has no move before it",
   .explanation = "A time command refers to the move just before its comment (supplement 4.1). At "
                  "the start of a game or variation there is none, so the time belongs to "
                  "nothing. Clock settings at the start have tags of their own, WhiteClock and "
                  "BlackClock.",
   .wrong = R"([TimeControl "300"]\n\n{[%clk 0:05:00]} 1. e4 *)",
   .right = R"([TimeControl "300"]\n\n1. e4 {[%clk 0:05:00]} *)",
   .help = "Put the comment after its move, or use the tags WhiteClock and BlackClock."},

  {.id = rule::command_repeated, .name = "command-repeated", .group = 11,
   .section = "SUP 4 derived", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "A time command is given once per move.",
   .message = "the time command `{}` repeats one given before for the same move",
   .explanation = "A command such as clk has one value for a move, so one of the two is outdated "
                  "or belongs to another move. Some programs keep the first and some the last, "
                  "and the recorded times differ.",
   .wrong = R"([TimeControl "300"]\n\n1. e4 {[%clk 0:05:00] [%clk 0:04:58]} *)",
   .right = R"([TimeControl "300"]\n\n1. e4 {[%clk 0:04:58]} *)",
   .help = "Keep the command with the right time and remove the other."},

  {.id = rule::command_eval_format, .name = "command-eval-format", .group = 11,
   .section = "DF", .decisions = "D101", .levels = always(info), .after = recovery::keep,
   .summary = "The command eval gives pawns with a decimal point or `#` and a number of moves, "
              "and possibly a depth.",
   .message = "the command `{}` is neither an evaluation in pawns nor a mate distance",
   .explanation = "No standard defines this command; the form most programs share is `0.35`, "
                  "`-1.20` or `#-3`, with an optional depth after a comma. Words and whole "
                  "centipawns are ignored or taken for another value.",
   .wrong = "1. e4 {[%eval good]} *",
   .right = "1. e4 {[%eval 0.35,20]} *",
   .help = "Write the value as in `[%eval 0.35]` or `[%eval #3]`."},

  {.id = rule::command_csl_cal_format, .name = "command-csl-cal-format", .group = 11,
   .section = "DF", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "The commands csl and cal list a color letter with one square or with two.",
   .message = "the command `{}` is not a list of color letters with squares",
   .explanation = "Programs draw `Gd4` as a green square and `Ge2e4` as a green arrow; the colors "
                  "are G, R, Y and B. An item of another form is not drawn, and with it sometimes "
                  "the whole list. No standard defines these commands.",
   .wrong = "1. e4 {[%csl Gj4]} *",
   .right = "1. e4 {[%csl Gd4]} *",
   .help = "Write each item as G, R, Y or B with one square (csl) or two squares (cal)."},

  {.id = rule::command_unknown, .name = "command-unknown", .group = 11,
   .section = "SUP 3.2.3", .decisions = "", .levels = always(off), .after = recovery::keep,
   .summary = "The name of a command is one of the known ones; any other command is kept unread.",
   .message = "the command `{}` is not a known one",
   .explanation = "The supplement fixes no list of names and asks programs to pass unknown "
                  "commands on as part of the comment (supplement 3.2.3). The rule helps to find "
                  "mistyped names and is off by default.",
   .wrong = "1. e4 {[%mood calm]} *",
   .right = "1. e4 {calm} *",
   .help = "Check the spelling of the name, or write the remark as plain text."},
};
// clang-format on

}  // namespace strictpgn::rows
