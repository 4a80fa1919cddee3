// Group 7 of the contract: values about how the game began, went and ended (PGN 9.7 to 9.9), about
// its clocks and its variant.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info game_values_rules[] = {
  {.id = rule::setup_value, .name = "setup-value", .group = 7,
   .section = "PGN 9.7.1", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = fixability::all,
   .summary = "A SetUp is `0` or `1`.",
   .message = "set-up status `{}` is neither 0 nor 1",
   .explanation = "Section 9.7.1 defines two values: 0 for the usual initial array, 1 for the "
                  "position in the FEN tag. From any other value a reader cannot tell where the "
                  "game begins.",
   .wrong = R"([SetUp "2"])",
   .right = R"([SetUp "0"])",
   .help = "Write `1` if there is a FEN tag, otherwise `0` or delete the tag pair."},

  {.id = rule::setup_missing, .name = "setup-missing", .group = 7,
   .section = "PGN 9.7.1", .decisions = "D50, D108, D134",
   .levels = unless_reduced(always(error)), .after = recovery::keep, .fix = fixability::all,
   .summary = "A game that starts from a FEN position has a SetUp tag.",
   .message = "a FEN tag stands here without a SetUp tag",
   .explanation = "The SetUp tag must appear for a game that starts from a set-up position "
                  "(section 9.7.1). It is left out so often that many readers accept it, but a "
                  "program that looks at SetUp alone plays the moves from the initial array.",
   .wrong = R"([FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"])",
   .right = R"([FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"])",
   .help = "Add [SetUp \"1\"]."},

  {.id = rule::setup_without_fen, .name = "setup-without-fen", .group = 7,
   .section = "PGN 9.7.1-2", .decisions = "D108, D134", .levels = always(error), .after = recovery::keep,
   .summary = "SetUp `1` comes with a FEN tag.",
   .message = "the SetUp tag says that a position was set up, but there is no FEN tag",
   .explanation = "With the value 1 a FEN tag pair is required (sections 9.7.1 and 9.7.2), since "
                  "nothing else says which position it was. The moves cannot be checked without "
                  "it.",
   .wrong = R"([SetUp "1"])",
   .right = R"([FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"])",
   .help = "Add the FEN tag with the position, or delete the SetUp tag if the game began from the "
           "initial array."},

  {.id = rule::setup_fen_conflict, .name = "setup-fen-conflict", .group = 7,
   .section = "PGN 9.7.1", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = fixability::all,
   .summary = "SetUp `0` does not come with a FEN tag of another position than the initial array.",
   .message = "the SetUp tag is 0 although the FEN tag gives another position",
   .explanation = "The value 0 says that the game began from the usual initial array (section "
                  "9.7.1), and the FEN tag says that it did not. Readers follow the one or the "
                  "other; strictpgn follows the FEN.",
   .wrong = R"([FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "0"])",
   .right = R"([FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"])",
   .help = "Write [SetUp \"1\"], or delete the FEN tag if the game began from the initial array."},

  {.id = rule::setup_fen_is_initial, .name = "setup-fen-is-initial", .group = 7,
   .section = "PGN 9.7.1 derived", .decisions = "",
   .levels = always(warning), .after = recovery::keep, .fix = fixability::all,
   .summary = "A set-up position differs from the initial array.",
   .message = "the set-up position is the usual initial array",
   .explanation = "SetUp 1 marks games that did not begin from the usual initial array (section "
                  "9.7.1), which this one did. Databases list it among the problems and leave it "
                  "out of opening statistics.",
   .wrong = R"([FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]\n[SetUp "1"])",
   .right = R"([SetUp "0"])",
   .help = "Delete the FEN tag and the SetUp tag."},

  {.id = rule::fen_tag_invalid, .name = "fen-tag-invalid", .group = 7,
   .section = "PGN 9.7.2, FEN 16.1", .decisions = "D118, D119",
   .levels = always(error), .after = recovery::give_up,
   .summary = "The value of the FEN tag is a FEN record whose position can be used.",
   .message = "the position of the FEN tag cannot be used",
   .explanation = "The FEN tag gives the starting position in Forsyth-Edwards Notation (sections "
                  "9.7.2 and 16.1). The finding beside this one says what is wrong with it; the "
                  "moves of the game are checked for their form only.",
   .wrong = R"([FEN "4k3/8/8/8/8/8/4P3/8 w - - 0 1"]\n[SetUp "1"])",
   .right = R"([FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"])",
   .help = "Correct the FEN record as the accompanying finding says."},

  {.id = rule::termination_tag_value, .name = "termination-tag-value", .group = 7,
   .section = "PGN 9.8.1", .decisions = "D51",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = fixability::all,
   .summary = "A Termination is one of the eight strings of the standard.",
   .message = "termination `{}` is not a string of the standard",
   .explanation = "Section 9.8.1 lists abandoned, adjudication, death, emergency, normal, rules "
                  "infraction, time forfeit and unterminated, all in lower case. Servers write "
                  "capitals or whole sentences, which no other program can search for.",
   .wrong = R"([Termination "Abandoned"])",
   .right = R"([Termination "abandoned"])",
   .help = "Use the string of the list that fits, in lower case."},

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

  {.id = rule::mode_value, .name = "mode-value", .group = 7,
   .section = "PGN 9.9.2", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "A Mode is one of the values that the standard gives as examples.",
   .message = "mode `{}` is not a known one",
   .explanation = "Section 9.9.2 names OTB, PM, EM, ICS and TC. They are examples, so other "
                  "values are not wrong, but programs know these five.",
   .wrong = R"([Mode "online"])",
   .right = R"([Mode "ICS"])",
   .help = "Use OTB (over the board), PM (paper mail), EM (electronic mail), ICS (chess server) "
           "or TC (telecommunication) if one of them fits."},

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

  {.id = rule::clock_tag_format, .name = "clock-tag-format", .group = 7,
   .section = "SUP 5.1", .decisions = "D99", .levels = always(warning), .after = recovery::keep,
   .summary = "A Clock is `W`, `B` or `N`, a slash and a time h:mm:ss.",
   .message = "clock `{}` is not of the form W/h:mm:ss",
   .explanation = "The supplement of 2001 (its section 5.1) lets the Clock tag of a game in "
                  "progress say whose clock runs, or that none does, and what it shows. Without "
                  "the letter a viewer does not know which clock to count down.",
   .wrong = R"([Clock "0:45:56"]\n[TimeControl "5400"])",
   .right = R"([Clock "W/0:45:56"]\n[TimeControl "5400"])",
   .help = "Write `W/` or `B/` for the running clock, or `N/` for none, and the time as h:mm:ss."},

  {.id = rule::clock_start_tag_format, .name = "clock-start-tag-format", .group = 7,
   .section = "SUP 6.1", .decisions = "D99", .levels = always(warning), .after = recovery::keep,
   .summary = "WhiteClock and BlackClock are times of the form h:mm:ss.",
   .message = "clock time `{}` is not of the form h:mm:ss",
   .explanation = "The supplement of 2001 (its section 6.1) gives with these tags what the clocks "
                  "showed at the start of the game. A bare number may be minutes or seconds.",
   .wrong = R"([TimeControl "5400"]\n[WhiteClock "67"])",
   .right = R"([TimeControl "5400"]\n[WhiteClock "1:07:00"])",
   .help = "Write hours, two digits for minutes and two for seconds, with colons between."},

  {.id = rule::timecontrol_missing_with_clocks,
   .name = "timecontrol-missing-with-clocks", .group = 7,
   .section = "SUP 3.1, 7", .decisions = "", .levels = unless_reduced(always(warning)), .after = recovery::keep,
   .summary = "A game with clock commands or clock tags has a TimeControl tag.",
   .message = "the game has clock times but no TimeControl tag",
   .explanation = "The supplement of 2001 (its sections 3.1 and 7) regards TimeControl as "
                  "mandatory beside clock times: without the time control, nobody can tell how "
                  "much time was used.",
   .wrong = R"([WhiteClock "1:07:00"])",
   .right = R"([TimeControl "5400"]\n[WhiteClock "1:07:00"])",
   .help = "Add a TimeControl tag; `?` if the time control is not known."},

  {.id = rule::variant_tag_value, .name = "variant-tag-value", .group = 7,
   .section = "DF", .decisions = "D102", .levels = always(info), .after = recovery::keep,
   .summary = "A Variant tag, if present, names a known kind of chess.",
   .message = "variant `{}` is not a known one; the game is checked as chess",
   .explanation = "The standard has no Variant tag; it comes from programs that also play other "
                  "games. Checked as chess are Standard, From Position, Chess960, and King of the "
                  "Hill and Three-check, which are won in one way more; an unknown name leaves open "
                  "whether the game is one of these, and it is taken for chess. Of other variants "
                  "see variant-unsupported. Capitals, blanks and hyphens make no difference.",
   .wrong = R"([Variant "Classic"])",
   .right = R"([Variant "Standard"])",
   .help = "Delete the tag for ordinary chess, or use a known name such as Standard, From "
           "Position or Chess960."},

  {.id = rule::variant_unsupported, .name = "variant-unsupported", .group = 7,
   .section = "PGN 8.2, DF", .decisions = "D102, D133",
   .levels = always(error), .after = recovery::give_up,
   .summary = "The game is chess or Chess960.",
   .message = "the moves of variant `{}` cannot be checked",
   .explanation = "PGN describes chess: the moves of a game are legal moves (section 8.2), and "
                  "the rules of other variants are outside the standard. Tags, comments, "
                  "variations and the end of the game are still checked. Whatever else stands "
                  "between white space is taken for a move, and nothing is said about it, nor "
                  "about numbers, position and result.",
   .wrong = R"([Variant "Crazyhouse"])",
   .right = R"([Variant "Standard"])",
   .help = "Keep games of other variants in files of their own, or correct the tag if the game is "
           "chess."},

  {.id = rule::variant_chess960_without_fen, .name = "variant-chess960-without-fen", .group = 7,
   .section = "DF", .decisions = "D92", .levels = unless_reduced(always(warning)), .after = recovery::keep,
   .summary = "A Chess960 game has the tags SetUp `1` and FEN.",
   .message = "a Chess960 game has no FEN tag with its starting position",
   .explanation = "Chess960 has 960 starting positions, and by common practice SetUp and FEN say "
                  "which one it is. Without them readers assume the usual array, and the moves "
                  "come out illegal.",
   .wrong = R"([Variant "Chess960"])",
   .right = R"([FEN "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1"]\n[SetUp "1"]\n)"
            R"([Variant "Chess960"])",
   .help = "Add [SetUp \"1\"] and a FEN tag with the starting position."},
};
// clang-format on

}  // namespace strictpgn::rows
