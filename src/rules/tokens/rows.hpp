// Tokens.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info tokens_rules[] = {
  {.id = rule::token_unexpected_character, .name = "token-unexpected-character", .group = 4,
   .section = "PGN 7", .decisions = "D28, D109", .levels = always(error), .after = recovery::drop,
   .summary = "Outside strings and comments every character is white space or belongs to a token.",
   .message = "no token begins with `{}`",
   .explanation = "Section 7 lists all tokens, and this character starts none of them and does "
                  "not continue the one before it. Some readers skip it without a word, others "
                  "lose the move next to it.",
   .wrong = "1. e4, e5 *",
   .right = "1. e4 e5 *",
   .help = "Delete the character, or put the text it belongs to into a comment."},

  {.id = rule::token_angle_bracket, .name = "token-angle-bracket", .group = 4,
   .section = "PGN 7", .decisions = "D23", .levels = always(error), .after = recovery::drop,
   .summary = "The angle brackets `<` and `>` are not used.",
   .message = "`{}` uses the reserved angle brackets",
   .explanation = "Section 7 reserves the two angle brackets for future expansion, so nothing may "
                  "stand between them today. They appear in files that were cut out of web pages.",
   .wrong = "1. e4 <diagram> e5 *",
   .right = "1. e4 {diagram} 1... e5 *",
   .help = "Delete the angle brackets and what they enclose, or write it as a comment."},

  {.id = rule::string_unterminated, .name = "string-unterminated", .group = 4,
   .section = "PGN 7", .decisions = "D26, D122", .levels = always(error), .after = recovery::drop,
   .fix = applicability::all,
   .summary = "A string is closed on the line where it is opened.",
   .message = "this string is not closed on its line",
   .explanation = "A newline is not permitted inside a string (section 7), so the closing quote "
                  "must come first. Readers that go on looking for it swallow the tag pairs that "
                  "follow, or the whole game.",
   .wrong = R"([Annotator "Tal, Mikhail N.])",
   .right = R"([Annotator "Tal, Mikhail N."])",
   .help = "Add the closing quote."},

  {.id = rule::string_tab, .name = "string-tab", .group = 4,
   .section = "PGN 4.2, 7", .decisions = "", .levels = always(error), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "A string contains no tab.",
   .message = "this string contains a tab",
   .explanation = "Section 4.2 bars tabs from string data and section 7 admits only printing "
                  "characters. What a tab looks like depends on the program, and two values that "
                  "look the same compare as different.",
   .wrong = R"([EventSponsor "Acme\tBank"])",
   .right = R"([EventSponsor "Acme Bank"])",
   .help = "Put a space in place of the tab."},

  {.id = rule::string_bad_escape, .name = "string-bad-escape", .group = 4,
   .section = "PGN 7", .decisions = "D24", .levels = always(error), .after = recovery::keep,
   .fix = applicability::safe,
   .summary = "A backslash in a string is followed by a quote or another backslash.",
   .message = "the backslash in `{}` escapes neither a quote nor a backslash",
   .explanation = "Section 7 defines two escapes, for the quote and for the backslash itself, and "
                  "gives no meaning to any other. Readers keep the backslash, drop it or reject "
                  "the tag, so the same file gives different values.",
   .wrong = R"([EventSponsor "Rook \\& Sons"])",
   .right = R"([EventSponsor "Rook & Sons"])",
   .help = "Double the backslash if it is meant, otherwise delete it."},

  {.id = rule::string_unescaped_quote, .name = "string-unescaped-quote", .group = 4,
   .section = "PGN 7", .decisions = "D25", .levels = always(error), .after = recovery::drop,
   .fix = applicability::all,
   .summary = "A quote inside a string is written as backslash and quote.",
   .message = "`{}` stands after the end of the string; a quote inside it needs a backslash",
   .explanation = "A string ends at its first quote that has no backslash before it (section 7). "
                  "The rest of the value is then junk between the string and the bracket: "
                  "nicknames and quoted titles get cut in half.",
   .wrong = R"([Annotator "The "Wizard" of Riga"])",
   .right = R"([Annotator "The \\"Wizard\\" of Riga"])",
   .help = "Write a backslash before each quote that belongs to the value."},

  {.id = rule::string_too_long, .name = "string-too-long", .group = 4,
   .section = "PGN 7", .decisions = "D08, D27", .levels = always(error), .after = recovery::keep,
   .summary = "A string holds at most 255 characters of data.",
   .message = "this string holds more than 255 characters",
   .explanation = "Section 7 limits a string to 255 characters, counted without its quotes and "
                  "after the escapes are resolved. A reader that reserves exactly that much room "
                  "cuts the value off. With the tag name around it such a string also breaks the "
                  "limit of the line.",
   .wrong = R"([EventSponsor "The festival of the four seas, held each summer by the chess clubs )"
            R"(of the coast with the kind support of the harbour masters, the lighthouse )"
            R"(keepers, the fishing fleet, the ferry companies and all the many friends of the )"
            R"(game who live between the two capes"])",
   .right = R"([EventSponsor "Chess clubs of the coast"])",
   .help = "Shorten the value; longer text belongs in a comment."},

  {.id = rule::string_outside_tag_pair, .name = "string-outside-tag-pair", .group = 4,
   .section = "PGN 18", .decisions = "", .levels = always(error), .after = recovery::drop,
   .summary = "A string appears only as the value of a tag pair.",
   .message = "string {} stands outside a tag pair",
   .explanation = "The formal syntax (section 18) knows strings only as tag values; movetext has "
                  "moves, numbers, annotations and a marker. Text about a move is written as a "
                  "comment.",
   .wrong = R"(1. e4 "best" e5 *)",
   .right = "1. e4 {best} 1... e5 *",
   .help = "Put the text in braces instead of quotes."},

  {.id = rule::symbol_too_long, .name = "symbol-too-long", .group = 4,
   .section = "PGN 7", .decisions = "", .levels = always(error), .after = recovery::drop,
   .summary = "A symbol, tag names included, has at most 255 characters.",
   .message = "this symbol has more than 255 characters",
   .explanation = "Section 7 limits a symbol to 255 characters. No move, number or sensible tag "
                  "name comes near that, so the text is usually binary data, or words whose "
                  "spaces were lost.",
   .wrong = "1. e4 "
            "very_long_annotation_very_long_annotation_very_long_annotation_very_long_annotat"
            "ion_very_long_annotation_very_long_annotation_very_long_annotation_very_long_ann"
            "otation_very_long_annotation_very_long_annotation_very_long_annotation_very_long"
            "_annotation_very e5 *",
   .right = "1. e4 {annotation} 1... e5 *",
   .help = "Delete the symbol, or put the text into a comment."},

  {.id = rule::nag_missing_digits, .name = "nag-missing-digits", .group = 4,
   .section = "PGN 7, 8.2.4", .decisions = "D32", .levels = always(error), .after = recovery::drop,
   .summary = "A dollar sign is followed at once by one or more digits.",
   .message = "a `$` without a number is no annotation glyph",
   .explanation = "A numeric annotation glyph is a dollar sign with a decimal number directly "
                  "after it (sections 7 and 8.2.4). With a space between them the number reads as "
                  "a move number.",
   .wrong = "1. e4 $ *",
   .right = "1. e4 $1 *",
   .help = "Write the number of the glyph directly after the dollar sign, or delete the sign."},

  {.id = rule::nag_out_of_range, .name = "nag-out-of-range", .group = 4,
   .section = "PGN 8.2.4", .decisions = "D32", .levels = always(error), .after = recovery::keep,
   .summary = "The number of an annotation glyph is from 0 to 255.",
   .message = "glyph `{}` is not from $0 to $255",
   .explanation = "Section 8.2.4 limits the value to 0 through 255. Readers that keep it in one "
                  "byte turn a greater number into another glyph; others drop the annotation.",
   .wrong = "1. e4 $256 *",
   .right = "1. e4 $1 *",
   .help = "Use the number of a defined glyph, or say it in a comment."},

  {.id = rule::nag_reserved, .name = "nag-reserved", .group = 4,
   .section = "PGN 10", .decisions = "D32", .levels = in_modern(info, always(warning)), .after = recovery::keep,
   .summary = "Annotation glyphs from $140 to $255 are not used.",
   .message = "glyph `{}` is reserved and has no meaning in the standard",
   .explanation = "Section 10 defines the glyphs up to 139 and reserves the rest. Several of "
                  "them, such as $146 for a novelty, have a meaning in some programs, but not the "
                  "same one everywhere and none at all in others.",
   .wrong = "1. e4 $146 *",
   .right = "1. e4 {novelty} *",
   .help = "Say it in a comment, or use a glyph from $1 to $139. `strictpgn explain '$146'` says "
           "what programs mean by it.",
   .modern = "ChessBase and lichess studies mark novelties and diagrams with glyphs such as "
             "$146 and $220."},

  {.id = rule::nag_null, .name = "nag-null", .group = 4,
   .section = "PGN 10", .decisions = "D32", .levels = always(warning), .after = recovery::keep,
   .fix = applicability::all,
   .summary = "The null glyph $0 does not appear in data for others.",
   .message = "the null glyph `{}` says nothing",
   .explanation = "Section 10 gives $0 to programmers as a placeholder and advises against it in "
                  "external data. A reader can only ignore it.",
   .wrong = "1. e4 $0 *",
   .right = "1. e4 *",
   .help = "Delete the glyph."},

  {.id = rule::nag_leading_zero, .name = "nag-leading-zero", .group = 4,
   .section = "PGN 8.2.4, 3.2.1 derived", .decisions = "D32",
   .levels = import_export(warning, error), .after = recovery::keep, .fix = applicability::safe,
   .summary = "The number of an annotation glyph has no leading zeros.",
   .message = "glyph `{}` has a leading zero",
   .explanation = "The number is a decimal integer (section 8.2.4). A leading zero does not "
                  "change its value, but export format has one spelling for each game (section "
                  "3.2.1), and the one for this glyph has none.",
   .wrong = "1. e4 $01 *",
   .right = "1. e4 $1 *",
   .help = "Delete the leading zeros."},
};
// clang-format on

}  // namespace strictpgn::rows
