// The structure of movetext.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info movetext_rules[] = {
  {.id = rule::termination_missing, .name = "termination-missing", .group = 8,
   .section = "PGN 8.2.6", .decisions = "D61, D108, D112",
   .levels = always(error), .after = recovery::keep, .fix = applicability::all,
   .summary = "Every movetext ends with a termination marker.",
   .message = "the game ends here without a termination marker",
   .explanation = "Each movetext has exactly one marker, and it comes last (section 8.2.6). "
                  "Without it nobody knows whether moves are missing; one popular tool drops such "
                  "games, others join them to the next one.",
   .wrong = "1. e4 e5",
   .right = "1. e4 e5 *",
   .help = "Add `1-0`, `0-1`, `1/2-1/2` or `*`, the same as in the Result tag."},

  {.id = rule::termination_short_draw, .name = "termination-short-draw", .group = 8,
   .section = "PGN 8.2.6", .decisions = "D63, D108",
   .levels = always(error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A draw is written `1/2-1/2` in full.",
   .message = "draw marker `{}` is shortened",
   .explanation = "Section 8.2.6 lists four markers, and the draw has both halves. Some readers "
                  "complete the short form, some skip it and then miss the end of the game.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1/2-1/2"]\n\n1. e4 1/2\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1/2-1/2"]\n\n1. e4 1/2-1/2\n)",
   .help = "Write `1/2-1/2`."},

  {.id = rule::termination_bad_form, .name = "termination-bad-form", .group = 8,
   .section = "PGN 8.2.6", .decisions = "D63, D108, D109",
   .levels = always(error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A termination marker is spelled with the digit zero, an ASCII hyphen and no blanks, "
              "apart from the last move.",
   .message = "`{}` is a misspelled termination marker",
   .explanation = "Section 8.2.6 spells out the four markers and warns that the zero is not the "
                  "letter O. Dashes and half signs come from word processors; readers take the "
                  "text for a move or miss the end of the game.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1-0"]\n\n1. e4 1-O\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "1-0"]\n\n1. e4 1-0\n)",
   .help = "Write `1-0`, `0-1`, `1/2-1/2` or `*`."},

  {.id = rule::termination_repeated, .name = "termination-repeated", .group = 8,
   .section = "PGN 8.2.6", .decisions = "D62", .levels = always(error), .after = recovery::drop,
   .fix = applicability::safe,
   .summary = "A marker is not followed by another marker.",
   .message = "a second termination marker `{}` follows the first",
   .explanation = "A movetext has exactly one marker (section 8.2.6). A second one belongs to no "
                  "game, or makes an empty game without tags, which some readers then count.",
   .wrong = "1. e4 * *",
   .right = "1. e4 *",
   .help = "Delete one of the two markers."},

  {.id = rule::movetext_after_termination, .name = "movetext-after-termination", .group = 8,
   .section = "PGN 8, 8.2.6", .decisions = "D62, D145",
   .levels = import_export(warning, error), .after = recovery::keep,
   .summary = "What follows a termination marker is the tag section of the next game.",
   .message = "moves follow the termination marker of the game before",
   .explanation = "The marker ends the game (section 8.2.6), so this movetext is a new game "
                  "without tags, which import format allows (section 8.1). Here nothing sets it "
                  "apart: no empty line, nor the number 1 at the start of a line. More often a "
                  "marker stands in the wrong place; some readers append the moves to the "
                  "finished game.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 * 1. d4 *\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n[Event "?"]\n[Site "?"]\n)"
            R"([Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n)"
            R"(1. d4 *\n)",
   .help = "Delete the marker in the middle, or add the tag section of the second game."},

  {.id = rule::termination_in_rav, .name = "termination-in-rav", .group = 8,
   .section = "PGN 8.2.6, 18", .decisions = "D59, D110",
   .levels = always(error), .after = recovery::drop, .fix = applicability::all,
   .summary = "No termination marker stands inside parentheses.",
   .message = "termination marker `{}` stands inside a variation",
   .explanation = "A movetext has one marker, and it comes last (section 8.2.6); the formal "
                  "syntax has none inside a variation (section 18). Programs that export an "
                  "analysis as a game leave it there, and others end the game at it.",
   .wrong = "1. e4 (1. d4 *) *",
   .right = "1. e4 (1. d4) *",
   .help = "Delete the marker; say in a comment how the variation would end."},

  {.id = rule::result_tag_mismatch, .name = "result-tag-mismatch", .group = 8,
   .section = "PGN 8.1.1.7, 8.2.6", .decisions = "D64, D108",
   .levels = always(error), .after = recovery::keep, .fix = applicability::all,
   .summary = "The termination marker equals the value of the Result tag.",
   .message = "the game ends with `{}`, which is not the value of its Result tag",
   .explanation = "The two are always exactly the same (sections 8.1.1.7 and 8.2.6). If they "
                  "differ, one of them is wrong, and programs disagree which to believe; "
                  "strictpgn chooses neither.",
   .wrong = "1. e4 1-0",
   .right = "1. e4 *",
   .help = "Find out how the game ended and correct the marker or the tag."},

  {.id = rule::movetext_empty, .name = "movetext-empty", .group = 8,
   .section = "PGN 18", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "A game has moves.",
   .message = "this game has no moves",
   .explanation = "The formal syntax allows a movetext of a marker alone (section 18), as for a "
                  "forfeited game. It may also be a game whose moves were lost.",
   .wrong = "*",
   .right = "1. e4 *",
   .help = "Add the moves if they are known; nothing is wrong if none were played."},

  {.id = rule::movetext_unknown_symbol, .name = "movetext-unknown-symbol", .group = 8,
   .section = "PGN 8.2, 18", .decisions = "D108, D109, D126",
   .levels = always(error), .after = recovery::drop,
   .summary = "Each symbol of the movetext is an integer, a move or a termination marker.",
   .message = "`{}` is no move, move number or termination marker",
   .explanation = "Movetext has no place for words (sections 8.2 and 18). The symbol may be a "
                  "remark without braces or a misspelled move; if it was a move, all that follow "
                  "are one ply off, and are only checked until the first contradiction.",
   .wrong = "1. e4 e5 novelty *",
   .right = "1. e4 e5 {novelty} *",
   .help = "Put a remark into braces, correct a misspelled move, or delete the symbol."},

  {.id = rule::movetext_unexpected_token, .name = "movetext-unexpected-token", .group = 8,
   .section = "PGN 18", .decisions = "D124", .levels = always(error), .after = recovery::drop,
   .summary = "No bracket stands in the movetext, except to begin the next tag section.",
   .message = "`{}` does not belong in the movetext",
   .explanation = "Brackets enclose tag pairs and occur nowhere else in the formal syntax "
                  "(section 18). In movetext they are left over from a damaged tag pair, or are "
                  "meant as parentheses.",
   .wrong = "1. e4 ] e5 *",
   .right = "1. e4 e5 *",
   .help = "Delete the bracket; variations stand in parentheses, remarks in braces."},

  {.id = rule::movetext_stray_period, .name = "movetext-stray-period", .group = 8,
   .section = "PGN 8.2.2", .decisions = "D54", .levels = always(error), .after = recovery::drop,
   .fix = applicability::safe,
   .summary = "A period follows only the integer of a move number indication.",
   .message = "this period follows no move number",
   .explanation = "A move number indication is an integer and its periods (section 8.2.2); a "
                  "period has no other use in movetext. Periods after moves come from text "
                  "written as prose.",
   .wrong = "1. e4 e5. *",
   .right = "1. e4 e5 *",
   .help = "Delete the period, or write the move number before it."},

  {.id = rule::move_number_glued, .name = "move-number-glued", .group = 8,
   .section = "PGN 7", .decisions = "D30", .levels = always(error), .after = recovery::drop,
   .fix = applicability::all,
   .summary = "A move number is separated from its move by a period or white space.",
   .message = "`{}` joins a move number and a move into one symbol",
   .explanation = "Symbols are as long as they can be, and digits and letters both belong to them "
                  "(section 7): number and move without a period are one symbol, which is no "
                  "move. Some readers split it, those that keep to the standard do not.",
   .wrong = "1e4 e5 *",
   .right = "1. e4 e5 *",
   .help = "Write a period and a space between the number and the move."},

  {.id = rule::move_number_wrong, .name = "move-number-wrong", .group = 8,
   .section = "PGN 8.2.2, 8.2.2.1", .decisions = "D54, D113, D150",
   .levels = always(error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A move number is the number of the move that follows it.",
   .message = "move number `{}` does not fit the move that follows",
   .explanation = "Numbers may be left out or repeated on import, but only as long as they are "
                  "correct (section 8.2.2.1). A wrong one is often the only trace of a missing or "
                  "doubled move. Counting starts with the number in the FEN tag, otherwise with 1. "
                  "Where all numbers of a game with a FEN tag count from 1, only the first is "
                  "reported, with the difference.",
   .wrong = "1. e4 e5 3. Nf3 *",
   .right = "1. e4 e5 2. Nf3 *",
   .help = "Correct the number, or find the move that is missing before it.",
   .modern = "Only an info where the numbers of the whole game begin at 1 after a FEN: "
             "cutechess, fastchess and many studies count so."},

  {.id = rule::move_number_dangling, .name = "move-number-dangling", .group = 8,
   .section = "PGN 8.2.2", .decisions = "D54, D113",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A move number is followed by a move.",
   .message = "no move follows move number `{}`",
   .explanation = "The number is that of the immediately following move (section 8.2.2). At the "
                  "end of a game or variation it mostly means that the last move was lost.",
   .wrong = "1. e4 e5 2. *",
   .right = "1. e4 e5 *",
   .help = "Delete the number, or add the move that should follow."},

  {.id = rule::move_number_repeated, .name = "move-number-repeated", .group = 8,
   .section = "PGN 8.2.2.1", .decisions = "D54, D113",
   .levels = import_export(info, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A move number is not given twice in a row.",
   .message = "move number `{}` is given twice in a row",
   .explanation = "Superfluous numbers are allowed on import if they are correct (section "
                  "8.2.2.1), but two in a row suggest that a move between them was lost.",
   .wrong = "1. 1. e4 *",
   .right = "1. e4 *",
   .help = "Delete one of the two numbers, or add the move between them."},

  {.id = rule::move_number_leading_zero, .name = "move-number-leading-zero", .group = 8,
   .section = "PGN 8.2.2.2 derived", .decisions = "",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A move number has no leading zeros.",
   .message = "move number `{}` has a leading zero",
   .explanation = "Export format forms the number from the integer of the move (section 8.2.2.2). "
                  "Zeros in front are not needed for sorting here and confuse readers that look "
                  "for castling or results written with a zero.",
   .wrong = "01. e4 *",
   .right = "1. e4 *",
   .help = "Delete the leading zeros."},

  {.id = rule::move_number_period_style, .name = "move-number-period-style", .group = 8,
   .section = "PGN 8.2.2.1-2", .decisions = "D54",
   .levels = import_export(info, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A move number has one period before a White move and three before a Black move.",
   .message = "move number `{}` has the wrong number of periods for its move",
   .explanation = "Import format takes any number of periods (section 8.2.2.1). Export format "
                  "uses them to show the side: one for White, three for Black (section 8.2.2.2), "
                  "so the wrong number misleads the eye.",
   .wrong = "1... e4 *",
   .right = "1. e4 *",
   .help = "Write one period before a move of White, three before a move of Black."},

  {.id = rule::move_number_split_periods, .name = "move-number-split-periods", .group = 8,
   .section = "PGN 8.2.2.1", .decisions = "D54",
   .levels = import_export(info, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "No white space stands inside a move number indication.",
   .message = "white space splits move number `{}`",
   .explanation = "Section 8.2.2.1 tolerates white space between the digits and the periods on "
                  "import. Export format appends the periods directly, and some readers do not "
                  "connect a period that stands alone.",
   .wrong = "1 . e4 *",
   .right = "1. e4 *",
   .help = "Join the digits and the periods."},

  {.id = rule::rav_unclosed, .name = "rav-unclosed", .group = 8,
   .section = "PGN 8.2.5, 18", .decisions = "D60, D110",
   .levels = always(error), .after = recovery::keep,
   .summary = "Each left parenthesis has its right parenthesis before the game ends.",
   .message = "the variation opened here is never closed",
   .explanation = "A variation stands in a pair of parentheses (section 8.2.5). If the second one "
                  "is missing, the moves after it seem to belong to the variation; one popular "
                  "tool drops the game, another closes it silently.",
   .wrong = "1. e4 (1. d4 *",
   .right = "1. e4 (1. d4) *",
   .help = "Add the right parenthesis where the variation ends."},

  {.id = rule::rav_stray_close, .name = "rav-stray-close", .group = 8,
   .section = "PGN 18", .decisions = "D60", .levels = always(error), .after = recovery::drop,
   .summary = "Each right parenthesis closes a variation.",
   .message = "this `)` closes no variation",
   .explanation = "Parentheses come in pairs (section 18). One too many shows that a variation "
                  "was closed twice or that its beginning was lost, and with it perhaps the "
                  "reading of the moves before.",
   .wrong = "1. e4 ) e5 *",
   .right = "1. e4 e5 *",
   .help = "Delete the parenthesis, or add the one that opens the variation."},

  {.id = rule::rav_without_move, .name = "rav-without-move", .group = 8,
   .section = "PGN 8.2.5", .decisions = "D55", .levels = always(error), .after = recovery::keep,
   .summary = "A variation stands after a move of the same line, which it replaces.",
   .message = "this variation stands before any move it could replace",
   .explanation = "A variation is played by first taking back the move immediately before it "
                  "(section 8.2.5). At the start of a game or of another variation there is none, "
                  "and some readers play its moves as moves of the game.",
   .wrong = "(1. d4) 1. e4 *",
   .right = "1. e4 (1. d4) *",
   .help = "Move the variation after the move to which it is the alternative."},

  {.id = rule::rav_empty, .name = "rav-empty", .group = 8,
   .section = "PGN 8.2.5", .decisions = "D56", .levels = always(error), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "A variation contains at least one move.",
   .message = "this variation contains no move",
   .explanation = "Section 8.2.5 asks for one or more moves; the formal syntax of section 18 "
                  "would allow none, but the prose is more specific. Empty parentheses appear "
                  "when a program strips moves or splits a promotion written in parentheses.",
   .wrong = "1. e4 () *",
   .right = "1. e4 *",
   .help = "Delete the parentheses; a remark belongs in braces."},

  {.id = rule::rav_same_first_move, .name = "rav-same-first-move", .group = 8,
   .section = "PGN 8.2.5 derived", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "A variation begins with another move than the one it replaces.",
   .message = "this variation begins with the move it should replace, or with that of a variation "
              "beside it",
   .explanation = "A variation is an alternative (section 8.2.5). One that begins with the same "
                  "move as the game, or as another variation at the same place, is not wrong but "
                  "repeats it; the difference comes later.",
   .wrong = "1. e4 (1. e4 e5) *",
   .right = "1. e4 (1. d4 d5) *",
   .help = "Put the variation after the first move that differs."},

  {.id = rule::suffix_invalid, .name = "suffix-invalid", .group = 8,
   .section = "PGN 8.2.3.8", .decisions = "D31", .levels = always(error), .after = recovery::keep,
   .summary = "A suffix annotation is one of `!`, `?`, `!!`, `!?`, `?!` and `??`.",
   .message = "`{}` is not one of the six suffix annotations",
   .explanation = "There are exactly six (section 8.2.3.8). Readers make the nearest of them out "
                  "of a longer one, or two, or reject the move.",
   .wrong = "1. e4!!! *",
   .right = "1. e4!! *",
   .help = "Use one of the six suffixes, or a comment for stronger feelings."},

  {.id = rule::suffix_repeated, .name = "suffix-repeated", .group = 8,
   .section = "PGN 8.2.3.8", .decisions = "D31, D109",
   .levels = always(error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A move has at most one suffix annotation.",
   .message = "`{}` is a second suffix on the same move",
   .explanation = "At most one suffix may appear for each move (section 8.2.3.8). Whether two "
                  "stand for both or for one written with a space is anyone's guess.",
   .wrong = "1. e4! ? *",
   .right = "1. e4!? *",
   .help = "Keep one suffix, or write both glyphs as numbers such as $1."},

  {.id = rule::suffix_detached, .name = "suffix-detached", .group = 8,
   .section = "PGN 8.2.3.8", .decisions = "D31",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A suffix annotation follows its move without white space.",
   .message = "white space stands between the move and its suffix `{}`",
   .explanation = "The suffix is the last part of the move symbol (section 8.2.3.8), so nothing "
                  "comes between them. Some readers take a detached suffix for a bad token; "
                  "export format has numbers instead.",
   .wrong = "1. e4 ! *",
   .right = "1. e4! *",
   .help = "Delete the white space before the suffix."},

  {.id = rule::suffix_without_move, .name = "suffix-without-move", .group = 8,
   .section = "PGN 8.2.3.8", .decisions = "", .levels = always(error), .after = recovery::drop,
   .summary = "A suffix annotation follows a move.",
   .message = "suffix `{}` follows no move",
   .explanation = "Suffixes annotate moves and are part of the move symbol (section 8.2.3.8). "
                  "After a number, a comment or a variation there is nothing that they could be "
                  "part of.",
   .wrong = "1. ! e4 *",
   .right = "1. e4! *",
   .help = "Write the suffix directly after its move."},

  {.id = rule::nag_before_move, .name = "nag-before-move", .group = 8,
   .section = "PGN 10", .decisions = "D32", .levels = always(warning), .after = recovery::keep,
   .summary = "A glyph from $1 to $9 follows the move that it rates.",
   .message = "glyph `{}` rates a move, but none stands before it",
   .explanation = "These nine annotate the move just played (section 10). At the start of a game "
                  "or variation no move has been played, and readers drop the glyph or give it to "
                  "another move. Glyphs from $10 on may stand there: they describe the position.",
   .wrong = "$1 1. e4 *",
   .right = "1. e4 $1 *",
   .help = "Write the glyph after its move."},

  {.id = rule::nag_repeated, .name = "nag-repeated", .group = 8,
   .section = "DF", .decisions = "", .levels = always(info), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "A move has each glyph once and at most one rating from $1 to $6.",
   .message = "glyph `{}` repeats or contradicts another one on this move",
   .explanation = "The standard sets no limit, but the same glyph twice says nothing more, and a "
                  "move that is both good and poor says nothing at all. It happens when files "
                  "annotated by two programs are merged.",
   .wrong = "1. e4 $1 $1 *",
   .right = "1. e4 $1 *",
   .help = "Delete the repeated or contradicting glyph."},

  {.id = rule::movetext_blank_line, .name = "movetext-blank-line", .group = 8,
   .section = "DF", .decisions = "D42",
   .levels = import_export(info, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "The movetext runs from its first element to its marker without an empty line.",
   .message = "an empty line interrupts the movetext",
   .explanation = "Import format is free with white space, but export format has an empty line "
                  "only after a section (section 8.2.1), and widely used readers end the game "
                  "there. The rest of the moves is then lost or becomes a second game.",
   .wrong = R"(1. e4\n\ne5 *)",
   .right = "1. e4 e5 *",
   .help = "Delete the empty line."},

  {.id = rule::draw_offer_mark, .name = "draw-offer-mark", .group = 8,
   .section = "LAWS C, DF", .decisions = "", .levels = always(error), .after = recovery::drop,
   .summary = "An offer of a draw is not marked in the movetext.",
   .message = "`{}` is a mark of the score sheet, not of PGN",
   .explanation = "Appendix C of the Laws has players write (=) on the score sheet when a draw is "
                  "offered. PGN has no such token: the parentheses read as a variation without "
                  "moves.",
   .wrong = "1. e4 (=) e5 *",
   .right = "1. e4 {draw offered} 1... e5 *",
   .help = "Say in a comment that a draw was offered, or delete the mark."},
};
// clang-format on

}  // namespace strictpgn::rows
