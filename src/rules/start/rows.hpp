// The position that a game starts from, and its variant (PGN 9.7).
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info start_rules[] = {
  {.id = rule::setup_value, .name = "setup-value", .group = 7,
   .section = "PGN 9.7.1", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = applicability::all,
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
   .levels = in_modern(info, unless_reduced(always(error))), .after = recovery::keep, .fix = applicability::all,
   .summary = "A game that starts from a FEN position has a SetUp tag.",
   .message = "a FEN tag stands here without a SetUp tag",
   .explanation = "The SetUp tag must appear for a game that starts from a set-up position "
                  "(section 9.7.1). It is left out so often that many readers accept it, but a "
                  "program that looks at SetUp alone plays the moves from the initial array.",
   .wrong = R"([FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"])",
   .right = R"([FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"])",
   .help = "Add [SetUp \"1\"].",
   .modern = "Seven of forty sources write the FEN tag alone, and no reader takes it amiss."},

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
   .fix = applicability::all,
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
   .levels = always(warning), .after = recovery::keep, .fix = applicability::all,
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
   .levels = in_modern(warning, always(error)), .after = recovery::give_up,
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
           "chess.",
   .modern = "lichess and chess.com export games of other variants with everything else; that "
             "their moves are not checked is worth a warning."},

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
