// Group 7 of the contract: tag values.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {

// clang-format off
inline constexpr rule_info tag_values_rules[] = {
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
   .section = "PGN 8.1.1.3", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = fixability::all,
   .summary = "A Date has exactly the ten characters YYYY.MM.DD, each field digits or question "
              "marks.",
   .message = "`{}` is not a date of the form YYYY.MM.DD",
   .explanation = "Section 8.1.1.3 fixes the format, with question marks for what is unknown. "
                  "Files are sorted by this value (section 12); a date in another order or with "
                  "other separators ends up in a wrong place or is not understood.",
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
   .section = "PGN 8.1.1.5", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "Several players of one side are listed in alphabetical order.",
   .message = "the names in `{}` are not in alphabetical order",
   .explanation = "The players of a consultation game are separated by colons and listed "
                  "alphabetically (section 8.1.1.5), so that the same team always gives the same "
                  "value. Title and rating tags follow the same order.",
   .wrong = R"([White "Tal, Mikhail:Fine, R."])",
   .right = R"([White "Fine, R.:Tal, Mikhail"])",
   .help = "Sort the names, and with them the items of the title, rating, address and type tags."},

  {.id = rule::player_field_count_mismatch, .name = "player-field-count-mismatch", .group = 7,
   .section = "PGN 9.1", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "The title, rating, address and type tags of a side have as many items as its "
              "player tag.",
   .message = "tag value `{}` does not have one item for each player of its side",
   .explanation = "If a player tag names several players, the tags about them have as many fields "
                  "in the same order (section 9.1). With a different count nobody can tell whose "
                  "title or rating is given.",
   .wrong = R"([White "Fine, R.:Tal, Mikhail"]\n[WhiteElo "2700"])",
   .right = R"([White "Fine, R.:Tal, Mikhail"]\n[WhiteElo "-:2700"])",
   .help = "Give one item for each player, separated by colons, with `-` where there is nothing "
           "to say."},

  {.id = rule::result_tag_value, .name = "result-tag-value", .group = 7,
   .section = "PGN 8.1.1.7", .decisions = "D63, D108",
   .levels = always(error), .after = recovery::keep, .fix = fixability::all,
   .summary = "A Result is exactly `1-0`, `0-1`, `1/2-1/2` or `*`.",
   .message = "result `{}` is not one of 1-0, 0-1, 1/2-1/2 and *",
   .explanation = "Section 8.1.1.7 admits four values, written with the digit zero. A shortened "
                  "draw, a letter O or a word leaves readers without a result.",
   .wrong = R"([Result "?"])",
   .right = R"([Result "*"])",
   .help = "Write `1-0`, `0-1`, `1/2-1/2`, or `*` for a game without a known result."},

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

  {.id = rule::time_format, .name = "time-format", .group = 7,
   .section = "PGN 9.5.1", .decisions = "D48", .levels = always(error), .after = recovery::keep,
   .summary = "A Time has the form HH:MM:SS of the 24 hour clock.",
   .message = "`{}` is not a time of the form HH:MM:SS",
   .explanation = "Section 9.5.1 gives eight characters with colons, hours 00 to 23, minutes and "
                  "seconds 00 to 59. As with dates, an unknown field is `??`.",
   .wrong = R"([Time "9:30"])",
   .right = R"([Time "09:30:00"])",
   .help = "Write two digits each for hours, minutes and seconds, with colons between; unknown "
           "fields as `??`."},

  {.id = rule::utctime_format, .name = "utctime-format", .group = 7,
   .section = "PGN 9.5.2", .decisions = "D48", .levels = always(error), .after = recovery::keep,
   .summary = "A UTCTime has the form HH:MM:SS of the 24 hour clock.",
   .message = "`{}` is not a UTC time of the form HH:MM:SS",
   .explanation = "UTCTime is like Time, only in universal time (section 9.5.2). Midnight is "
                  "00:00:00; only here the leap second 23:59:60 is a time as well.",
   .wrong = R"([UTCTime "24:00:00"])",
   .right = R"([UTCTime "00:00:00"])",
   .help = "Write two digits each for hours, minutes and seconds, with colons between; unknown "
           "fields as `??`."},

  {.id = rule::timecontrol_format, .name = "timecontrol-format", .group = 7,
   .section = "PGN 9.6.1", .decisions = "D49", .levels = always(error), .after = recovery::keep,
   .summary = "A TimeControl is a list of fields separated by colons, each of one of the six "
              "kinds.",
   .message = "time control `{}` is of none of the six kinds",
   .explanation = "Section 9.6.1 knows `?`, `-`, moves/seconds, seconds, seconds+increment and "
                  "*seconds, all in whole seconds. Minutes, fractions and words cannot be read by "
                  "a program, and minutes are taken for seconds.",
   .wrong = R"([TimeControl "90 min"])",
   .right = R"([TimeControl "5400"])",
   .help = "Convert the time control to seconds in one of the six forms, or write `?`."},

  {.id = rule::timecontrol_not_positive, .name = "timecontrol-not-positive", .group = 7,
   .section = "PGN 9.6.1", .decisions = "D49",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = fixability::all,
   .summary = "The numbers of moves/seconds, seconds+increment and *seconds are positive.",
   .message = "time control `{}` contains a zero",
   .explanation = "Section 9.6.1 asks for positive integers in these kinds. Servers write an "
                  "increment of zero for sudden death, which the standard writes as the seconds "
                  "alone.",
   .wrong = R"([TimeControl "180+0"])",
   .right = R"([TimeControl "180"])",
   .help = "Leave out an increment of zero; give a base time of zero as what the clock showed at "
           "the first move."},

  {.id = rule::timecontrol_moves_with_increment,
   .name = "timecontrol-moves-with-increment", .group = 7,
   .section = "PGN 9.6.1, DF", .decisions = "D49",
   .levels = import_export(warning, error), .after = recovery::keep,
   .summary = "No field combines a number of moves, a time and an increment.",
   .message = "time control `{}` combines moves with an increment",
   .explanation = "Of the six kinds of section 9.6.1 none has both a move count and an increment, "
                  "although most tournaments are played that way now. Programs write such fields "
                  "and several read them, but a reader of the standard need not.",
   .wrong = R"([TimeControl "40/5400+30:1800+30"])",
   .right = R"([TimeControl "40/5400:1800+30"])",
   .help = "Give what the six kinds can express and state the increment in a comment, or silence "
           "this rule."},

  {.id = rule::timecontrol_field_not_last, .name = "timecontrol-field-not-last", .group = 7,
   .section = "PGN 9.6.1", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "Sudden death, incremental and sandclock fields stand only in the last place.",
   .message = "time control `{}` goes on after a period that lasts to the end of the game",
   .explanation = "Section 9.6.1 wants these kinds used only as the last descriptor, because they "
                  "decide the game: no period can follow. Mostly the fields were written in the "
                  "wrong order.",
   .wrong = R"([TimeControl "300:40/7200"])",
   .right = R"([TimeControl "40/7200:300"])",
   .help = "Put the periods into the order in which they were played."},

  {.id = rule::timecontrol_marker_not_alone, .name = "timecontrol-marker-not-alone", .group = 7,
   .section = "PGN 9.6.1", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "The marks `?` and `-` are the only field of a TimeControl.",
   .message = "time control `{}` has other fields beside its mark",
   .explanation = "An unknown or absent time control is usually the only descriptor present "
                  "(section 9.6.1). Together with a real period it contradicts itself.",
   .wrong = R"([TimeControl "?:300"])",
   .right = R"([TimeControl "?"])",
   .help = "Keep either the mark or the known periods."},

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
   .section = "PGN 9.7.1", .decisions = "D50, D108",
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
   .section = "PGN 9.7.1-2", .decisions = "D108", .levels = always(error), .after = recovery::keep,
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
   .message = "variant `{}` is not a known one, so position and moves are not checked",
   .explanation = "The standard has no Variant tag; it comes from programs that also play other "
                  "games. An unknown name leaves open whether the moves are moves of chess, so "
                  "only their syntax is checked. Capitals, blanks and hyphens make no difference.",
   .wrong = R"([Variant "Classic"])",
   .right = R"([Variant "Standard"])",
   .help = "Delete the tag for ordinary chess, or use a known name such as Standard, From "
           "Position or Chess960."},

  {.id = rule::variant_unsupported, .name = "variant-unsupported", .group = 7,
   .section = "PGN 8.2, DF", .decisions = "D102",
   .levels = always(error), .after = recovery::give_up,
   .summary = "The game is chess or Chess960.",
   .message = "the moves of variant `{}` cannot be checked",
   .explanation = "PGN describes chess: the moves of a game are legal moves (section 8.2), and "
                  "the rules of other variants are outside the standard. The syntax of the game "
                  "is still checked, its moves are not.",
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

}  // namespace strictpgn::rules
