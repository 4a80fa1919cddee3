// The file as a whole (PGN 8, 11, 12).
// The fragments are whole files, or file names.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info files_rules[] = {
  {.id = rule::text_outside_game, .name = "text-outside-game", .group = 18,
   .section = "PGN 8, 18", .decisions = "D141",
   .levels = always(error), .after = recovery::drop,
   .summary = "Nothing but comments and escape lines stands before, between and after games.",
   .message = "tokens that belong to no game: `{}`",
   .explanation = "A database is a sequence of games (sections 8 and 18): tag pairs, then movetext. "
                  "Words around them, such as a heading, the text of a mail or a separator line, "
                  "are no comments, and programs disagree what they are: some stop, others make "
                  "games of them. All of it up to the next game is one finding.",
   .wrong = R"(Dear reader,\n[Event "?"])",
   .right = R"({Dear reader,}\n[Event "?"])",
   .help = "Delete the text, or put it in braces."},

  {.id = rule::file_not_pgn, .name = "file-not-pgn", .group = 18,
   .section = "PGN 8 derived", .decisions = "D128, D140",
   .levels = always(error), .after = recovery::give_up,
   .summary = "The file holds PGN data.",
   .message = "the file holds no PGN data",
   .explanation = "It holds text, but nowhere in it does a game begin: there is no tag pair, no "
                  "numbered move and no termination marker. Usually it is an error page saved in "
                  "place of a download, or an archive that was not unpacked.",
   .wrong = R"(<!DOCTYPE html>\n<title>Not found</title>\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n)",
   .help = "Look at the file in a text editor, then download or unpack it again."},

  {.id = rule::file_empty, .name = "file-empty", .group = 18,
   .section = "PGN 8", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "A file of zero bytes is a valid database of zero games.",
   .message = "the file is empty",
   .explanation = "A database may hold zero games (section 8), and an empty file is one. More "
                  "often it is what a failed download or export has left behind.",
   .wrong = "",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n)",
   .help = "Check that the file was written completely."},

  {.id = rule::file_name_suffix, .name = "file-name-suffix", .group = 18,
   .section = "PGN 11.1", .decisions = "", .levels = always(off), .after = recovery::keep,
   .summary = "The name of a PGN file ends in `.pgn`.",
   .message = "the file name `{}` does not end in `.pgn`",
   .explanation = "The standard encourages the suffix (section 11.1), by which people and "
                  "programs recognise the contents. It concerns the name and not the data, so the "
                  "rule is off by default.",
   .wrong = "games.txt",
   .right = "games.pgn",
   .help = "Rename the file."},

  {.id = rule::collation_order, .name = "collation-order", .group = 18,
   .section = "PGN 12", .decisions = "D81", .levels = always(off), .after = recovery::keep,
   .summary = "Games are sorted by Date, Event, Site, Round, White, Black, Result and movetext.",
   .message = "the game belongs before the one that precedes it",
   .explanation = "Section 12 gives a sorting order, ascending in ASCII, with the question marks "
                  "of a date counted as zeros and rounds compared as numbers. Sorted files are "
                  "easily merged and compared. No text obliges a file to be sorted, so the rule "
                  "is off unless asked for.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "2000.05.01"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n[Event "?"]\n[Site "?"]\n)"
            R"([Date "1999.05.01"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n)"
            R"(1. e4 *\n\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "1999.05.01"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n[Event "?"]\n[Site "?"]\n)"
            R"([Date "2000.05.01"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n)"
            R"(1. e4 *\n\n)",
   .help = "Sort the games by the eight keys."},

  {.id = rule::collation_duplicate, .name = "collation-duplicate", .group = 18,
   .section = "PGN 12 derived", .decisions = "D81", .levels = always(off), .after = recovery::keep,
   .summary = "No two games agree in all eight sorting keys.",
   .message = "the game agrees with an earlier one in all sorting keys",
   .explanation = "Games with the same Date, Event, Site, Round, White, Black, Result and "
                  "movetext are copies of one game (section 12). They creep in when collections "
                  "are merged, and they distort every statistic. The rule is off by default.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "1999.05.01"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n[Event "?"]\n[Site "?"]\n)"
            R"([Date "1999.05.01"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n)"
            R"(1. e4 *\n\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "1999.05.01"]\n[Round "1"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n[Event "?"]\n[Site "?"]\n)"
            R"([Date "1999.05.01"]\n[Round "2"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n)"
            R"(1. e4 *\n\n)",
   .help = "Remove the copy."},
};
// clang-format on

}  // namespace strictpgn::rows
