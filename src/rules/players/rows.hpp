// Group 7 of the contract: values about players, event and opening (PGN 9.1 to 9.4).
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info player_and_event_values_rules[] = {
  {.id = rule::title_value, .name = "title-value", .group = 7,
   .section = "PGN 9.1.1", .decisions = "D46", .levels = always(warning), .after = recovery::keep,
   .summary = "A title is a standard abbreviation of a FIDE title or `-`.",
   .message = "title `{}` is not the abbreviation of a FIDE title",
   .explanation = "The title tags are only for the standard abbreviations of FIDE titles, and an "
                  "untitled player has a hyphen (section 9.1.1): GM, IM, FM, CM, WGM, WIM, WFM, "
                  "WCM. National titles and marks for computer accounts are not among them.",
   .wrong = R"([WhiteTitle "Grandmaster"])",
   .right = R"([WhiteTitle "GM"])",
   .help = "Use the abbreviation, or `-` for a player without a FIDE title."},

  {.id = rule::elo_format, .name = "elo-format", .group = 7,
   .section = "PGN 9.1.2", .decisions = "D45", .levels = always(error), .after = recovery::keep,
   .summary = "A FIDE rating is an unsigned integer or `-`.",
   .message = "rating `{}` is neither a number nor `-`",
   .explanation = "The Elo tags hold integers, and a hyphen stands for an unrated player (section "
                  "9.1.2). A question mark, a provisional mark or an empty string makes the value "
                  "unreadable as a number.",
   .wrong = R"([WhiteElo "?"])",
   .right = R"([WhiteElo "-"])",
   .help = "Write the rating in digits, or `-` for an unrated player."},

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

  {.id = rule::type_value, .name = "type-value", .group = 7,
   .section = "PGN 9.1.5", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "A player type is `human` or `program`.",
   .message = "player type `{}` is neither human nor program",
   .explanation = "Section 9.1.5 gives two values, in lower case: one for a person, one for a "
                  "computer player. Anything else cannot be searched for.",
   .wrong = R"([WhiteType "engine"])",
   .right = R"([WhiteType "program"])",
   .help = "Write `human` or `program`."},

  {.id = rule::eventdate_format, .name = "eventdate-format", .group = 7,
   .section = "PGN 9.2.1", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = fixability::all,
   .summary = "An EventDate has the form of a Date, YYYY.MM.DD.",
   .message = "`{}` is not an event date of the form YYYY.MM.DD",
   .explanation = "EventDate uses a date value like the Date tag (section 9.2.1): ten characters, "
                  "with question marks for unknown fields. A bare year is not sorted with the "
                  "others.",
   .wrong = R"([EventDate "2020"])",
   .right = R"([EventDate "2020.??.??"])",
   .help = "Write four digits for the year and two each for month and day, with periods between; "
           "unknown parts as `????` or `??`."},

  {.id = rule::utcdate_format, .name = "utcdate-format", .group = 7,
   .section = "PGN 9.5.3", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = fixability::all,
   .summary = "A UTCDate has the form of a Date, YYYY.MM.DD.",
   .message = "`{}` is not a UTC date of the form YYYY.MM.DD",
   .explanation = "UTCDate is like the Date tag, only in universal time (section 9.5.3): ten "
                  "characters with periods. Dates with hyphens come from programs that use the "
                  "ISO form.",
   .wrong = R"([UTCDate "2020-01-01"])",
   .right = R"([UTCDate "2020.01.01"])",
   .help = "Write four digits for the year and two each for month and day, with periods between; "
           "unknown parts as `????` or `??`."},

  {.id = rule::board_format, .name = "board-format", .group = 7,
   .section = "PGN 9.2.5", .decisions = "", .levels = always(error), .after = recovery::keep,
   .summary = "A Board is an unsigned integer.",
   .message = "board `{}` is not a number",
   .explanation = "Board gives the number of the board in a team match or a simultaneous "
                  "exhibition, as an integer (section 9.2.5). Letters and words cannot be sorted "
                  "as numbers.",
   .wrong = R"([Board "A"])",
   .right = R"([Board "1"])",
   .help = "Write the number of the board in digits."},

  {.id = rule::opening_refinement_without_base,
   .name = "opening-refinement-without-base", .group = 7,
   .section = "PGN 9.3.2-3 derived", .decisions = "",
   .levels = unless_reduced(always(info)), .after = recovery::keep,
   .summary = "Variation appears only with Opening, and SubVariation only with Variation.",
   .message = "this tag refines one that is missing",
   .explanation = "Variation refines Opening, and SubVariation refines Variation (sections 9.3.2 "
                  "and 9.3.3). Alone, the name of a variation often fits several openings.",
   .wrong = R"([Variation "Exchange Variation"])",
   .right = R"([Opening "Ruy Lopez"]\n[Variation "Exchange Variation"])",
   .help = "Add the tag that is refined, or rename this one to it."},

  {.id = rule::eco_format, .name = "eco-format", .group = 7,
   .section = "PGN 9.4.1", .decisions = "D47", .levels = always(error), .after = recovery::keep,
   .summary = "An ECO code is a letter A to E and two digits, optionally followed by `/` and two "
              "digits.",
   .message = "code `{}` is not of the form A00 or A00/00",
   .explanation = "Section 9.4.1 allows two forms, XDD and XDD/DD. Letters for finer subdivisions "
                  "come from one database program and mean nothing to the others; a question mark "
                  "is no code.",
   .wrong = R"([ECO "B90a"])",
   .right = R"([ECO "B90"])",
   .help = "Write the code of the Encyclopedia of Chess Openings, or delete the tag pair."},
};
// clang-format on

}  // namespace strictpgn::rows
