// Times, time controls and clocks (PGN 9.5, 9.6, supplement 5 and 6).
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info times_rules[] = {
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
   .section = "PGN 9.6.1", .decisions = "D49", .levels = in_modern(info, always(error)), .after = recovery::keep,
   .summary = "A TimeControl is a list of fields separated by colons, each of one of the six "
              "kinds.",
   .message = "time control `{}` is of none of the six kinds",
   .explanation = "Section 9.6.1 knows `?`, `-`, moves/seconds, seconds, seconds+increment and "
                  "*seconds, all in whole seconds. Minutes, fractions and words cannot be read by "
                  "a program, and minutes are taken for seconds.",
   .wrong = R"([TimeControl "90 min"])",
   .right = R"([TimeControl "5400"])",
   .help = "Convert the time control to seconds in one of the six forms, or write `?`.",
   .modern = "cutechess and fastchess write fractions of a second, and lichess broadcasts the "
             "organiser's words."},

  {.id = rule::timecontrol_not_positive, .name = "timecontrol-not-positive", .group = 7,
   .section = "PGN 9.6.1", .decisions = "D49, D130",
   .levels = always(error), .after = recovery::keep, .fix = applicability::all,
   .summary = "The numbers of moves/seconds, seconds+increment and *seconds are positive.",
   .message = "time control `{}` contains a zero",
   .explanation = "Section 9.6.1 asks for positive integers in these kinds. Servers write an "
                  "increment of zero for sudden death, which the standard writes as the seconds "
                  "alone: where only the increment or only the time before it is zero, this is a "
                  "warning under import. No moves or no time at all, as in `40/0`, `0/300`, `*0` "
                  "and `0+0`, is an error everywhere.",
   .wrong = R"([TimeControl "180+0"])",
   .right = R"([TimeControl "180"])",
   .help = "Leave out an increment of zero; give a base time of zero as what the clock showed at "
           "the first move.",
   .modern = "Only an info for an increment, or a time before it, of zero: lichess and "
             "cutechess write `180+0` for a game without increment, and `0+1`."},

  {.id = rule::timecontrol_moves_with_increment,
   .name = "timecontrol-moves-with-increment", .group = 7,
   .section = "PGN 9.6.1, DF", .decisions = "D49",
   .levels = in_modern(info, import_export(warning, error)), .after = recovery::keep,
   .summary = "No field combines a number of moves, a time and an increment.",
   .message = "time control `{}` combines moves with an increment",
   .explanation = "Of the six kinds of section 9.6.1 none has both a move count and an increment, "
                  "although most tournaments are played that way now. Programs write such fields "
                  "and several read them, but a reader of the standard need not.",
   .wrong = R"([TimeControl "40/5400+30:1800+30"])",
   .right = R"([TimeControl "40/5400:1800+30"])",
   .help = "Give what the six kinds can express and state the increment in a comment, or silence "
           "this rule.",
   .modern = "cutechess, TCEC and FIDE's broadcasts write periods with increment as "
             "`40/5400+30:1800+30`."},

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
   .help = "Write hours, two digits for minutes and two for seconds, with colons between.",
   .modern = "Only an info for a time with a fraction of a second: FICS writes `0:01:38.473` "
             "and `1:38.47`."},

  {.id = rule::timecontrol_missing_with_clocks,
   .name = "timecontrol-missing-with-clocks", .group = 7,
   .section = "SUP 3.1, 7", .decisions = "",
   .levels = in_modern(info, unless_reduced(always(warning))), .after = recovery::keep,
   .summary = "A game with clock commands or clock tags has a TimeControl tag.",
   .message = "the game has clock times but no TimeControl tag",
   .explanation = "The supplement of 2001 (its sections 3.1 and 7) regards TimeControl as "
                  "mandatory beside clock times: without the time control, nobody can tell how "
                  "much time was used.",
   .wrong = R"([WhiteClock "1:07:00"])",
   .right = R"([TimeControl "5400"]\n[WhiteClock "1:07:00"])",
   .help = "Add a TimeControl tag; `?` if the time control is not known.",
   .modern = "lichess broadcasts and studies, and ChessBase, keep clock times without the time "
             "control."},
};
// clang-format on

}  // namespace strictpgn::rows
