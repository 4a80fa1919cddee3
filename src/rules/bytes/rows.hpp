// Bytes and encoding.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info bytes_rules[] = {
  {.id = rule::char_nul, .name = "char-nul", .group = 1,
   .section = "PGN 4.1", .decisions = "D03, D114", .levels = always(error), .after = recovery::drop,
   .fix = applicability::safe,
   .summary = "The byte 0x00 appears nowhere in PGN data.",
   .message = "a NUL byte stands here",
   .explanation = "Section 4.1 admits four control characters and NUL is not among them. Programs "
                  "written in C take it for the end of the text: at least one widely used tool "
                  "drops the rest of the line and with it the game.",
   .wrong = R"(1. e4\x00 e5 *)",
   .right = "1. e4 e5 *",
   .help = "Delete the NUL byte; if there are many, the file is damaged or is not a text file at "
           "all."},

  {.id = rule::char_control_forbidden, .name = "char-control-forbidden", .group = 1,
   .section = "PGN 4.1", .decisions = "D04, D114", .levels = always(error), .after = recovery::drop,
   .fix = applicability::safe,
   .summary = "Of the control characters 0x00 to 0x1F only the two tabs, line feed and carriage "
              "return appear.",
   .message = "control character `{}` is not allowed in PGN",
   .explanation = "Section 4.1 lists the permitted control characters: horizontal tab, vertical "
                  "tab, line feed and carriage return. A form feed, an escape or an old "
                  "end-of-file mark (0x1A) is no white space, so readers take it for part of a "
                  "token or lose the move beside it.",
   .wrong = R"(1. e4\x0C e5 *)",
   .right = "1. e4 e5 *",
   .help = "Delete the control character or put a space in its place."},

  {.id = rule::char_del, .name = "char-del", .group = 1,
   .section = "PGN 4.1", .decisions = "D114", .levels = always(error), .after = recovery::drop,
   .fix = applicability::safe,
   .summary = "The character DEL (0x7F) appears nowhere in PGN data.",
   .message = "a DEL character (0x7F) stands here",
   .explanation = "Section 4.1 sets code 127 apart from the 95 printing characters and says that "
                  "PGN does not use it. It is invisible on most screens, so it usually got there "
                  "by a slip of an editor or terminal.",
   .wrong = R"(1. e4 {sharp\x7F} *)",
   .right = "1. e4 {sharp} *",
   .help = "Delete the character."},

  {.id = rule::char_c1_control, .name = "char-c1-control", .group = 1,
   .section = "PGN 4.1", .decisions = "D01", .levels = always(error), .after = recovery::keep,
   .summary = "The code values 0x80 to 0x9F appear nowhere in PGN data.",
   .message = "`{}` lies in the unused range 0x80 to 0x9F",
   .explanation = "In ISO 8859-1 these 32 codes are controls that print nothing, and section 4.1 "
                  "excludes them. In practice they show that the text is not Latin-1: Windows "
                  "code page 1252 puts its dashes, curly quotes and ellipsis there, and UTF-8 "
                  "uses them as continuation bytes.",
   .wrong = R"(1. e4 {and so on\x85} *)",
   .right = "1. e4 {and so on...} *",
   .help = "Convert the text to ISO 8859-1, write the sign in ASCII, or check the file as UTF-8 "
           "if that is its encoding."},

  {.id = rule::char_latin1_discouraged, .name = "char-latin1-discouraged", .group = 1,
   .section = "PGN 4.1", .decisions = "D01", .levels = in_modern(info, always(warning)), .after = recovery::keep,
   .summary = "The code values 0xA0 to 0xBF are better avoided.",
   .message = "`{}` is from the range 0xA0 to 0xBF, which PGN discourages",
   .explanation = "Section 4.1 allows the signs in this range but advises against them, because "
                  "the other alphabets of the ISO 8859 family put different signs there: a half "
                  "sign for one reader is a letter for another.",
   .wrong = R"(1. e4 {worth \xBD of a pawn} *)",
   .right = "1. e4 {worth 1/2 of a pawn} *",
   .help = "Write the sign with ASCII characters.",
   .modern = "lichess, chess.com and ChessBase write UTF-8, in which guillemets and fractions "
             "are ordinary text."},

  {.id = rule::char_non_ascii_outside_text, .name = "char-non-ascii-outside-text", .group = 1,
   .section = "PGN 4.1", .decisions = "D109", .levels = always(error), .after = recovery::drop,
   .summary = "Characters above 0x7F appear only inside strings and comments.",
   .message = "`{}` is not ASCII and stands outside strings and comments",
   .explanation = "Section 4.1 confines the accented letters to tag values and commentary and "
                  "forbids them in symbols. Moves, numbers, tag names and markers are plain "
                  "ASCII, so such a character can start or continue no token.",
   .wrong = R"(1. e4 \xE9 e5 *)",
   .right = "1. e4 e5 *",
   .help = "Delete the character, or move the text into a comment."},

  {.id = rule::char_outside_latin1, .name = "char-outside-latin1", .group = 1,
   .section = "PGN 4.1 derived", .decisions = "D01",
   .levels = in_modern(info, always(error)), .after = recovery::keep,
   .summary = "In a file read as UTF-8 no character lies beyond U+00FF.",
   .message = "`{}` does not exist in ISO 8859-1",
   .explanation = "PGN data is a subset of ISO 8859-1 (section 4.1), which ends at U+00FF. UTF-8 "
                  "files with Cyrillic, Greek or Czech names are common and most current programs "
                  "read them, but the standard has no place for those letters.",
   .wrong = R"([White "\xD0\xA2\xD0\xB0\xD0\xBB\xD1\x8C"])",
   .right = R"([White "Tal"])",
   .help = "Transliterate the text into Latin letters; silence this rule if all readers of the "
           "file take UTF-8.",
   .modern = "lichess, chess.com and ChessBase write UTF-8, and names and comments in any "
             "script."},

  {.id = rule::encoding_utf8_suspected, .name = "encoding-utf8-suspected", .group = 1,
   .section = "DF", .decisions = "D01", .levels = always(warning), .after = recovery::keep,
   .summary = "The high bytes of a string or comment read as Latin-1 are not a well-formed UTF-8 "
              "sequence.",
   .message = "the bytes above 0x7F in this text look like UTF-8",
   .explanation = "Every byte from 0xC0 to 0xFF is a letter in Latin-1, so UTF-8 text cannot be "
                  "ruled out by its bytes, only suspected. Most sites now write UTF-8, whereas "
                  "the standard prescribes Latin-1; a reader that takes it at its word shows two "
                  "odd characters for each accented letter.",
   .wrong = R"(1. e4 {caf\xC3\xA9} *)",
   .right = R"(1. e4 {caf\xE9} *)",
   .help = "Check the file as UTF-8 if that is what it is, or convert it to ISO 8859-1."},

  {.id = rule::encoding_utf8_invalid, .name = "encoding-utf8-invalid", .group = 1,
   .section = "DF", .decisions = "D01, D143", .levels = always(error), .after = recovery::keep,
   .summary = "In a file read as UTF-8 the bytes form well-formed UTF-8.",
   .message = "byte sequence `{}` is not well-formed UTF-8",
   .explanation = "A truncated sequence, an overlong form, a surrogate or a value beyond U+10FFFF "
                  "has no meaning in UTF-8. The usual cause is a Latin-1 file, or a Latin-1 "
                  "comment pasted into a UTF-8 file; readers replace the byte, refuse the file or "
                  "stop there. The first place of a file is an error and says which of the two it "
                  "may be; the others, which have the same cause, are infos.",
   .wrong = R"(1. e4 {caf\xE9} *)",
   .right = R"(1. e4 {caf\xC3\xA9} *)",
   .help = "Convert the text to UTF-8, or check the file as Latin-1 (`--encoding latin1`)."},

  {.id = rule::encoding_bom, .name = "encoding-bom", .group = 1,
   .section = "PGN 4.1 derived", .decisions = "D02, D116",
   .levels = in_modern(info, always(error)), .after = recovery::keep, .fix = applicability::safe,
   .summary = "No UTF-8 byte order mark stands at the start of the file or anywhere outside "
              "strings and comments.",
   .message = "a UTF-8 byte order mark stands here",
   .explanation = "The bytes EF BB BF are no token and lie outside ASCII, so section 4.1 has no "
                  "place for them. Editors on Windows put them at the start of a file, and "
                  "joining files leaves them in the middle, where readers that skip only the "
                  "first one lose the tag pair after it.",
   .wrong = R"(\xEF\xBB\xBF[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n)"
            R"([White "?"]\n[Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .help = "Save the file without a byte order mark.",
   .modern = "ChessBase begins the UTF-8 files it exports with a byte order mark."},

  {.id = rule::encoding_utf16, .name = "encoding-utf16", .group = 1,
   .section = "PGN 4.1 derived", .decisions = "",
   .levels = always(error), .after = recovery::give_up,
   .summary = "The file is not written in UTF-16 or UTF-32.",
   .message = "the file is UTF-16 or UTF-32, not single-byte text",
   .explanation = "PGN characters are single bytes of ISO 8859-1 (section 4.1). In UTF-16 every "
                  "ASCII character drags a NUL byte along, so that no tag, move or marker can be "
                  "read; reading stops here.",
   .wrong = R"(\xFF\xFE[\x00S\x00i\x00t\x00e\x00 \x00"\x00?\x00"\x00]\x00\n\x00)",
   .right = R"([Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n)"
            R"([Black "?"]\n[Result "*"]\n\n1. e4 *\n)",
   .help = "Convert the file to ISO 8859-1 or UTF-8 and check it again."},
};
// clang-format on

}  // namespace strictpgn::rows
