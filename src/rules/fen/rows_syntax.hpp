// FEN syntax (FEN 16.1).
// The fragments are single FEN records.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info fen_syntax_rules[] = {
  {.id = rule::fen_field_count, .name = "fen-field-count", .group = 12,
   .section = "FEN 16.1, 16.1.3", .decisions = "D87",
   .levels = always(error), .after = recovery::give_up,
   .summary = "A FEN record has exactly six fields.",
   .message = "the FEN record `{}` does not have exactly six fields",
   .explanation = "Piece placement, active color, castling availability, en passant target, "
                  "halfmove clock and fullmove number are all required (section 16.1.3). Some "
                  "programs fill in missing ones, and the game gets other rights or move numbers "
                  "than were meant. Four fields alone are an EPD position.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - -",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Give all six fields; the last two are the halfmove clock and the fullmove number."},

  {.id = rule::fen_field_separator, .name = "fen-field-separator", .group = 12,
   .section = "FEN 16.1.3", .decisions = "D88", .levels = in_modern(info, always(error)), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "FEN fields are separated by one space each, with nothing before the first and "
              "after the last.",
   .message = "the fields of the record are not separated by exactly one space",
   .explanation = "The record is one line, with a single ASCII space between adjacent fields "
                  "(section 16.1.3). Tabs, doubled spaces and spaces at the end come from "
                  "copying, and readers that split at every space find empty fields.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w -  - 0 1",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Put one space between the fields, and remove all other white space.",
   .modern = "Blanks too many come from copying, and the fields can still be told apart."},

  {.id = rule::fen_bad_character, .name = "fen-bad-character", .group = 12,
   .section = "FEN 16.1.3, EPD 16.2.3", .decisions = "",
   .levels = always(error), .after = recovery::give_up,
   .summary = "FEN fields consist of printing ASCII characters.",
   .message = "the character `{}` is not a printing ASCII character",
   .explanation = "A position copied from a web page or a word processor may carry a long dash or "
                  "a no-break space that only looks like ASCII. The field then equals none of the "
                  "values permitted for it, so the position is given up.",
   .wrong = R"(4k3/8/8/8/8/8/4P3/4K3 w - \xE2\x80\x93 0 1)",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Retype the character; where a dash is meant it is the ASCII hyphen."},

  {.id = rule::fen_rank_count, .name = "fen-rank-count", .group = 12,
   .section = "FEN 16.1.3.1", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "Piece placement describes eight ranks, divided by seven solidi.",
   .message = "piece placement `{}` does not describe eight ranks",
   .explanation = "The ranks run from the eighth down to the first (section 16.1.3.1). With one "
                  "too few or too many nobody knows which of them is missing or doubled, so no "
                  "piece can be placed with certainty.",
   .wrong = "4k3/8/8/8/8/4P3/4K3 w - - 0 1",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Describe all eight ranks, and write `8` for an empty one."},

  {.id = rule::fen_rank_width, .name = "fen-rank-width", .group = 12,
   .section = "FEN 16.1.3.1", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "Each rank of the piece placement covers exactly eight squares.",
   .message = "a rank does not cover eight squares: {}",
   .explanation = "A piece letter stands for one square and a digit for that many empty ones, and "
                  "together they make eight (section 16.1.3.1). In a rank that is too short or "
                  "too long the pieces after the slip stand on unknown files.",
   .wrong = "4k4/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Correct the digits until the rank covers eight squares."},

  {.id = rule::fen_piece_letter, .name = "fen-piece-letter", .group = 12,
   .section = "FEN 16.1.3.1", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "Piece placement uses only the letters PNBRQK and pnbrqk, the digits 1 to 8 and the "
              "solidus.",
   .message = "the character `{}` is no piece letter, no digit from 1 to 8 and no solidus",
   .explanation = "Pieces have English letters, upper case for White and lower case for Black "
                  "(section 16.1.3.1). Letters of other languages, a `0` or `9`, and the `~` that "
                  "some programs put after promoted pieces are not FEN.",
   .wrong = "4k3/8/8/8/8/8/4S3/4K3 w - - 0 1",
   .right = "4k3/8/8/8/8/8/4N3/4K3 w - - 0 1",
   .help = "Use the English piece letters, and digits from 1 to 8 for empty squares."},

  {.id = rule::fen_adjacent_digits, .name = "fen-adjacent-digits", .group = 12,
   .section = "FEN 16.1.3.1 derived", .decisions = "D84",
   .levels = always(error), .after = recovery::keep, .fix = applicability::all,
   .summary = "A run of empty squares is written as one digit.",
   .message = "the run of empty squares `{}` is written with more than one digit",
   .explanation = "The digit counts contiguous empty squares, which means the whole run (section "
                  "16.1.3.1); otherwise `44` and `8` would be two spellings of one rank. The "
                  "position is clear, but some readers refuse it, and it no longer compares "
                  "equal.",
   .wrong = "4k3/8/8/8/8/44/4P3/4K3 w - - 0 1",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Add the digits up to a single one."},

  {.id = rule::fen_active_color, .name = "fen-active-color", .group = 12,
   .section = "FEN 16.1.3.2", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "The active color is `w` or `b`.",
   .message = "the active color `{}` is neither `w` nor `b`",
   .explanation = "The second field is one lower case letter and tells whose move it is (section "
                  "16.1.3.2). Without it no move can be checked, and a capital or a word is not "
                  "accepted in its place.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 W - - 0 1",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Write `w` if White is to move and `b` if Black is."},

  {.id = rule::fen_castling_syntax, .name = "fen-castling-syntax", .group = 12,
   .section = "FEN 16.1.3.3", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "Castling availability is `-` alone or one to four of the letters KQkq.",
   .message = "castling availability `{}` is neither `-` nor letters of KQkq",
   .explanation = "Each letter grants one right, and a hyphen alone says that there is none "
                  "(section 16.1.3.3); it does not stand for a single right that is missing. Any "
                  "other text leaves the rights open, and with them the legality of castling.",
   .wrong = "4k3/8/8/8/8/8/8/4K2R w K- - 0 1",
   .right = "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
   .help = "Write the letters of the rights that exist, or `-` if there are none."},

  {.id = rule::fen_castling_order, .name = "fen-castling-order", .group = 12,
   .section = "FEN 16.1.3.3", .decisions = "D86", .levels = always(error), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "The castling letters stand in the order K, Q, k, q.",
   .message = "the castling letters `{}` are not in the order KQkq",
   .explanation = "Upper case comes before lower case and kingside before queenside (section "
                  "16.1.3.3). The letter of a file stands where K, Q, k or q would, so behind K and before "
                  "Q. The rights are clear in any order, but equal positions then have "
                  "different texts, and some readers refuse the record.",
   .wrong = "r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1",
   .right = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
   .help = "Put the letters in the order K, Q, k, q."},

  {.id = rule::fen_castling_duplicate, .name = "fen-castling-duplicate", .group = 12,
   .section = "FEN 16.1.3.3 derived", .decisions = "D86",
   .levels = always(error), .after = recovery::keep,
   .summary = "No castling right is given twice.",
   .message = "castling availability `{}` gives a right twice",
   .explanation = "A right exists or not, so a second letter adds nothing (section 16.1.3.3). It "
                  "often stands where another letter was meant, for instance `KK` for `Kk`. In "
                  "X-FEN the letter of a file repeats K, Q, k or q where it names the same rook.",
   .wrong = "4k2r/8/8/8/8/8/8/4K2R w KK - 0 1",
   .right = "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1",
   .help = "Remove one of the letters, or write the one that was meant."},

  {.id = rule::fen_ep_syntax, .name = "fen-ep-syntax", .group = 12,
   .section = "FEN 16.1.3.4", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "The en passant target is `-` or a square on rank 3 or 6.",
   .message = "the en passant target `{}` is neither `-` nor a square on rank 3 or 6",
   .explanation = "The field names the square that the pawn passed over and not the one it went "
                  "to (section 16.1.3.4): after 1. e4 it is e3. No pawn can pass over a square of "
                  "another rank by a double advance.",
   .wrong = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e4 0 1",
   .right = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
   .help = "Name the square behind the pawn that has just advanced, or write `-`."},

  {.id = rule::fen_ep_rank, .name = "fen-ep-rank", .group = 12,
   .section = "FEN 16.1.3.4", .decisions = "", .levels = always(error), .after = recovery::keep,
   .summary = "The en passant target is on rank 3 if Black is to move and on rank 6 if White is.",
   .message = "the en passant target `{}` is on the wrong rank for the active color",
   .explanation = "The double advance was made by the side that is not to move, so the passed "
                  "square lies on that side's third rank (section 16.1.3.4). The active color or "
                  "the square is wrong; the square is disregarded.",
   .wrong = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c3 0 2",
   .right = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
   .help = "Correct the square or the active color."},

  {.id = rule::fen_halfmove_syntax, .name = "fen-halfmove-syntax", .group = 12,
   .section = "FEN 16.1.3.5", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "The halfmove clock is a decimal integer of digits only.",
   .message = "the halfmove clock `{}` is not a non-negative integer",
   .explanation = "The fifth field counts the plies since the last capture or pawn move (section "
                  "16.1.3.5). Unlike two of the fields before it, it has no hyphen for a missing "
                  "value, and a sign or fraction is no digit.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - - 1",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Write the number of plies, or `0` if it is not known."},

  {.id = rule::fen_fullmove_syntax, .name = "fen-fullmove-syntax", .group = 12,
   .section = "FEN 16.1.3.6", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "The fullmove number is a decimal integer of digits only.",
   .message = "the fullmove number `{}` is not a positive integer",
   .explanation = "The sixth field is the number of the next move (section 16.1.3.6), and the "
                  "move numbers of a game are checked against it. A period or a word does not "
                  "belong to the number.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Write the number in digits only, or `1` if it is not known."},

  {.id = rule::fen_integer_too_large, .name = "fen-integer-too-large", .group = 12,
   .section = "FEN 16.1.3.5-6 derived", .decisions = "D89",
   .levels = always(error), .after = recovery::keep,
   .summary = "Halfmove clock and fullmove number are at most 2147483647.",
   .message = "the number `{}` does not fit into 31 bits",
   .explanation = "The standard sets no bound, but most programs keep these numbers in 32-bit "
                  "integers with a sign, where a larger one becomes negative. It is read as "
                  "2147483647.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 2147483648",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 2147483647",
   .help = "Correct the number; no real game comes near this bound."},

  {.id = rule::fen_fullmove_zero, .name = "fen-fullmove-zero", .group = 12,
   .section = "FEN 16.1.3.6", .decisions = "D89", .levels = always(error), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "The fullmove number is positive.",
   .message = "the fullmove number `{}` is not positive",
   .explanation = "The first move of a game has the number 1 for both sides (section 16.1.3.6). "
                  "Records with 0 come from programs that count from zero or do not know the "
                  "number; it is read as 1.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Write `1` if the number is not known."},

  {.id = rule::fen_integer_leading_zero, .name = "fen-integer-leading-zero", .group = 12,
   .section = "FEN 16.1.3.5-6 derived", .decisions = "D89",
   .levels = always(warning), .after = recovery::keep, .fix = applicability::all,
   .summary = "Halfmove clock and fullmove number have no leading zeros.",
   .message = "the number `{}` has a leading zero",
   .explanation = "Leading zeros do not change the value, but equal positions then have different "
                  "texts, and some programs read `010` as an octal number.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 01",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Remove the leading zeros."},

  {.id = rule::fen_file_suffix, .name = "fen-file-suffix", .group = 12,
   .section = "FEN 16.1, EPD 16.2", .decisions = "",
   .levels = always(info), .after = recovery::keep,
   .summary = "The name of a file of FEN records ends in `.fen`, that of a file of EPD records in "
              "`.epd`.",
   .message = "the file name `{}` has not the suffix of its records",
   .explanation = "The standard recommends the two suffixes (sections 16.1 and 16.2). The formats "
                  "agree in their first four fields only, and programs tell by the suffix what "
                  "the rest of a line means.",
   .wrong = "positions.txt",
   .right = "positions.fen",
   .help = "Rename the file."},
};
// clang-format on

}  // namespace strictpgn::rows
