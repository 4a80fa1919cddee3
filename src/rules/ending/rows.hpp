// How a game ended, as its tags say it (PGN 8.1.1.7, 9.8.1, 9.9.3).
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info ending_rules[] = {
  {.id = rule::result_tag_value, .name = "result-tag-value", .group = 7,
   .section = "PGN 8.1.1.7", .decisions = "D63, D108, D129",
   .levels = always(error), .after = recovery::keep, .fix = applicability::all,
   .summary = "A Result is exactly `1-0`, `0-1`, `1/2-1/2` or `*`.",
   .message = "result `{}` is not one of 1-0, 0-1, 1/2-1/2 and *",
   .explanation = "Section 8.1.1.7 admits four values, written with the digit zero. A shortened "
                  "draw, a letter O, a word or nothing at all leaves readers without a result.",
   .wrong = R"([Result "?"])",
   .right = R"([Result "*"])",
   .help = "Write `1-0`, `0-1`, `1/2-1/2`, or `*` for a game without a known result."},

  {.id = rule::termination_tag_value, .name = "termination-tag-value", .group = 7,
   .section = "PGN 9.8.1", .decisions = "D51",
   .levels = in_modern(info, import_export(warning, error)), .after = recovery::keep, .fix = applicability::all,
   .summary = "A Termination is one of the eight strings of the standard.",
   .message = "termination `{}` is not a string of the standard",
   .explanation = "Section 9.8.1 lists abandoned, adjudication, death, emergency, normal, rules "
                  "infraction, time forfeit and unterminated, all in lower case. Servers write "
                  "capitals or whole sentences, which no other program can search for.",
   .wrong = R"([Termination "Abandoned"])",
   .right = R"([Termination "abandoned"])",
   .help = "Use the string of the list that fits, in lower case.",
   .modern = "lichess writes `Normal` and `Time forfeit`, chess.com a sentence, and TCEC the "
             "name of its rule."},

  {.id = rule::termination_tag_conflict, .name = "termination-tag-conflict", .group = 7,
   .section = "PGN 9.8.1 derived", .decisions = "",
   .levels = always(warning), .after = recovery::keep,
   .summary = "The Termination fits the Result.",
   .message = "termination `{}` does not fit the Result tag",
   .explanation = "An unterminated game has no result yet, so its Result is `*`; a game that "
                  "ended normally, by death, by infraction of the rules or on time has one "
                  "(sections 8.1.1.7 and 9.8.1). One of the two tags is wrong.",
   .wrong = R"([Termination "normal"])",
   .right = R"([Termination "unterminated"])",
   .help = "Correct the Termination or the Result."},

  {.id = rule::plycount_format, .name = "plycount-format", .group = 7,
   .section = "PGN 9.9.3", .decisions = "D108", .levels = always(error), .after = recovery::keep,
   .summary = "A PlyCount is one unsigned integer.",
   .message = "ply count `{}` is not a number",
   .explanation = "PlyCount takes a single integer, the number of ply in the game (section "
                  "9.9.3). Anything else cannot be compared with the moves.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n[PlyCount "one"]\n\n1. e4 *\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n[PlyCount "1"]\n\n1. e4 *\n)",
   .help = "Write the number of moves of both sides in digits, or delete the tag pair."},

  {.id = rule::plycount_mismatch, .name = "plycount-mismatch", .group = 7,
   .section = "PGN 9.9.3", .decisions = "D108", .levels = always(error), .after = recovery::keep,
   .summary = "The PlyCount equals the number of moves of both sides on the mainline.",
   .message = "ply count `{}` is not the number of moves played",
   .explanation = "PlyCount gives the number of ply in the game (section 9.9.3). A different "
                  "number means that moves were lost or added, or that the tag was copied from "
                  "another game.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n[PlyCount "2"]\n\n1. e4 *\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n[PlyCount "1"]\n\n1. e4 *\n)",
   .help = "Count the moves of both sides, variations left out, and correct the tag; or find the "
           "missing moves."},
};
// clang-format on

}  // namespace strictpgn::rows
