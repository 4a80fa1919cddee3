// Group 7 of the contract: values of the roster and of dates (PGN 8.1.1).
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info roster_values_rules[] = {
  {.id = rule::site_country_unknown, .name = "site-country-unknown", .group = 7,
   .section = "PGN 8.1.1.2, 15", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "Three capitals at the end of a Site are a country code of the standard.",
   .message = "`{}` does not end in a country code of the standard",
   .explanation = "Section 8.1.1.2 suggests the three-letter names of the Olympic Committee, "
                  "listed in section 15 as of 1994. The list is dated and only suggested, so this "
                  "is a hint; the codes of ISO 3166 often differ.",
   .wrong = R"([Site "Bonn DEU"])",
   .right = R"([Site "Bonn GER"])",
   .help = "Use the code of the list in section 15, or leave it if the country is newer than the "
           "list."},

  {.id = rule::date_format, .name = "date-format", .group = 7,
   .section = "PGN 8.1.1.3", .decisions = "D129", .levels = always(error),
   .after = recovery::keep, .fix = fixability::all,
   .summary = "A Date has exactly the ten characters YYYY.MM.DD, each field digits or question "
              "marks.",
   .message = "`{}` is not a date of the form YYYY.MM.DD",
   .explanation = "Section 8.1.1.3 fixes the format, with question marks for what is unknown. "
                  "Files are sorted by this value (section 12); a date in another order or with "
                  "other separators ends up in a wrong place or is not understood. An empty value "
                  "is none of that form either.",
   .wrong = R"([Date "31.8.1992"])",
   .right = R"([Date "1992.08.31"])",
   .help = "Write four digits for the year and two each for month and day, with periods between; "
           "unknown parts as `????` or `??`."},

  {.id = rule::date_partial_field, .name = "date-partial-field", .group = 7,
   .section = "PGN 8.1.1.3", .decisions = "D43", .levels = always(warning), .after = recovery::keep,
   .summary = "Each field of a date is either all digits or all question marks.",
   .message = "a field of `{}` mixes digits and question marks",
   .explanation = "Section 8.1.1.3 replaces an unknown field by question marks; sections 11.4 and "
                  "12 speak of any question mark, so a half-known year can be read both ways. "
                  "Programs that expect a number or nothing reject it.",
   .wrong = R"([Date "199?.??.??"])",
   .right = R"([Date "????.??.??"])",
   .help = "Replace the whole field by question marks and put what is known into a comment."},

  {.id = rule::date_impossible, .name = "date-impossible", .group = 7,
   .section = "PGN 8.1.1.3 derived", .decisions = "D43",
   .levels = always(error), .after = recovery::keep,
   .summary = "The month and the day of a date exist.",
   .message = "`{}` is no day of the calendar",
   .explanation = "The fields are month and day of a calendar (section 8.1.1.3), so month 13, day "
                  "00 or 30 February is a slip. 29 February is accepted if the year is a leap "
                  "year of the Gregorian calendar, or before 1924 of the Julian one.",
   .wrong = R"([Date "2001.02.30"])",
   .right = R"([Date "2001.02.28"])",
   .help = "Correct the date, or write question marks for what is not known."},

  {.id = rule::date_day_without_month, .name = "date-day-without-month", .group = 7,
   .section = "PGN 8.1.1.3 derived", .decisions = "D43",
   .levels = always(info), .after = recovery::keep,
   .summary = "A date has no known field after an unknown one.",
   .message = "`{}` knows a field after an unknown one",
   .explanation = "The fields go from year to day. A day of an unknown month is possible (section "
                  "8.1.1.3 does not forbid it), but it is seldom what was meant: two fields were "
                  "swapped, or one was forgotten.",
   .wrong = R"([Date "1999.??.12"])",
   .right = R"([Date "1999.12.??"])",
   .help = "Check the order of the fields, and complete the date if you can."},

  {.id = rule::date_incomplete, .name = "date-incomplete", .group = 7,
   .section = "PGN 11.4", .decisions = "", .levels = always(off), .after = recovery::keep,
   .summary = "In an archive ordered by date the Date is fully known.",
   .message = "the date `{}` is not fully known",
   .explanation = "Section 11.4 wants games with missing or incomplete dates avoided in "
                  "chronological archives, because a question mark sorts as a zero. The rule is "
                  "off unless asked for.",
   .wrong = R"([Date "1993.??.??"])",
   .right = R"([Date "1993.11.07"])",
   .help = "Find the date of the game, or keep the game out of archives ordered by date."},

  {.id = rule::date_before_eventdate, .name = "date-before-eventdate", .group = 7,
   .section = "PGN 8.1.1.3, 9.2.1 derived", .decisions = "",
   .levels = always(warning), .after = recovery::keep,
   .summary = "The Date of a game is not earlier than the EventDate.",
   .message = "the Date is earlier than the EventDate",
   .explanation = "Date is the day of the game (section 8.1.1.3), EventDate the day the event "
                  "began (section 9.2.1). A game cannot precede its event: one of the two is "
                  "wrong, or they were swapped.",
   .wrong = R"([Date "2000.01.01"]\n[EventDate "2000.02.01"])",
   .right = R"([Date "2000.02.03"]\n[EventDate "2000.02.01"])",
   .help = "Correct the Date or the EventDate."},

  {.id = rule::date_utcdate_gap, .name = "date-utcdate-gap", .group = 7,
   .section = "PGN 9.5.3 derived", .decisions = "",
   .levels = always(warning), .after = recovery::keep,
   .summary = "Date and UTCDate are at most one day apart.",
   .message = "the Date and the UTCDate are more than one day apart",
   .explanation = "Both tell when the game began, once in local time and once in universal time "
                  "(section 9.5.3). No time zone is more than a day away, so one of the two is "
                  "wrong.",
   .wrong = R"([Date "2000.01.01"]\n[UTCDate "2000.01.05"])",
   .right = R"([Date "2000.01.01"]\n[UTCDate "2000.01.02"])",
   .help = "Correct the Date or the UTCDate."},

  {.id = rule::round_format, .name = "round-format", .group = 7,
   .section = "PGN 8.1.1.4, 12", .decisions = "D44",
   .levels = import_export(warning, error), .after = recovery::keep,
   .summary = "A Round is `?`, `-`, or integers joined by periods.",
   .message = "round `{}` is neither a number nor `?` nor `-`",
   .explanation = "Section 8.1.1.4 describes the round as a number, or as several separated by "
                  "periods, and section 12 sorts games by its numeric value. Names such as a "
                  "final have a tag of their own, Stage.",
   .wrong = R"([Round "Final"])",
   .right = R"([Round "?"]\n[Stage "Final"])",
   .help = "Write the number of the round, `?` if it is unknown or `-` if there is none."},

  {.id = rule::player_name_comma_space, .name = "player-name-comma-space", .group = 7,
   .section = "PGN 8.1.1.5-6", .decisions = "D52",
   .levels = always(warning), .after = recovery::keep, .fix = fixability::all,
   .summary = "In a player name a comma is followed by a space.",
   .message = "in `{}` no space follows the comma",
   .explanation = "Wherever a comma appears in a name, the very next character should be a space "
                  "(section 8.1.1.5). Without it the same player is sorted and counted as two.",
   .wrong = R"([White "Tal,Mikhail"])",
   .right = R"([White "Tal, Mikhail"])",
   .help = "Write a space after the comma."},

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

  {.id = rule::result_tag_value, .name = "result-tag-value", .group = 7,
   .section = "PGN 8.1.1.7", .decisions = "D63, D108, D129",
   .levels = always(error), .after = recovery::keep, .fix = fixability::all,
   .summary = "A Result is exactly `1-0`, `0-1`, `1/2-1/2` or `*`.",
   .message = "result `{}` is not one of 1-0, 0-1, 1/2-1/2 and *",
   .explanation = "Section 8.1.1.7 admits four values, written with the digit zero. A shortened "
                  "draw, a letter O, a word or nothing at all leaves readers without a result.",
   .wrong = R"([Result "?"])",
   .right = R"([Result "*"])",
   .help = "Write `1-0`, `0-1`, `1/2-1/2`, or `*` for a game without a known result."},
};
// clang-format on

}  // namespace strictpgn::rows
