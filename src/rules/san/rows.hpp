// SAN form and canonicity (PGN 8.2.3).
// The fragments are movetext for a game with the bare seven tag roster, or tag pairs and movetext.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info san_rules[] = {
  {.id = rule::san_syntax, .name = "san-syntax", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "D102, D109",
   .levels = always(error), .after = recovery::drop,
   .summary = "A move is written in Standard Algebraic Notation: piece letter, disambiguation, "
              "capture sign, destination, promotion, check sign, or else castling.",
   .message = "`{}` looks like a move but has the form of no SAN move",
   .explanation = "The symbol names a square or resembles castling, so a move was probably meant, "
                  "but SAN builds no move this way: there is no rank 9, for instance, and no "
                  "piece drop. Which move was played cannot be known, so the rest of its sequence "
                  "is read without being checked against the board.",
   .wrong = "1. e4 e9 *",
   .right = "1. e4 e5 *",
   .help = "Write the move as SAN, in a form such as `e5`, `Nbd7`, `exd5`, `e8=Q` or `O-O`."},

  {.id = rule::san_piece_lowercase, .name = "san-piece-lowercase", .group = 9,
   .section = "PGN 8.2.3.2, 8.2.3.7", .decisions = "D70",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "Piece letters are upper case.",
   .message = "the piece letter of `{}` is in lower case",
   .explanation = "Case carries meaning in SAN: `b` is the b-file and `B` is a bishop. The other "
                  "piece letters can be recognised in lower case, and readers may repair the case "
                  "on import (section 8.2.3.7), but some take `nf3` for the pawn move f3 and play "
                  "on from a wrong position.",
   .wrong = "1. nf3 *",
   .right = "1. Nf3 *",
   .help = "Write the piece letter in upper case: K, Q, R, B or N."},

  {.id = rule::san_piece_foreign, .name = "san-piece-foreign", .group = 9,
   .section = "PGN 8.2.3.2, 17", .decisions = "D70",
   .levels = always(error), .after = recovery::drop,
   .summary = "Piece letters are the English ones: K, Q, R, B and N.",
   .message = "the move `{}` has a piece letter of another language",
   .explanation = "Section 17 of the standard lists the letters of other languages for display on "
                  "the user's own screen, never for files. They cannot be told apart safely: `R` "
                  "is a rook in English but the king in French, Italian and Spanish. So nothing "
                  "is guessed and the move is not played. Only who knows the language can have "
                  "such games translated, each as a whole: `check --fix --pieces de`.",
   .wrong = "1. e4 Sf6 *",
   .right = "1. e4 Nf6 *",
   .help = "Translate the piece letter to K, Q, R, B or N; where the language is known, "
           "`check --fix --pieces` does (German: --pieces de)."},

  {.id = rule::san_figurine, .name = "san-figurine", .group = 9,
   .section = "PGN 8.2.3, 4.1", .decisions = "D70, D109",
   .levels = always(error), .after = recovery::drop, .fix = applicability::all,
   .summary = "Pieces are named by letters, not by chess symbols.",
   .message = "the move `{}` names its piece by a figurine",
   .explanation = "Figurine notation is SAN with pictures of the pieces, made for print (section "
                  "8.2.3). The pictures are not in the Latin-1 character set, and no byte above "
                  "127 may stand outside strings and comments (section 4.1), so most readers lose "
                  "the piece or the whole move.",
   .wrong = R"(1. e4 \xE2\x99\x9Ef6 *)",
   .right = "1. e4 Nf6 *",
   .help = "Replace the figurine by the letter K, Q, R, B or N."},

  {.id = rule::san_pawn_letter, .name = "san-pawn-letter", .group = 9,
   .section = "PGN 8.2.3.2", .decisions = "D70",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A pawn move carries no piece letter.",
   .message = "the pawn move `{}` carries the letter P",
   .explanation = "The standard has the letter P for pawns in other places and keeps it out of "
                  "exported moves; import software may tolerate it (section 8.2.3.2). Elsewhere "
                  "it misleads: in Dutch the P is the knight, and a reader that knows Dutch "
                  "letters plays a knight move.",
   .wrong = "1. Pe4 *",
   .right = "1. e4 *",
   .help = "Remove the P."},

  {.id = rule::san_square_case, .name = "san-square-case", .group = 9,
   .section = "PGN 8.2.3.1", .decisions = "",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A square is a lower case file letter and a rank digit.",
   .message = "the square in `{}` has an upper case file letter",
   .explanation = "Squares run from a1 to h8 in lower case (section 8.2.3.1); capitals belong to "
                  "pieces. A reader that goes by case takes the `B` of `B4` for a bishop and "
                  "finds no such move.",
   .wrong = "1. e4 E5 *",
   .right = "1. e4 e5 *",
   .help = "Write the file letter in lower case."},

  {.id = rule::san_missing_capture, .name = "san-missing-capture", .group = 9,
   .section = "PGN 8.2.3.3, 8.2.3.7", .decisions = "D71",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A capture, en passant included, has an `x` just before the destination.",
   .message = "the move `{}` captures but has no `x`",
   .explanation = "A reader may insert the sign on import, because the board shows that something "
                  "is taken (section 8.2.3.7). A program that compares the text with its own "
                  "spelling of the legal moves finds no match, and a person reading the moves "
                  "misses the capture.",
   .wrong = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bc6 *",
   .right = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 *",
   .help = "Insert `x` before the destination.",
   .modern = "Only an info in a record of EPD: suites made by hand leave the sign out."},

  {.id = rule::san_false_capture, .name = "san-false-capture", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "D71", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "An `x` is written only when the move captures.",
   .message = "the move `{}` has an `x` but captures nothing",
   .explanation = "The sign states a fact about the position, and here the destination is empty "
                  "and nothing is taken en passant. Either the sign is a slip or an earlier move "
                  "is wrong; the second possibility makes this an error even though the move "
                  "itself is certain.",
   .wrong = "1. e4 e5 2. Nxf3 *",
   .right = "1. e4 e5 2. Nf3 *",
   .help = "Remove the `x`, or correct the moves before this one."},

  {.id = rule::san_capture_bad_sign, .name = "san-capture-bad-sign", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "D76", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "The capture sign is the lower case letter `x`.",
   .message = "the capture `{}` is not written with a lower case `x`",
   .explanation = "Books also print `:`, `X`, a hyphen or a multiplication cross, but the "
                  "standard has one capture sign (section 8.2.3.3). Parsers stop at the others, "
                  "and a hyphen makes the move look like long algebraic notation.",
   .wrong = "1. d4 e5 2. d:e5 *",
   .right = "1. d4 e5 2. dxe5 *",
   .help = "Write a lower case `x` for the capture."},

  {.id = rule::san_pawn_capture_missing_file, .name = "san-pawn-capture-missing-file", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "A pawn capture begins with the file letter of the capturing pawn.",
   .message = "the pawn capture `{}` does not name the file of its pawn",
   .explanation = "The standard always includes the file letter, even where only one pawn can "
                  "capture (section 8.2.3.3). Without it a reader has to try every pawn, and with "
                  "pawns on both neighboring files the move has two meanings.",
   .wrong = "1. d4 e5 2. xe5 *",
   .right = "1. d4 e5 2. dxe5 *",
   .help = "Put the file letter of the capturing pawn first, as in `dxe5`."},

  {.id = rule::san_pawn_overspecified, .name = "san-pawn-overspecified", .group = 9,
   .section = "PGN 8.2.3.3-4", .decisions = "D73, D109",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A pawn move tells its origin only by the file letter, and only when it captures.",
   .message = "the pawn move `{}` tells more about its origin than it needs",
   .explanation = "Without a capture a pawn stays on its file, and a capture is settled by the "
                  "file letter alone, so no further letter or digit ever helps (sections 8.2.3.3 "
                  "and 8.2.3.4). Exported moves have one spelling only.",
   .wrong = "1. dd4 *",
   .right = "1. d4 *",
   .help = "Remove the superfluous file or rank."},

  {.id = rule::san_long_algebraic, .name = "san-long-algebraic", .group = 9,
   .section = "PGN 8.2.3.3, 8.2.3.6", .decisions = "D75, D109",
   .levels = always(error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "Moves are in SAN, not in long algebraic or engine notation.",
   .message = "the move `{}` is in long algebraic notation",
   .explanation = "Long algebraic (`e2-e4`) and engine notation (`e2e4`, `e7e8q`) name both "
                  "squares of every move. Section 8.2.3.6 mentions the former only as the "
                  "unnecessarily bulky predecessor of SAN, and neither is among the forms that "
                  "readers are advised to repair. The move is played if it is legal.",
   .wrong = "1. d2-d4 *",
   .right = "1. d4 *",
   .help = "Write the destination alone, with the piece letter and disambiguation that SAN asks "
           "for."},

  {.id = rule::san_ambiguous, .name = "san-ambiguous", .group = 9,
   .section = "PGN 8.2.3.4", .decisions = "D73", .levels = always(error), .after = recovery::drop,
   .summary = "The text of a move fits exactly one legal move.",
   .message = "the move `{}` fits more than one legal move",
   .explanation = "Several pieces of one type can legally go to this square, and nothing in the "
                  "text tells which one went; a check sign does not count (section 8.2.3.5). A "
                  "guess could silently change the game, so the rest of the sequence is not "
                  "checked against the board.",
   .wrong = "1. Nf3 Nf6 2. d3 d6 3. Nd2 *",
   .right = "1. Nf3 Nf6 2. d3 d6 3. Nbd2 *",
   .help = "Add the origin file after the piece letter; if that is not enough, the rank instead; "
           "if that fails too, the origin square."},

  {.id = rule::san_overdisambiguated, .name = "san-overdisambiguated", .group = 9,
   .section = "PGN 8.2.3.4", .decisions = "D73",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "Disambiguation is written only where another piece of the same type could legally "
              "go to the same square.",
   .message = "the move `{}` is disambiguated although only one piece can make it",
   .explanation = "Legal moves count, attacks do not: a pinned piece that may not go to the "
                  "square calls for no disambiguation (section 8.2.3.4). Most readers understand "
                  "the extra letters, but the game then has two spellings and no longer compares "
                  "equal to itself.",
   .wrong = "1. e4 e5 2. Ngf3 *",
   .right = "1. e4 e5 2. Nf3 *",
   .help = "Remove the file, rank or square after the piece letter.",
   .modern = "Only an info in a record of EPD: suites made by programs name the file or rank "
             "where it is not needed."},

  {.id = rule::san_disambiguation_not_minimal, .name = "san-disambiguation-not-minimal", .group = 9,
   .section = "PGN 8.2.3.4", .decisions = "D73",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "Disambiguation is the first that suffices of origin file, origin rank and origin "
              "square.",
   .message = "the disambiguation in `{}` is not the first that suffices",
   .explanation = "The standard fixes the order of the three steps (section 8.2.3.4): the file if "
                  "it tells the pieces apart, else the rank, else the square. Another choice "
                  "names the same move but is not canonical, so two programs write one game "
                  "differently.",
   .wrong = "1. Nf3 Nf6 2. d3 d6 3. N1d2 *",
   .right = "1. Nf3 Nf6 2. d3 d6 3. Nbd2 *",
   .help = "Use the origin file if it tells the pieces apart, else the rank, else the square.",
   .modern = "Only an info in a record of EPD: suites made by programs name the rank where the "
             "file would do."},

  {.id = rule::san_promotion_missing, .name = "san-promotion-missing", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "D74", .levels = always(error), .after = recovery::drop,
   .summary = "A pawn move to the last rank names the new piece.",
   .message = "the promotion `{}` does not name the new piece",
   .explanation = "A pawn may become a queen, rook, bishop or knight, and the move has to say "
                  "which (section 8.2.3.3). A queen is likely but not certain; none is assumed, "
                  "and the rest of the sequence is not checked against the board.",
   .wrong = R"([FEN "8/4P1k1/8/8/8/8/8/K7 w - - 0 1"]\n[SetUp "1"]\n\n1. e8 *)",
   .right = R"([FEN "8/4P1k1/8/8/8/8/8/K7 w - - 0 1"]\n[SetUp "1"]\n\n1. e8=Q *)",
   .help = "Append `=` and the letter of the new piece, as in `e8=Q`."},

  {.id = rule::san_promotion_missing_equals, .name = "san-promotion-missing-equals", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "D74",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "An `=` stands between the destination and the promotion piece.",
   .message = "the promotion `{}` has no `=` before the new piece",
   .explanation = "The form without the sign is common in books and older programs and leaves no "
                  "doubt about the move. The standard prescribes the equal sign (section "
                  "8.2.3.3), so exported games need it.",
   .wrong = R"([FEN "8/4P1k1/8/8/8/8/8/K7 w - - 0 1"]\n[SetUp "1"]\n\n1. e8Q *)",
   .right = R"([FEN "8/4P1k1/8/8/8/8/8/K7 w - - 0 1"]\n[SetUp "1"]\n\n1. e8=Q *)",
   .help = "Insert `=` before the letter of the new piece."},

  {.id = rule::san_promotion_bad_form, .name = "san-promotion-bad-form", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "D74", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "A promotion is written as `=` and an upper case piece letter.",
   .message = "the promotion `{}` is not written as `=` and an upper case letter",
   .explanation = "Parentheses, a slash and lower case letters are no part of a SAN promotion "
                  "(section 8.2.3.3). Parentheses do most harm: in `e8(Q)` many readers see a "
                  "move without promotion and then a variation with an unknown move.",
   .wrong = R"([FEN "8/4P1k1/8/8/8/8/8/K7 w - - 0 1"]\n[SetUp "1"]\n\n1. e8/Q *)",
   .right = R"([FEN "8/4P1k1/8/8/8/8/8/K7 w - - 0 1"]\n[SetUp "1"]\n\n1. e8=Q *)",
   .help = "Write `=` and the upper case letter of the new piece."},

  {.id = rule::san_promotion_bad_piece, .name = "san-promotion-bad-piece", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "", .levels = always(error), .after = recovery::drop,
   .summary = "A pawn promotes to a knight, bishop, rook or queen.",
   .message = "the promotion `{}` names a piece that a pawn cannot become",
   .explanation = "The standard lists exactly these four pieces (section 8.2.3.3): there is no "
                  "second king, and no pawn stays a pawn on the last rank. Which piece was meant "
                  "is unknown, so the move is not played.",
   .wrong = R"([FEN "8/4P1k1/8/8/8/8/8/K7 w - - 0 1"]\n[SetUp "1"]\n\n1. e8=K *)",
   .right = R"([FEN "8/4P1k1/8/8/8/8/8/K7 w - - 0 1"]\n[SetUp "1"]\n\n1. e8=Q *)",
   .help = "Write N, B, R or Q after the `=`."},

  {.id = rule::san_promotion_false, .name = "san-promotion-false", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "Only a pawn that reaches the last rank promotes.",
   .message = "the move `{}` names a promotion but is none",
   .explanation = "A promotion piece on any other move contradicts the board (section 8.2.3.3). "
                  "It is a typing error or a sign that the game went another way than the moves "
                  "before tell.",
   .wrong = "1. e4=Q *",
   .right = "1. e4 *",
   .help = "Remove the `=` and the piece letter, or correct the moves before this one."},

  {.id = rule::san_castling_zero, .name = "san-castling-zero", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "D68", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "Castling is written with the upper case letter O, not with the digit zero.",
   .message = "castling `{}` is written with zeros instead of the letter O",
   .explanation = "The standard gives its reason (section 8.2.3.3): a symbol that begins with a "
                  "digit looks like a move number or, as `0-0`, nearly like a result, while every "
                  "other move begins with a letter. Zeros come from printed books; many readers "
                  "accept them, strict ones lose the move.",
   .wrong = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *",
   .right = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *",
   .help = "Write `O-O` or `O-O-O` with the letter O."},

  {.id = rule::san_castling_bad_form, .name = "san-castling-bad-form", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "D68", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "Castling is exactly `O-O` or `O-O-O`.",
   .message = "castling `{}` is not written `O-O` or `O-O-O`",
   .explanation = "Lower case letters, missing hyphens and mixtures of letters and zeros occur, "
                  "but the standard has only the two spellings (section 8.2.3.3), and those are "
                  "all that a reader has to know. The move is played, since its meaning is "
                  "certain.",
   .wrong = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. o-o *",
   .right = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *",
   .help = "Write `O-O` for kingside and `O-O-O` for queenside castling."},

  {.id = rule::san_missing_check, .name = "san-missing-check", .group = 9,
   .section = "PGN 8.2.3.5, 8.2.3.7", .decisions = "D72",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A move that checks without mating ends in `+`.",
   .message = "the move `{}` gives check but has no `+`",
   .explanation = "The sign is part of canonical SAN (section 8.2.3.5), and readers may insert it "
                  "on import (section 8.2.3.7). Without it the move does not equal the text that "
                  "another program writes for the same move.",
   .wrong = "1. e4 e5 2. Bc4 d6 3. Bxf7 *",
   .right = "1. e4 e5 2. Bc4 d6 3. Bxf7+ *",
   .help = "Append `+` to the move.",
   .modern = "Only an info in a record of EPD: suites made by hand leave the mark out."},

  {.id = rule::san_missing_mate, .name = "san-missing-mate", .group = 9,
   .section = "PGN 8.2.3.5, 8.2.3.7", .decisions = "D72",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A move that mates ends in `#`.",
   .message = "the move `{}` mates but has no `#`",
   .explanation = "A mating move carries `#` in place of `+`, never both and never nothing "
                  "(section 8.2.3.5); readers may insert it on import. A search for mates by "
                  "their sign misses the game.",
   .wrong = "1. f3 e5 2. g4 Nc6 (2... Qh4+) *",
   .right = "1. f3 e5 2. g4 Nc6 (2... Qh4#) *",
   .help = "End the move in `#`.",
   .modern = "Only an info in a record of EPD: suites made by hand leave the mark out, or write "
             "that of a check."},

  {.id = rule::san_false_check, .name = "san-false-check", .group = 9,
   .section = "PGN 8.2.3.5", .decisions = "D72", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "A `+` is written only on a move that gives check.",
   .message = "the move `{}` has a `+` but gives no check",
   .explanation = "The sign states a fact about the position, and the king is not attacked. It is "
                  "a slip, or the moves before lead elsewhere than the writer thought.",
   .wrong = "1. e4 e5 2. Nf3+ *",
   .right = "1. e4 e5 2. Nf3 *",
   .help = "Remove the `+`, or correct the moves before this one."},

  {.id = rule::san_false_mate, .name = "san-false-mate", .group = 9,
   .section = "PGN 8.2.3.5", .decisions = "D72", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "A `#` is written only on a move that mates.",
   .message = "the move `{}` has a `#` but does not mate",
   .explanation = "The opponent is not in check or still has a legal answer, so the text "
                  "contradicts the board. The sign is often set by hand at the end of a game that "
                  "was in fact resigned.",
   .wrong = "1. e4 e5 2. Qh5# *",
   .right = "1. e4 e5 2. Qh5 *",
   .help = "Write `+` if the move gives check, and no sign if it does not."},

  {.id = rule::san_bad_check_form, .name = "san-bad-check-form", .group = 9,
   .section = "PGN 8.2.3.5", .decisions = "D72, D108",
   .levels = always(error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "Check and mate are marked by a single `+` or `#` and by nothing else.",
   .message = "the check or mate in `{}` is marked in a form that SAN does not have",
   .explanation = "Double check, discovered check and mate have no signs of their own (section "
                  "8.2.3.5). Forms such as `++`, `ch`, `dis` and `mate` belong to older "
                  "notations, and `++` has meant double check to some and mate to others.",
   .wrong = "1. e4 f6 2. Qh5++ *",
   .right = "1. e4 f6 2. Qh5+ *",
   .help = "Write one `+` for a check of any kind and `#` for mate."},

  {.id = rule::san_ep_suffix, .name = "san-ep-suffix", .group = 9,
   .section = "PGN 8.2.3.3", .decisions = "D69", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "An en passant capture is written like any other pawn capture.",
   .message = "the move `{}` has an en passant mark",
   .explanation = "The destination and the board show that the capture is en passant, and the "
                  "standard gives it no notation of its own (section 8.2.3.3). A mark set apart, "
                  "as in `exd6 e.p.`, breaks up into loose symbols and periods.",
   .wrong = "1. e4 a6 2. e5 d5 3. exd6ep *",
   .right = "1. e4 a6 2. e5 d5 3. exd6 *",
   .help = "Remove the en passant mark."},

  {.id = rule::san_drawing_mark, .name = "san-drawing-mark", .group = 9,
   .section = "PGN 8.2.3.5", .decisions = "", .levels = always(error), .after = recovery::keep,
   .summary = "A move carries no sign for a draw or a draw offer.",
   .message = "the move `{}` has a drawing mark",
   .explanation = "The standard excludes signs for drawing moves (section 8.2.3.5), and a `=` "
                  "after the destination reads like the beginning of a promotion. A draw shows in "
                  "the termination marker, and an offer can be told in a comment.",
   .wrong = "1. e4 e5 2. Nf3 Nf6= *",
   .right = "1. e4 e5 2. Nf3 Nf6 *",
   .help = "Remove the `=`; tell a draw offer in a comment."},

  {.id = rule::san_too_long, .name = "san-too-long", .group = 9,
   .section = "PGN 8.2.3.6 derived", .decisions = "D107",
   .levels = always(info), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A move has at most seven characters, its suffix annotation not counted.",
   .message = "the move `{}` has more than seven characters",
   .explanation = "The longest SAN moves are of the kind `Qa6xb7#` and `fxg1=Q+` (section "
                  "8.2.3.6), and programs may keep room for no more. A longer move always breaks "
                  "another rule too, which is reported beside this one.",
   .wrong = "1. e4 e5 2. Bc4 Nc6 3. Qh5 d6 (3... Nf6 4. Qxf7mate) *",
   .right = "1. e4 e5 2. Bc4 Nc6 3. Qh5 d6 (3... Nf6 4. Qxf7#) *",
   .help = "Put right what the accompanying finding names."},

  {.id = rule::move_null, .name = "move-null", .group = 9,
   .section = "PGN 8.2", .decisions = "D65, D109", .levels = always(error), .after = recovery::keep,
   .summary = "Every move is a move of chess; passing the turn is none.",
   .message = "the null move `{}` is no move of chess",
   .explanation = "Analysis programs write null moves to show a threat, but illegal moves have no "
                  "place in movetext (section 8.2). Readers differ widely: some pass the turn, "
                  "some drop the move and some the game. Here the turn is passed, so that the "
                  "moves behind it can be checked.",
   .wrong = "1. e4 -- 2. d4 *",
   .right = "1. e4 e6 2. d4 *",
   .help = "Show the threat in a comment or in a variation of legal moves.",
   .modern = "Only an info in a variation: ChessBase writes a plan or threat with `--` or `Z0` "
             "for the other side."},

  {.id = rule::move_illegal, .name = "move-illegal", .group = 9,
   .section = "PGN 8.2, 8.2.5", .decisions = "D108, D126",
   .levels = always(error), .after = recovery::drop,
   .summary = "Every move is legal in its position, in variations too.",
   .message = "the move `{}` is illegal",
   .explanation = "The standard keeps illegal moves out of movetext, though a comment may tell of "
                  "one (sections 8.2 and 8.2.5). The cause often lies earlier, such as a move "
                  "pair left out. The rest of this sequence is not checked against the board; the "
                  "line around a variation is.",
   .wrong = "1. e4 e5 2. Bc4 Bc5 3. O-O *",
   .right = "1. e4 e5 2. Bc4 Bc5 3. Nf3 *",
   .help = "Compare the moves with the score sheet, beginning a few moves before this one."},

  {.id = rule::move_after_game_end, .name = "move-after-game-end", .group = 9,
   .section = "LAWS 5.1.1, 5.2.1", .decisions = "D66",
   .levels = always(error), .after = recovery::drop,
   .summary = "No move follows checkmate or stalemate.",
   .message = "the move `{}` follows the end of the game",
   .explanation = "Checkmate and stalemate end the game at once (Laws 5.1.1, 5.2.1), and no move "
                  "is legal after them. Usual causes are two games run together and a wrong move "
                  "shortly before.",
   .wrong = "1. f3 e5 2. g4 Nc6 (2... Qh4# 3. a3) *",
   .right = "1. f3 e5 2. g4 Nc6 (2... Qh4#) *",
   .help = "Remove the moves after the end, or correct those before it."},
};
// clang-format on

}  // namespace strictpgn::rows
