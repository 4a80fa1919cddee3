// Positions that a FEN can describe but chess cannot reach or play.
// The fragments are single FEN records. Tier 1 (a position that cannot be played) is given up,
// tiers 2 and 3 (unreachable or unusual) are kept.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info fen_position_rules[] = {
  {.id = rule::fen_king_count, .name = "fen-king-count", .group = 13,
   .section = "LAWS 2.2", .decisions = "D83, D118, D119",
   .levels = always(error), .after = recovery::give_up,
   .summary = "Each side has exactly one king.",
   .message = "there is not exactly one king of {}",
   .explanation = "Check, mate and castling are defined by the single king of each side (Laws "
                  "2.2), so without it, or with two, legal moves cannot be determined. Lessons "
                  "and problems show such diagrams, but no game can start from one.",
   .wrong = "8/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .help = "Place one white king and one black king."},

  {.id = rule::fen_pawn_on_back_rank, .name = "fen-pawn-on-back-rank", .group = 13,
   .section = "LAWS 3.7", .decisions = "D83, D118, D119",
   .levels = always(error), .after = recovery::give_up,
   .summary = "No pawn stands on the first or the eighth rank.",
   .message = "the pawn on `{}` stands on the first or the eighth rank",
   .explanation = "Pawns start in front of their pieces and are exchanged at once on the far rank "
                  "(Laws 3.7), so neither rank ever holds one. A program that moves such a pawn "
                  "on reaches beyond the board.",
   .wrong = "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
   .right = "4k3/7P/8/8/8/8/8/4K3 w - - 0 1",
   .help = "Move the pawn to another rank, or replace it by a piece."},

  {.id = rule::fen_opponent_in_check, .name = "fen-opponent-in-check", .group = 13,
   .section = "LAWS 3.9", .decisions = "D83, D118, D119",
   .levels = always(error), .after = recovery::give_up,
   .summary = "The side that is not to move is not in check.",
   .message = "the side that is not to move is in check",
   .explanation = "No player may leave their own king attacked (Laws 3.9), so the move before was "
                  "illegal, and the next one could take the king. In most cases the active color "
                  "is the wrong one.",
   .wrong = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
   .right = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1",
   .help = "Change the active color, or correct the pieces."},

  {.id = rule::fen_kings_adjacent, .name = "fen-kings-adjacent", .group = 13,
   .section = "LAWS 3.9", .decisions = "D83, D118, D119",
   .levels = always(error), .after = recovery::give_up,
   .summary = "The two kings do not stand on neighboring squares.",
   .message = "the two kings stand next to each other",
   .explanation = "A king attacks every square around it and may not step on an attacked one "
                  "(Laws 3.9), so no move can have brought the kings together. Each of them would "
                  "be in check, whoever is to move.",
   .wrong = "8/8/4k3/4K3/8/8/4P3/8 w - - 0 1",
   .right = "8/4k3/8/4K3/8/8/4P3/8 w - - 0 1",
   .help = "Move one of the kings away."},

  {.id = rule::fen_castling_impossible, .name = "fen-castling-impossible", .group = 13,
   .section = "FEN 16.1.3.3, LAWS 3.8", .decisions = "D91, D135",
   .levels = always(error), .after = recovery::keep, .fix = applicability::all,
   .summary = "A castling right has its king on e1 or e8 and its rook in the corner.",
   .message = "castling by `{}` lacks its king or rook on the original square",
   .explanation = "A right is lost for good when its king or rook has moved (section 16.1.3.3, "
                  "Laws 3.8), so it cannot exist without both at home. Some programs drop such a "
                  "right silently, others castle with a rook that is not there. It is dropped, and "
                  "the rest of the position counts. A field that fits an array of Chess960 is "
                  "chess960-castling-undeclared.",
   .wrong = "4k3/8/8/8/8/8/8/R3K3 w K - 0 1",
   .right = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
   .help = "Remove the letter, correct the pieces, or declare Chess960: a game by its Variant "
           "tag, records by --dialect."},

  {.id = rule::fen_ep_square_impossible, .name = "fen-ep-square-impossible", .group = 13,
   .section = "FEN 16.1.3.4", .decisions = "D83, D118, D119",
   .levels = always(error), .after = recovery::give_up,
   .summary = "An en passant target is a square that an enemy pawn can have passed just now.",
   .message = "no pawn can have passed over the en passant target `{}`",
   .explanation = "The pawn stands right in front of the target, and both the target and the "
                  "square the pawn came from are empty (section 16.1.3.4). Without that there was "
                  "no double advance, and a capture on the target would remove a pawn that is not "
                  "there.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 b - e3 0 1",
   .right = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
   .help = "Write `-`, or correct the pawns."},

  {.id = rule::fen_ep_square_missing, .name = "fen-ep-square-missing", .group = 13,
   .section = "FEN 16.1.3.4", .decisions = "D85, D127",
   .levels = always(warning), .after = recovery::none,
   .summary = "After a double advance of a pawn the en passant target is given.",
   .message = "the en passant target `{}` is missing after a double advance of a pawn",
   .explanation = "The standard gives the square whether or not a pawn can capture there (section "
                  "16.1.3.4); many programs give it only where one can. A single record does not "
                  "show the last move, so this is checked only where the moves are known: in a "
                  "comment of a game that is nothing but the record after a move, and where the "
                  "library compares a record with a position.",
   .wrong = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
   .right = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
   .help = "Name the square that the pawn passed over."},

  {.id = rule::fen_ep_halfmove, .name = "fen-ep-halfmove", .group = 13,
   .section = "FEN 16.1.3.4-5 derived", .decisions = "D83, D119",
   .levels = always(warning), .after = recovery::keep,
   .summary = "The halfmove clock is 0 if an en passant target is given.",
   .message = "the halfmove clock is `{}` although a pawn has just moved",
   .explanation = "A target square means that the last move was a pawn's, and every pawn move "
                  "sets the clock to 0 (sections 16.1.3.4 and 16.1.3.5). One of the two fields is "
                  "left over from another position.",
   .wrong = "4k3/8/8/8/4P3/8/8/4K3 b - e3 5 9",
   .right = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9",
   .help = "Set the clock to `0`, or the target to `-`."},

  {.id = rule::fen_halfmove_vs_fullmove, .name = "fen-halfmove-vs-fullmove", .group = 13,
   .section = "FEN 16.1.3.5-6 derived", .decisions = "D83, D119",
   .levels = always(warning), .after = recovery::keep,
   .summary = "The halfmove clock counts no more plies than have been played.",
   .message = "the halfmove clock `{}` counts more plies than the fullmove number allows",
   .explanation = "Before White's move N the game has had 2 x (N - 1) plies, and one more if "
                  "Black is to move; the clock cannot be ahead of that. Usually the fullmove "
                  "number was reset to 1 and the clock was not.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - 9 1",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 9 39",
   .help = "Correct the fullmove number or the clock."},

  {.id = rule::fen_halfmove_over_75, .name = "fen-halfmove-over-75", .group = 13,
   .section = "LAWS 9.6", .decisions = "D83, D119",
   .levels = always(warning), .after = recovery::keep,
   .summary = "The halfmove clock is at most 150.",
   .message = "the halfmove clock `{}` is beyond the draw limits of the Laws",
   .explanation = "After 75 moves by each side without pawn move or capture the game is drawn "
                  "without a claim (Laws 9.6), so no later position exists. Above 100 a draw "
                  "could have been claimed already, which is reported as information.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - 151 200",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - 100 200",
   .help = "Compare the clock with the game."},

  {.id = rule::fen_too_many_pawns, .name = "fen-too-many-pawns", .group = 13,
   .section = "LAWS 2.2", .decisions = "D83, D119",
   .levels = always(warning), .after = recovery::keep,
   .summary = "A side has at most eight pawns.",
   .message = "{} has more than eight pawns",
   .explanation = "Each side starts with eight pawns and never gains one (Laws 2.2). The position "
                  "can be played on, but no game leads to it; most likely a letter in the piece "
                  "placement is wrong.",
   .wrong = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
   .right = "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
   .help = "Correct the piece placement."},

  {.id = rule::fen_too_many_pieces, .name = "fen-too-many-pieces", .group = 13,
   .section = "LAWS 2.2", .decisions = "D83, D119",
   .levels = always(warning), .after = recovery::keep,
   .summary = "A side has at most sixteen pieces and pawns.",
   .message = "{} has more than sixteen pieces and pawns",
   .explanation = "Each side starts with sixteen and never gains any (Laws 2.2), so no game leads "
                  "to this position. A seventeenth is always a pawn too many or a promoted piece "
                  "without a missing pawn, so another finding may stand beside this one.",
   .wrong = "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 2",
   .right = "rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b KQkq - 0 1",
   .help = "Correct the piece placement."},

  {.id = rule::fen_too_many_promoted, .name = "fen-too-many-promoted", .group = 13,
   .section = "LAWS 3.7.5", .decisions = "D83, D119",
   .levels = always(warning), .after = recovery::keep,
   .summary = "A side has no more promoted pieces than missing pawns.",
   .message = "{} has more promoted pieces than missing pawns",
   .explanation = "A second queen, a third rook or knight, and a second bishop on squares of one "
                  "color were pawns once (Laws 3.7.5). There cannot be more of them than pawns "
                  "gone from the board.",
   .wrong = "4k3/8/8/8/8/8/PPPPPPPP/Q3K2Q w - - 0 1",
   .right = "4k3/8/8/8/8/8/PPPPPPP1/Q3K2Q w - - 0 1",
   .help = "Correct the piece placement."},

  {.id = rule::fen_too_many_checkers, .name = "fen-too-many-checkers", .group = 13,
   .section = "LAWS derived", .decisions = "D83, D119",
   .levels = always(warning), .after = recovery::keep,
   .summary = "A king is in check from at most two pieces.",
   .message = "the king is in check from more than two pieces",
   .explanation = "A check comes from the piece that moved and from lines that its move opened, "
                  "and no move of chess brings about three attackers together. The position can "
                  "be played, since only king moves are legal in it.",
   .wrong = "Q3k3/8/5N2/8/8/8/8/K3R3 b - - 0 1",
   .right = "4k3/8/5N2/8/8/8/8/K3R3 b - - 0 1",
   .help = "Correct the piece placement."},

  {.id = rule::fen_impossible_check, .name = "fen-impossible-check", .group = 13,
   .section = "LAWS derived", .decisions = "D83, D119",
   .levels = always(warning), .after = recovery::keep,
   .summary = "Two checking pieces stand as a single move can have placed them.",
   .message = "no single move can have brought about this check",
   .explanation = "Of two checking pieces one at least was uncovered by the last move, so it "
                  "works along a line; two knights or two pawns cannot stand so. With an en "
                  "passant target the check must come from the double advance of that pawn.",
   .wrong = "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
   .right = "4k3/8/5N2/8/8/8/8/4K3 b - - 0 1",
   .help = "Correct the piece placement or the en passant target."},

  {.id = rule::fen_pawn_structure_impossible, .name = "fen-pawn-structure-impossible", .group = 13,
   .section = "LAWS derived", .decisions = "D83, D119",
   .levels = always(off), .after = recovery::keep,
   .summary = "The pawns can have reached their files by the captures that were made.",
   .message = "the {} pawns cannot have reached their files with so few captures",
   .explanation = "A pawn changes its file only by capturing, so doubled pawns need missing enemy "
                  "pieces. The rule counts the captures needed at least; it matters to retrograde "
                  "analysis only and is off by default.",
   .wrong = "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 5",
   .right = "r1bqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 5",
   .help = "Compare the pawns with the pieces that are missing."},
};
// clang-format on

}  // namespace strictpgn::rows
