// The event, its rounds and boards, and the opening (PGN 8.1.1.2, 8.1.1.4, 9.1.5, 9.2
// to 9.4, 9.9.2).
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info events_rules[] = {
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

  {.id = rule::round_format, .name = "round-format", .group = 7,
   .section = "PGN 8.1.1.4, 12", .decisions = "D44",
   .levels = in_modern(info, import_export(warning, error)), .after = recovery::keep,
   .summary = "A Round is `?`, `-`, or integers joined by periods.",
   .message = "round `{}` is neither a number nor `?` nor `-`",
   .explanation = "Section 8.1.1.4 describes the round as a number, or as several separated by "
                  "periods, and section 12 sorts games by its numeric value. Names such as a "
                  "final have a tag of their own, Stage.",
   .wrong = R"([Round "Final"])",
   .right = R"([Round "?"]\n[Stage "Final"])",
   .help = "Write the number of the round, `?` if it is unknown or `-` if there is none.",
   .modern = "ChessBase and lichess broadcasts copy the organiser's name of a round, words and "
             "all."},

  {.id = rule::type_value, .name = "type-value", .group = 7,
   .section = "PGN 9.1.5", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "A player type is `human` or `program`.",
   .message = "player type `{}` is neither human nor program",
   .explanation = "Section 9.1.5 gives two values, in lower case: one for a person, one for a "
                  "computer player. Anything else cannot be searched for.",
   .wrong = R"([WhiteType "engine"])",
   .right = R"([WhiteType "program"])",
   .help = "Write `human` or `program`."},

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
   .section = "PGN 9.4.1", .decisions = "D47", .levels = in_modern(info, always(error)), .after = recovery::keep,
   .summary = "An ECO code is a letter A to E and two digits, optionally followed by `/` and two "
              "digits.",
   .message = "code `{}` is not of the form A00 or A00/00",
   .explanation = "Section 9.4.1 allows two forms, XDD and XDD/DD. Letters for finer subdivisions "
                  "come from one database program and mean nothing to the others; a question mark "
                  "is no code.",
   .wrong = R"([ECO "B90a"])",
   .right = R"([ECO "B90"])",
   .help = "Write the code of the Encyclopedia of Chess Openings, or delete the tag pair.",
   .modern = "lichess writes `?` for a game without opening."},

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
};
// clang-format on

}  // namespace strictpgn::rows
