// Comments and escape lines.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info comments_rules[] = {
  {.id = rule::comment_unterminated, .name = "comment-unterminated", .group = 3,
   .section = "PGN 5", .decisions = "D16, D108, D125",
   .levels = always(error), .after = recovery::give_up,
   .summary = "A brace comment is closed before the end of the file.",
   .message = "the comment opened here is never closed",
   .explanation = "A brace comment runs to the next right brace (section 5), over any number of "
                  "lines and games. Without that brace everything to the end of the file is "
                  "comment text, and many readers drop it in silence.",
   .wrong = "1. e4 {the best move",
   .right = "1. e4 {the best move} *",
   .help = "Add the closing brace where the comment ends."},

  {.id = rule::comment_stray_close, .name = "comment-stray-close", .group = 3,
   .section = "PGN 5, 7", .decisions = "D17", .levels = always(error), .after = recovery::drop,
   .summary = "A right brace only closes a brace comment or stands inside other text.",
   .message = "this `}` closes no comment",
   .explanation = "Outside a comment the right brace is no token (section 7). It is mostly what "
                  "is left of nested braces: comments do not nest, so the first right brace has "
                  "already ended the comment.",
   .wrong = "1. e4 } e5 *",
   .right = "1. e4 e5 *",
   .help = "Delete the brace, or add the left brace that it should close."},

  {.id = rule::comment_open_brace_inside, .name = "comment-open-brace-inside", .group = 3,
   .section = "PGN 5", .decisions = "D15", .levels = always(info), .after = recovery::keep,
   .summary = "A brace comment contains no second left brace.",
   .message = "a `{` stands inside a brace comment, where it has no meaning",
   .explanation = "Section 5 says that brace comments do not nest: an inner left brace is plain "
                  "text. It is legal but often shows that nesting was meant, or that the right "
                  "brace of this comment was forgotten.",
   .wrong = "1. e4 {main line {see below} *",
   .right = "1. e4 {main line (see below)} *",
   .help = "Use parentheses or brackets inside comments, and see that each comment has its own "
           "right brace."},

  {.id = rule::comment_empty, .name = "comment-empty", .group = 3,
   .section = "DF", .decisions = "", .levels = always(info), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "A comment says something.",
   .message = "this comment is empty",
   .explanation = "The standard does not forbid a comment without text, but it tells a reader "
                  "nothing. Such comments are left behind by programs that strip commands or "
                  "clock times out of comments.",
   .wrong = "1. e4 {} *",
   .right = "1. e4 *",
   .help = "Delete the empty comment."},

  {.id = rule::comment_splits_token, .name = "comment-splits-token", .group = 3,
   .section = "PGN 5", .decisions = "D20, D126", .levels = always(error), .after = recovery::drop,
   .summary = "A comment does not stand inside a token.",
   .message = "this comment splits a token in two",
   .explanation = "Comments cannot appear inside any token (section 5). The two halves are two "
                  "tokens, neither of which is a move, so readers report two bad moves or lose "
                  "them both.",
   .wrong = "1. e{king's pawn}4 *",
   .right = "1. e4 {king's pawn} *",
   .help = "Move the comment after the token."},

  {.id = rule::comment_inside_construct, .name = "comment-inside-construct", .group = 3,
   .section = "PGN 5", .decisions = "D21",
   .levels = import_export(info, error), .after = recovery::keep,
   .summary = "No comment stands between a move number, its periods and its move.",
   .message = "a comment stands between a move number and its move",
   .explanation = "Import format lets a comment stand between any two tokens. Export format wants "
                  "the number immediately before its move (section 8.2.2.2), and a comment there "
                  "seems to belong to the move before the number while it was meant for the one "
                  "after it.",
   .wrong = "1. {best} e4 *",
   .right = "1. e4 {best} *",
   .help = "Move the comment after the move, or in front of the number."},

  {.id = rule::comment_in_tag_pair, .name = "comment-in-tag-pair", .group = 3,
   .section = "PGN 5, 8.1", .decisions = "D19",
   .levels = import_export(warning, error), .after = recovery::keep,
   .summary = "No comment stands inside a tag pair.",
   .message = "a comment stands inside a tag pair",
   .explanation = "A tag pair is four consecutive tokens (section 8.1), and a comment is no "
                  "token. Section 5 lets comments appear anywhere in PGN data, so this is only a "
                  "warning on import, but popular readers end the tag section or the game here.",
   .wrong = R"([Site {not known} "?"])",
   .right = R"([Site "?"])",
   .help = "Move the comment into the movetext."},

  {.id = rule::comment_in_tag_section, .name = "comment-in-tag-section", .group = 3,
   .section = "PGN 8.1", .decisions = "D19",
   .levels = import_export(warning, error), .after = recovery::keep,
   .summary = "No comment stands between two tag pairs.",
   .message = "a comment stands between two tag pairs",
   .explanation = "The tag section is a series of tag pairs (section 8.1) with no mention of "
                  "comments. Some readers take the comment for movetext, end the tag section and "
                  "make two games out of one.",
   .wrong = R"([Board "1"] {first board} [Section "Open"])",
   .right = R"([Board "1"]\n[Section "Open"])",
   .help = "Move the comment after the tag section, to the start of the movetext."},

  {.id = rule::comment_outside_game, .name = "comment-outside-game", .group = 3,
   .section = "PGN 5, 8.2.6", .decisions = "D18, D117",
   .levels = import_export(warning, error), .after = recovery::keep,
   .summary = "No comment stands before the first tag pair of a file, between games or after a "
              "termination marker.",
   .message = "this comment belongs to no game",
   .explanation = "The marker is the last element of the movetext (section 8.2.6), so what "
                  "follows it is outside the game. Readers disagree: some drop such a comment, "
                  "some attach it to the last move, some make an empty game of it.",
   .wrong = "1. e4 * {a short game}",
   .right = "1. e4 {a short game} *",
   .help = "Move the comment into the movetext of the game it is about."},

  {.id = rule::comment_unsafe_line_start, .name = "comment-unsafe-line-start", .group = 3,
   .section = "DF", .decisions = "D10, D125", .levels = always(info), .after = recovery::keep,
   .summary = "No line of a brace comment begins with what looks like a tag pair.",
   .message = "a line of this comment begins like a tag pair",
   .explanation = "Inside braces everything is text, but many tools find games by looking for "
                  "lines that begin with a bracket, and split the game in the middle of this "
                  "comment. If an empty line stands before it as well, a forgotten right brace "
                  "has probably swallowed a game, and the finding becomes a warning; "
                  "`strictpgn format` then passes the game on as it is.",
   .wrong = R"(1. e4 {copied from\n[Site "Riga LAT"]} *)",
   .right = R"(1. e4 {copied from [Site "Riga LAT"]} *)",
   .help = "Indent the line or join it to the line before; close the comment earlier if it "
           "swallowed a game."},

  {.id = rule::escape_line, .name = "escape-line", .group = 3,
   .section = "PGN 6", .decisions = "D11, D13",
   .levels = by_profile(info, warning, off, warning), .after = recovery::keep,
   .summary = "PGN data for others contains no escape lines.",
   .message = "this escape line is private data, meant for no other program",
   .explanation = "A percent sign in column 1 tells PGN software to skip the line (section 6). "
                  "The mechanism is meant for the private data of one program; whoever receives "
                  "the file loses what stands there.",
   .wrong = R"(1. e4\n%depth 12\ne5 *)",
   .right = R"(1. e4\ne5 *)",
   .help = "Delete the line before passing the file on, or write its content as a comment."},

  {.id = rule::escape_in_archival, .name = "escape-in-archival", .group = 3,
   .section = "PGN 6, 20.4.10", .decisions = "D11",
   .levels = by_profile(off, off, error, off), .after = recovery::keep,
   .summary = "Archival data contains no escape lines.",
   .message = "archival data contains an escape line",
   .explanation = "Section 20.4.10 limits the percent escape to data that is not archival: an "
                  "archive is read by systems that do not know what the private line meant.",
   .wrong = R"(%depth 12\n1. e4 e5 *)",
   .right = "1. e4 e5 *",
   .help = "Delete the escape line, or keep its content in a comment."},

  {.id = rule::escape_percent_not_column_1, .name = "escape-percent-not-column-1", .group = 3,
   .section = "PGN 6", .decisions = "D12", .levels = always(error), .after = recovery::drop,
   .summary = "Outside strings and comments a percent sign stands only in column 1.",
   .message = "a `%` outside column 1 is no escape",
   .explanation = "Only a percent sign in the first position of a line starts an escape (section "
                  "6); anywhere else it is no token. Indented escapes come from editors that "
                  "re-indent movetext, and the hidden text then turns into bad moves.",
   .wrong = R"(1. e4\n  %checked by hand\ne5 *)",
   .right = R"(1. e4\n  ;checked by hand\ne5 *)",
   .help = "Move the percent sign to column 1, or write a comment."},

  {.id = rule::escape_in_brace_comment, .name = "escape-in-brace-comment", .group = 3,
   .section = "PGN 5/6 conflict", .decisions = "D10",
   .levels = always(warning), .after = recovery::keep,
   .summary = "No line inside a brace comment begins with a percent sign.",
   .message = "a line of this comment begins with `%`",
   .explanation = "Sections 5 and 6 conflict here: the comment runs to its right brace, yet a "
                  "percent sign in column 1 hides the line. All known readers take it as comment "
                  "text, and so does strictpgn, but a reader that follows section 6 loses the "
                  "line and perhaps the right brace.",
   .wrong = R"(1. e4 {chosen in 55\n% of all games} *)",
   .right = R"(1. e4 {chosen in\n55 % of all games} *)",
   .help = "Break the comment elsewhere, so that no line begins with a percent sign."},
};
// clang-format on

}  // namespace strictpgn::rows
