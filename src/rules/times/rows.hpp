// Group 7 of the contract: values about times (PGN 9.5, 9.6).
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info time_values_rules[] = {
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
   .section = "PGN 9.6.1", .decisions = "D49, D130",
   .levels = always(error), .after = recovery::keep, .fix = fixability::all,
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
};
// clang-format on

}  // namespace strictpgn::rows
