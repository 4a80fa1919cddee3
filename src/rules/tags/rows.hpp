// The syntax of tag pairs.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info tags_rules[] = {
  {.id = rule::tag_missing_open_bracket, .name = "tag-missing-open-bracket", .group = 5,
   .section = "PGN 8.1", .decisions = "D122", .levels = always(error), .after = recovery::drop,
   .fix = applicability::all,
   .summary = "A tag pair begins with a left bracket.",
   .message = "a tag pair begins here without its left bracket",
   .explanation = "The first of the four tokens of a tag pair is the left bracket (section 8.1). "
                  "Without it name and value read as a symbol and a string of the movetext, and "
                  "the tag section ends one pair too early.",
   .wrong = R"(Board "1"])",
   .right = R"([Board "1"])",
   .help = "Add the left bracket before the tag name."},

  {.id = rule::tag_missing_name, .name = "tag-missing-name", .group = 5,
   .section = "PGN 8.1", .decisions = "D122", .levels = always(error), .after = recovery::drop,
   .summary = "A tag pair has a name.",
   .message = "this tag pair has no name before its value",
   .explanation = "The second of the four tokens of a tag pair is a symbol, its name (section "
                  "8.1). A value without a name can be stored nowhere.",
   .wrong = R"(["1"])",
   .right = R"([Board "1"])",
   .help = "Write the name of the tag before the value."},

  {.id = rule::tag_missing_value, .name = "tag-missing-value", .group = 5,
   .section = "PGN 8.1", .decisions = "D108, D122",
   .levels = always(error), .after = recovery::drop,
   .summary = "A tag pair has a value.",
   .message = "this tag pair has no value",
   .explanation = "The third of the four tokens of a tag pair is a string, its value (section "
                  "8.1). An unknown value is written, not left out: as a question mark for most "
                  "tags.",
   .wrong = "[Board]",
   .right = R"([Board "1"])",
   .help = "Write the value in quotes after the name, or delete the tag pair."},

  {.id = rule::tag_value_not_string, .name = "tag-value-not-string", .group = 5,
   .section = "PGN 8.1", .decisions = "D41, D122", .levels = always(error), .after = recovery::drop,
   .fix = applicability::all,
   .summary = "The value of a tag pair is a string in quotes.",
   .message = "tag value `{}` is not in quotes",
   .explanation = "For the time being only strings are allowed as tag values, and for the seven "
                  "tag roster that will not change (section 8.1). Numbers need quotes as well; "
                  "readers reject or skip a bare value.",
   .wrong = "[Board 1]",
   .right = R"([Board "1"])",
   .help = "Put the value in quotes."},

  {.id = rule::tag_extra_token, .name = "tag-extra-token", .group = 5,
   .section = "PGN 8.1", .decisions = "D122", .levels = always(error), .after = recovery::drop,
   .summary = "A tag pair consists of exactly four tokens.",
   .message = "`{}` is one token too many in this tag pair",
   .explanation = "Bracket, name, value, bracket: section 8.1 leaves no room for more. Readers "
                  "take the first value, the last one, or everything up to the bracket.",
   .wrong = R"([Board "1" "2"])",
   .right = R"([Board "1"])",
   .help = "Delete the extra token, or make another tag pair of it."},

  {.id = rule::tag_missing_close_bracket, .name = "tag-missing-close-bracket", .group = 5,
   .section = "PGN 8.1", .decisions = "D105, D122, D146",
   .levels = always(error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "A tag pair ends with a right bracket.",
   .message = "this tag pair is not closed with `]`",
   .explanation = "The fourth token of a tag pair is the right bracket (section 8.1). Name and "
                  "value are certain here, but readers that look for the bracket take the next "
                  "tag pair for a part of this one.",
   .wrong = R"([Board "1"\n[Section "Open"])",
   .right = R"([Board "1"]\n[Section "Open"])",
   .help = "Add the right bracket after the value."},

  {.id = rule::tag_name_bad_character, .name = "tag-name-bad-character", .group = 5,
   .section = "PGN 8.1", .decisions = "D33", .levels = always(error), .after = recovery::keep,
   .summary = "A tag name consists of letters, digits and underscores only.",
   .message = "tag name `{}` contains a character other than letters, digits and underscores",
   .explanation = "Section 8.1 narrows the symbol down so that names can serve as field names in "
                  "databases. The signs `+ # = : -` may continue a symbol but not a tag name.",
   .wrong = R"([Team-White "Riga"])",
   .right = R"([WhiteTeam "Riga"])",
   .help = "Rename the tag, with an underscore or a capital letter where the sign stands."},

  {.id = rule::tag_name_not_capitalized, .name = "tag-name-not-capitalized", .group = 5,
   .section = "PGN 8.1", .decisions = "D33",
   .levels = by_profile(warning, warning, error, warning), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "A tag name begins with an upper case letter; archival storage demands it.",
   .message = "tag name `{}` does not begin with an upper case letter",
   .explanation = "All tag names used for archival storage begin with a capital (section 8.1). "
                  "Names are case sensitive, so a lower case spelling is another tag to every "
                  "program that keeps to the standard.",
   .wrong = R"([remark "brilliancy prize"])",
   .right = R"([Remark "brilliancy prize"])",
   .help = "Capitalise the first letter of the name."},

  {.id = rule::tag_name_case_variant, .name = "tag-name-case-variant", .group = 5,
   .section = "PGN 8.1 derived", .decisions = "D33, D134",
   .levels = always(warning), .after = recovery::keep, .fix = applicability::all,
   .summary = "A tag name does not differ from a standard name in letter case only.",
   .message = "tag name `{}` is a standard name in the wrong case",
   .explanation = "Tag names are case sensitive (section 8.1), so this is not the standard tag: "
                  "its value is neither checked nor used, and a set-up position written this way "
                  "is missed. Where the moves of a game with `[fen ...]` do not fit the initial "
                  "array, this is the reason: then it is an error, and the moves are not checked.",
   .wrong = R"([WhiteELO "2700"])",
   .right = R"([WhiteElo "2700"])",
   .help = "Write the name as the standard spells it."},

  {.id = rule::tag_duplicate, .name = "tag-duplicate", .group = 5,
   .section = "PGN 8.1", .decisions = "D37, D123", .levels = always(error), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "A tag name appears once in a tag section.",
   .message = "tag `{}` appears again",
   .explanation = "The same name should not appear more than once (section 8.1). Some readers use "
                  "the first value, most use the last, so that one file describes two different "
                  "games; strictpgn uses the first.",
   .wrong = R"([Annotator "Tal, Mikhail"]\n[Annotator "Fine, R."])",
   .right = R"([Annotator "Tal, Mikhail"])",
   .help = "Keep one of the tag pairs; several items of one value are separated by colons."},

  {.id = rule::tag_section_missing, .name = "tag-section-missing", .group = 5,
   .section = "PGN 8.1", .decisions = "D34",
   .levels = import_export(info, error), .after = recovery::keep,
   .summary = "A game has a tag section.",
   .message = "this game has no tag pairs",
   .explanation = "Zero tag pairs are valid syntax (section 8.1), but nothing tells who played, "
                  "where and when, and export format asks for the seven tag roster.",
   .wrong = R"(1. e4 *\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .help = "Add the seven tags Event, Site, Date, Round, White, Black and Result."},

  {.id = rule::tag_section_in_movetext, .name = "tag-section-in-movetext", .group = 5,
   .section = "PGN 8, 18", .decisions = "D35, D112, D124",
   .levels = always(error), .after = recovery::give_up,
   .summary = "No tag pair stands between the first element of the movetext and its termination "
              "marker.",
   .message = "a tag pair stands in the middle of the movetext",
   .explanation = "A game is one tag section followed by one movetext (sections 8 and 18). A "
                  "bracket before the marker is mostly the next game: the end of this one was "
                  "lost. Some readers ignore the tag pair and mix the two games up.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4\n[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n)"
            R"([Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n1. d4 *\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n\n[Event "?"]\n[Site "?"]\n)"
            R"([Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n)"
            R"(1. d4 *\n)",
   .help = "Write the missing termination marker and an empty line before the tag pair, or move "
           "the tag pair to the top of its game."},

  {.id = rule::tag_without_movetext, .name = "tag-without-movetext", .group = 5,
   .section = "PGN 8, 8.2.6", .decisions = "D36, D108, D115, D123",
   .levels = always(error), .after = recovery::keep,
   .summary = "Each tag section is followed by movetext, at least by a termination marker.",
   .message = "no movetext follows this tag section",
   .explanation = "A game has both sections (section 8), and its movetext always ends with a "
                  "marker (section 8.2.6). Readers throw such a game away, or merge its tags with "
                  "those of the next one.",
   .wrong = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .help = "Add the moves and the termination marker, or at least the marker."},

  {.id = rule::tag_unknown_name, .name = "tag-unknown-name", .group = 5,
   .section = "PGN 8.1.1, 9", .decisions = "", .levels = always(off), .after = recovery::keep,
   .summary = "A tag name belongs to the standard, its supplement or a well-known extension.",
   .message = "tag name `{}` is not a known one",
   .explanation = "Other names are permitted and encouraged (sections 8.1.1 and 9), so this rule "
                  "is off unless asked for. It finds slips of spelling, which otherwise hide a "
                  "value from every reader.",
   .wrong = R"([Sponsor "Acme"])",
   .right = R"([EventSponsor "Acme"])",
   .help = "Check the spelling of the name, or leave the rule off if the tag is your own."},

  {.id = rule::tag_value_empty, .name = "tag-value-empty", .group = 5,
   .section = "PGN 7, 8.1.1.x", .decisions = "D38",
   .levels = in_modern(info, import_export(warning, error)), .after = recovery::keep,
   .summary = "The value of a standard tag is not the empty string.",
   .message = "the value of this standard tag is empty",
   .explanation = "An empty string is a legal token (section 7), but the standard has its own "
                  "marks for what is unknown or does not apply: a question mark or a hyphen. An "
                  "empty value leaves open which is meant.",
   .wrong = R"([Opening ""])",
   .right = R"([Opening "Ruy Lopez"])",
   .help = "Write the value, or `?` if it is unknown, or delete the tag pair.",
   .modern = "ChessBase leaves the values of unknown ratings and openings empty."},

  {.id = rule::tag_value_colon, .name = "tag-value-colon", .group = 5,
   .section = "PGN 8.1", .decisions = "D39", .levels = always(info), .after = recovery::keep,
   .summary = "In a tag value a colon only separates the items of a list.",
   .message = "the colon in `{}` reads as a separator of items",
   .explanation = "Section 8.1 gives the colon to lists such as the players of a consultation "
                  "game and asks that it not appear otherwise. A program that splits at colons "
                  "makes two items of this value. Times, time controls and network addresses are "
                  "exempt.",
   .wrong = R"([Section "Open: group A"])",
   .right = R"([Section "Open, group A"])",
   .help = "Write a comma or a hyphen instead."},

  {.id = rule::tag_value_empty_item, .name = "tag-value-empty-item", .group = 5,
   .section = "PGN 8.1 derived", .decisions = "",
   .levels = always(warning), .after = recovery::keep,
   .summary = "The items of a tag value that colons separate are not empty.",
   .message = "an item of `{}` is empty",
   .explanation = "A colon stands between two adjacent items (section 8.1), so nothing before, "
                  "after or between colons means a nameless item. It shifts the items of the "
                  "matching title and rating tags.",
   .wrong = R"([White ":Fine, R."])",
   .right = R"([White "Fine, R."])",
   .help = "Delete the superfluous colon, or write `-` or `?` for the item that is not known."},

  {.id = rule::tag_value_surrounding_space, .name = "tag-value-surrounding-space", .group = 5,
   .section = "DF", .decisions = "", .levels = always(info), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "A tag value neither begins nor ends with a blank.",
   .message = "value `{}` has a blank at its start or end",
   .explanation = "The standard does not mention it, but the blank is part of the value: sorted "
                  "or searched, the player with a blank is someone else than the one without.",
   .wrong = R"([Annotator "Tal, Mikhail "])",
   .right = R"([Annotator "Tal, Mikhail"])",
   .help = "Delete the blank next to the quote."},

  {.id = rule::tag_integer_leading_zero, .name = "tag-integer-leading-zero", .group = 5,
   .section = "DF", .decisions = "D45", .levels = always(info), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "An integer tag value has no superfluous leading zeros.",
   .message = "number `{}` has a leading zero",
   .explanation = "The standard asks for integers and says nothing of zeros in front. Programs "
                  "that compare the values as text find two different ratings or boards.",
   .wrong = R"([WhiteElo "02700"])",
   .right = R"([WhiteElo "2700"])",
   .help = "Delete the leading zeros."},
};
// clang-format on

}  // namespace strictpgn::rows
