// Dates (PGN 8.1.1.3, 9.2.1, 9.5.3, 11.4).
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info dates_rules[] = {
  {.id = rule::date_format, .name = "date-format", .group = 7,
   .section = "PGN 8.1.1.3", .decisions = "D129", .levels = always(error),
   .after = recovery::keep, .fix = applicability::all,
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

  {.id = rule::date_file_name_mismatch, .name = "date-file-name-mismatch", .group = 7,
   .section = "PGN 11.4", .decisions = "", .levels = always(off), .after = recovery::keep,
   .summary = "In a file named after a year, a month or a day the Date of each game lies in it.",
   .message = "the date `{}` does not belong in a file of this name",
   .explanation = "Section 11.4 names the files of chronological archives `YYYY.pgn`, `YYYYMM.pgn` "
                  "and `YYYYMMDD.pgn`, with zeros where a date has question marks. A game in "
                  "another file is not found, or its date is wrong. A file may have any other "
                  "name, and digits may mean something else, so the rule is off unless asked for. "
                  "The examples stand in a file `1993.pgn`.",
   .wrong = R"([Date "1994.11.07"])",
   .right = R"([Date "1993.11.07"])",
   .help = "Move the game to the file of its date, or correct the date or the file name."},

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
   .levels = in_modern(info, always(warning)), .after = recovery::keep,
   .summary = "Date and UTCDate are at most one day apart.",
   .message = "the Date and the UTCDate are more than one day apart",
   .explanation = "Both tell when the game began, once in local time and once in universal time "
                  "(section 9.5.3). No time zone is more than a day away, so one of the two is "
                  "wrong.",
   .wrong = R"([Date "2000.01.01"]\n[UTCDate "2000.01.05"])",
   .right = R"([Date "2000.01.01"]\n[UTCDate "2000.01.02"])",
   .help = "Correct the Date or the UTCDate.",
   .modern = "lichess studies give the day on which the chapter was made as UTCDate, and as "
             "Date that of the game."},

  {.id = rule::eventdate_format, .name = "eventdate-format", .group = 7,
   .section = "PGN 9.2.1", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "An EventDate has the form of a Date, YYYY.MM.DD.",
   .message = "`{}` is not an event date of the form YYYY.MM.DD",
   .explanation = "EventDate uses a date value like the Date tag (section 9.2.1): ten characters, "
                  "with question marks for unknown fields. A bare year is not sorted with the "
                  "others.",
   .wrong = R"([EventDate "2020"])",
   .right = R"([EventDate "2020.??.??"])",
   .help = "Write four digits for the year and two each for month and day, with periods between; "
           "unknown parts as `????` or `??`.",
   .modern = "Only an info where the value is `?`: chessgames.com writes it for an event of "
             "unknown date."},

  {.id = rule::utcdate_format, .name = "utcdate-format", .group = 7,
   .section = "PGN 9.5.3", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "A UTCDate has the form of a Date, YYYY.MM.DD.",
   .message = "`{}` is not a UTC date of the form YYYY.MM.DD",
   .explanation = "UTCDate is like the Date tag, only in universal time (section 9.5.3): ten "
                  "characters with periods. Dates with hyphens come from programs that use the "
                  "ISO form.",
   .wrong = R"([UTCDate "2020-01-01"])",
   .right = R"([UTCDate "2020.01.01"])",
   .help = "Write four digits for the year and two each for month and day, with periods between; "
           "unknown parts as `????` or `??`."},
};
// clang-format on

}  // namespace strictpgn::rows
