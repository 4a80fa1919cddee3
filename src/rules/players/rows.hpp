// Players and their ratings (PGN 8.1.1.5, 8.1.1.6, 9.1).
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info players_rules[] = {
  {.id = rule::player_name_comma_space, .name = "player-name-comma-space", .group = 7,
   .section = "PGN 8.1.1.5-6", .decisions = "D52",
   .levels = in_modern(info, always(warning)), .after = recovery::keep, .fix = applicability::all,
   .summary = "In a player name a comma is followed by a space.",
   .message = "in `{}` no space follows the comma",
   .explanation = "Wherever a comma appears in a name, the very next character should be a space "
                  "(section 8.1.1.5). Without it the same player is sorted and counted as two.",
   .wrong = R"([White "Tal,Mikhail"])",
   .right = R"([White "Tal, Mikhail"])",
   .help = "Write a space after the comma.",
   .modern = "TWIC and ChessBase write `Carlsen,M` without a space after the comma."},

  {.id = rule::player_name_initial_period, .name = "player-name-initial-period", .group = 7,
   .section = "PGN 8.1.1.5-6", .decisions = "D52", .levels = always(info), .after = recovery::keep,
   .summary = "An initial in a player name is followed by a period.",
   .message = "an initial in `{}` has no period",
   .explanation = "Wherever an initial appears, the very next character should be a period "
                  "(section 8.1.1.5). Rating lists and some databases leave it out, which splits "
                  "one player into two.",
   .wrong = R"([White "Fine, R"])",
   .right = R"([White "Fine, R."])",
   .help = "Write a period after the initial."},

  {.id = rule::player_names_not_alphabetical, .name = "player-names-not-alphabetical", .group = 7,
   .section = "PGN 8.1.1.5", .decisions = "D144", .levels = always(warning),
   .after = recovery::keep,
   .summary = "Several players of one side are listed in alphabetical order.",
   .message = "the names in `{}` are not in alphabetical order",
   .explanation = "The players of a consultation game are separated by colons and listed "
                  "alphabetically (section 8.1.1.5), so that the same team always gives the same "
                  "value. Title and rating tags follow the same order. Only an info where a colon "
                  "has a blank, a digit or a solidus beside it, or no letter on one side, as in "
                  "`R. J. - MC: 100`: it may part no names.",
   .wrong = R"([White "Tal, Mikhail:Fine, R."])",
   .right = R"([White "Fine, R.:Tal, Mikhail"])",
   .help = "Sort the names, and with them the items of the title, rating, address and type tags."},

  {.id = rule::player_field_count_mismatch, .name = "player-field-count-mismatch", .group = 7,
   .section = "PGN 9.1", .decisions = "D144", .levels = always(warning),
   .after = recovery::keep,
   .summary = "The title, rating, address and type tags of a side have as many items as its "
              "player tag.",
   .message = "tag value `{}` does not have one item for each player of its side",
   .explanation = "If a player tag names several players, the tags about them have as many fields "
                  "in the same order (section 9.1). With a different count nobody can tell whose "
                  "title or rating is given. Only an info where the colons of the player tag may "
                  "part no names (see player-names-not-alphabetical).",
   .wrong = R"([White "Fine, R.:Tal, Mikhail"]\n[WhiteElo "2700"])",
   .right = R"([White "Fine, R.:Tal, Mikhail"]\n[WhiteElo "-:2700"])",
   .help = "Give one item for each player, separated by colons, with `-` where there is nothing "
           "to say."},

  {.id = rule::title_value, .name = "title-value", .group = 7,
   .section = "PGN 9.1.1", .decisions = "D46", .levels = in_modern(info, always(warning)), .after = recovery::keep,
   .summary = "A title is a standard abbreviation of a FIDE title or `-`.",
   .message = "title `{}` is not the abbreviation of a FIDE title",
   .explanation = "The title tags are only for the standard abbreviations of FIDE titles, and an "
                  "untitled player has a hyphen (section 9.1.1): GM, IM, FM, CM, WGM, WIM, WFM, "
                  "WCM. National titles and marks for computer accounts are not among them.",
   .wrong = R"([WhiteTitle "Grandmaster"])",
   .right = R"([WhiteTitle "GM"])",
   .help = "Use the abbreviation, or `-` for a player without a FIDE title.",
   .modern = "lichess marks programs as BOT and has the title LM, and chess.com gives national "
             "titles."},

  {.id = rule::elo_format, .name = "elo-format", .group = 7,
   .section = "PGN 9.1.2", .decisions = "D45", .levels = in_modern(info, always(error)), .after = recovery::keep,
   .summary = "A FIDE rating is an unsigned integer or `-`.",
   .message = "rating `{}` is neither a number nor `-`",
   .explanation = "The Elo tags hold integers, and a hyphen stands for an unrated player (section "
                  "9.1.2). A question mark, a provisional mark or an empty string makes the value "
                  "unreadable as a number.",
   .wrong = R"([WhiteElo "?"])",
   .right = R"([WhiteElo "-"])",
   .help = "Write the rating in digits, or `-` for an unrated player.",
   .modern = "lichess writes `?` for a player without rating."},

  {.id = rule::uscf_format, .name = "uscf-format", .group = 7,
   .section = "PGN 9.1.3", .decisions = "D45", .levels = always(error), .after = recovery::keep,
   .summary = "A USCF rating is an unsigned integer; `-` is tolerated for an unrated player.",
   .message = "USCF rating `{}` is not a number",
   .explanation = "The USCF tags hold integers (section 9.1.3). The standard names no mark for an "
                  "unrated player here; the hyphen is accepted as it is for Elo, anything else is "
                  "not.",
   .wrong = R"([BlackUSCF "n/a"])",
   .right = R"([BlackUSCF "1850"])",
   .help = "Write the rating in digits, or `-` for an unrated player."},

  {.id = rule::rating_implausible, .name = "rating-implausible", .group = 7,
   .section = "DF", .decisions = "D45", .levels = always(info), .after = recovery::keep,
   .summary = "A rating lies between 100 and 4000.",
   .message = "rating `{}` is not from 100 to 4000",
   .explanation = "No published rating of a person or a program lies outside this range. A zero "
                  "mostly stands for an unrated player, which the standard writes as a hyphen; a "
                  "number too large has a digit too many.",
   .wrong = R"([WhiteElo "0"])",
   .right = R"([WhiteElo "-"])",
   .help = "Correct the number, or write `-` for an unrated player."},
};
// clang-format on

}  // namespace strictpgn::rows
