// The seven tag roster.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info roster_rules[] = {
  {.id = rule::str_tag_missing, .name = "str-tag-missing", .group = 6,
   .section = "PGN 8.1.1", .decisions = "D34, D108",
   .levels = in_modern(info, import_export(warning, error)), .after = recovery::keep, .fix = applicability::all,
   .summary = "A tag section has all seven tags of the roster: Event, Site, Date, Round, White, "
              "Black, Result.",
   .message = "the tag section lacks a tag of the seven tag roster",
   .explanation = "Section 8.1.1 makes these seven mandatory for archival storage and calls them "
                  "the common ground of all programs. Import format tolerates gaps, yet databases "
                  "sort and find games by exactly these tags.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[White "?"]\n[Black "?"]\n)"
            R"([Result "*"]\n\n1. e4 *\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .help = "Add the missing tag; an unknown value is `?`, an unknown date `????.??.??`, an "
           "unknown result `*`.",
   .modern = "lichess leaves Round out of games, and Date and the players' names out of studies."},

  {.id = rule::str_order, .name = "str-order", .group = 6,
   .section = "PGN 8.1.1", .decisions = "",
   .levels = import_export(off, error), .after = recovery::keep,
   .summary = "The tags of the roster appear in the order Event, Site, Date, Round, White, Black, "
              "Result.",
   .message = "tag `{}` is out of the order of the seven tag roster",
   .explanation = "Section 8.1.1 fixes the order for export format, so that simple programs find "
                  "a tag by its line and the same game has the same bytes everywhere. Import "
                  "format takes any order.",
   .wrong = R"([Site "?"]\n[Event "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n)",
   .help = "Sort the seven tags into the order of the roster."},

  {.id = rule::str_not_first, .name = "str-not-first", .group = 6,
   .section = "PGN 8.1.1", .decisions = "",
   .levels = unless_reduced(import_export(off, error)), .after = recovery::keep,
   .summary = "No other tag stands before a tag of the roster.",
   .message = "tag `{}` stands before the end of the seven tag roster",
   .explanation = "In export format the seven tags of the roster come before any other (section "
                  "8.1.1). Programs that read only the first seven lines of a game rely on it.",
   .wrong = R"([ECO "B00"]\n[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n)"
            R"([White "?"]\n[Black "?"]\n[Result "*"]\n\n1. e4 *\n\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n[ECO "B00"]\n\n1. e4 *\n\n)",
   .help = "Move the tag after the Result tag."},

  {.id = rule::tag_order_not_ascii, .name = "tag-order-not-ascii", .group = 6,
   .section = "PGN 8.1.1", .decisions = "D82",
   .levels = unless_reduced(import_export(off, error)), .after = recovery::keep,
   .summary = "Tags after the roster are in ascending ASCII order of their names.",
   .message = "tag `{}` is out of the ASCII order of names",
   .explanation = "Export format sorts additional tags by name (section 8.1.1), byte by byte: "
                  "capitals come before the underscore, the underscore before small letters. Only "
                  "then do two programs write the same file.",
   .wrong = R"([Section "Open"]\n[Board "1"])",
   .right = R"([Board "1"]\n[Section "Open"])",
   .help = "Sort the tags after the roster by name."},

  {.id = rule::str_value_empty, .name = "str-value-empty", .group = 6,
   .section = "PGN 8.1.1.1-7", .decisions = "D38, D129",
   .levels = in_modern(info, import_export(warning, error)), .after = recovery::keep, .fix = applicability::all,
   .summary = "Event, Site, Round, White and Black have no empty value.",
   .message = "a tag of the seven tag roster has an empty value",
   .explanation = "Sections 8.1.1.1 to 8.1.1.6 give the mark `?` for an unknown value. Several "
                  "databases write empty strings instead, which readers then show as blank names. "
                  "A date and a result have a fixed form that no empty value has; these are "
                  "date-format and result-tag-value.",
   .wrong = R"([Site ""])",
   .right = R"([Site "?"])",
   .help = "Write `?`.",
   .modern = "ChessBase and chess.com leave the value of a roster tag empty when it is unknown."},
};
// clang-format on

}  // namespace strictpgn::rows
