// The castling fields of X-FEN and Shredder-FEN (Chess960).
// The fragments are single FEN records in the dialect that the name of the rule begins with;
// castling-* and chess960-* rules go with shredder and xfen respectively.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info fen_dialects_rules[] = {
  {.id = rule::fen_dialect_castling, .name = "fen-dialect-castling", .group = 14,
   .section = "FEN 16.1.3.3", .decisions = "D90, D111",
   .levels = always(error), .after = recovery::keep,
   .summary = "Plain FEN writes castling availability with KQkq only.",
   .message = "castling availability `{}` uses file letters, which plain FEN does not have",
   .explanation = "File letters belong to X-FEN and Shredder-FEN, the notations of Chess960. A "
                  "reader of plain FEN refuses them or drops the rights, so a game that needs "
                  "them declares its variant. The letters are read as X-FEN.",
   .wrong = "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
   .right = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
   .help = "Write KQkq, or declare Chess960: a game by `[Variant \"Chess960\"]`, records by "
           "--dialect.",
   .modern = "Only an info in records: suites for Chess960 have Shredder-FEN, and it is read so."},

  {.id = rule::xfen_castling_no_rook, .name = "xfen-castling-no-rook", .group = 14,
   .section = "XFEN", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "An X-FEN castling right has its king on the back rank and its rook on the side or "
              "file it names.",
   .message = "the castling right `{}` finds no king or rook on the back rank",
   .explanation = "In X-FEN, K and Q mean the outermost rook on that side of the king and a file "
                  "letter means the rook on that file. Without these pieces the right has no "
                  "meaning, and the position is given up rather than changed in silence.",
   .wrong = "6k1/8/8/8/8/8/8/1R3K2 w K - 0 1",
   .right = "6k1/8/8/8/8/8/8/1R3K2 w Q - 0 1",
   .help = "Remove the right, or correct the pieces of the back rank."},

  {.id = rule::xfen_castling_needs_letter, .name = "xfen-castling-needs-letter", .group = 14,
   .section = "XFEN", .decisions = "D127", .levels = always(error), .after = recovery::keep,
   .summary = "In X-FEN the right of an inner rook is written with its file letter.",
   .message = "the castling right `{}` names the outermost rook where an inner one is meant",
   .explanation = "If another rook of the same color stands further out, K or Q means that one, "
                  "and the wrong rook would castle. A record alone does not show which was meant, "
                  "so this is checked only where the position is known: in a comment of a game "
                  "that is nothing but the record after a move, and where the library compares a "
                  "record with a position.",
   .wrong = "4k3/8/8/8/8/8/8/4K1RR w K - 0 1",
   .right = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1",
   .help = "Write the file letter of the castling rook."},

  {.id = rule::xfen_castling_superfluous_letter, .name = "xfen-castling-superfluous-letter",
   .group = 14, .section = "XFEN", .decisions = "D111",
   .levels = always(warning), .after = recovery::keep, .fix = applicability::all,
   .summary = "Beside K, Q, k or q, X-FEN names the outermost rook by these letters and not by "
              "its file.",
   .message = "the file letter `{}` names an outermost rook, which X-FEN writes as K, Q, k or q",
   .explanation = "X-FEN keeps the letters of FEN wherever they are enough, so that ordinary "
                  "positions read alike in both. A field of nothing but file letters is "
                  "Shredder-FEN and is accepted as such.",
   .wrong = "r3k2r/8/8/8/8/8/8/R3K2R w HQkq - 0 1",
   .right = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
   .help = "Write K, Q, k or q for the outermost rook."},

  {.id = rule::xfen_ep_not_capturable, .name = "xfen-ep-not-capturable", .group = 14,
   .section = "XFEN", .decisions = "D85", .levels = always(warning), .after = recovery::keep,
   .summary = "X-FEN gives an en passant target only if an enemy pawn stands beside the pawn that "
              "advanced.",
   .message = "no pawn stands ready to capture on the en passant target `{}`",
   .explanation = "Plain FEN gives the target after every double advance, X-FEN only where a pawn "
                  "could take. A needless square makes equal positions look different, for "
                  "instance in a count of repetitions.",
   .wrong = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
   .right = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
   .help = "Write `-` for the en passant target."},

  {.id = rule::shredder_castling_syntax, .name = "shredder-castling-syntax", .group = 14,
   .section = "SHR", .decisions = "", .levels = always(error), .after = recovery::give_up,
   .summary = "Shredder-FEN castling availability is `-` or file letters of rooks, at most two "
              "per side.",
   .message = "castling availability `{}` is not written with the files of the rooks",
   .explanation = "Shredder-FEN always names the castling rooks by file, A to H for White and a "
                  "to h for Black. It does not have K, Q, k and q, and a reader that expects "
                  "files finds none.",
   .wrong = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
   .right = "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
   .help = "Write the file letters of the castling rooks, or `-`."},

  {.id = rule::shredder_castling_order, .name = "shredder-castling-order", .group = 14,
   .section = "SHR", .decisions = "D86", .levels = always(info), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "White's letters come first, and each side begins with the rook nearer to the "
              "h-file.",
   .message = "the castling letters `{}` are not in the usual order",
   .explanation = "No text settles the order in Shredder-FEN. Most programs begin with the "
                  "kingside as FEN does, some with the a-file; both are read, but only one can be "
                  "canonical.",
   .wrong = "r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 1",
   .right = "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
   .help = "Put White's letters first, and the rook nearer to the h-file first for each side."},

  {.id = rule::castling_two_rights_one_side, .name = "castling-two-rights-one-side", .group = 14,
   .section = "XFEN SHR derived", .decisions = "",
   .levels = always(error), .after = recovery::give_up,
   .summary = "A king has at most one castling right to each of its sides.",
   .message = "castling availability `{}` has two rights on the same side of a king",
   .explanation = "The king starts between its two rooks and castles with one of them to each "
                  "side. Two rights on one side mean that a letter, a rook or the king is in the "
                  "wrong place.",
   .wrong = "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1",
   .right = "4k3/8/8/8/8/8/8/4K1RR w H - 0 1",
   .help = "Keep the right that exists, or correct the place of the king."},

  {.id = rule::castling_king_not_on_back_rank, .name = "castling-king-not-on-back-rank",
   .group = 14, .section = "LAWS 3.8", .decisions = "",
   .levels = always(error), .after = recovery::give_up,
   .summary = "A king with castling rights stands on its back rank.",
   .message = "the castling right `{}` belongs to a king that is not on its back rank",
   .explanation = "A king that has moved has lost its rights (Laws 3.8), and all kings start on "
                  "the first or the eighth rank, in Chess960 too. The rights therefore contradict "
                  "the position.",
   .wrong = "4k3/8/8/8/8/8/4K3/7R w H - 0 1",
   .right = "4k3/8/8/8/8/8/8/4K2R w H - 0 1",
   .help = "Remove the rights of this side, or put its king back."},

  {.id = rule::castling_dialect_mixed, .name = "castling-dialect-mixed", .group = 14,
   .section = "DF", .decisions = "D90", .levels = always(warning), .after = recovery::keep,
   .summary = "A castling field is written in one dialect.",
   .message = "castling availability `{}` mixes the letters of two dialects",
   .explanation = "X-FEN itself may set file letters beside K and Q, but Shredder-FEN has file "
                  "letters only. A mixture was put together by hand or by two programs, and a "
                  "strict reader of Shredder-FEN refuses it.",
   .wrong = "r3k2r/8/8/8/8/8/8/R3K2R w KAkq - 0 1",
   .right = "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
   .help = "Write all the rights as file letters."},

  {.id = rule::chess960_start_array, .name = "chess960-start-array", .group = 14,
   .section = "LAWS guidelines II", .decisions = "D92",
   .levels = always(info), .after = recovery::keep,
   .summary = "In a Chess960 start array the king stands between the rooks, the bishops stand on "
              "both colors and the sides mirror each other.",
   .message = "the pieces do not form a Chess960 start array",
   .explanation = "With all castling rights at move 1 the position claims to be a start array, "
                  "and the guidelines of the Laws for Chess960 allow only 960 of them. This one "
                  "was probably mistyped.",
   .wrong = "nrqkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1",
   .right = "nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1",
   .help = "Set up one of the 960 arrays, with Black as the mirror image of White."},
};
// clang-format on

}  // namespace strictpgn::rows
