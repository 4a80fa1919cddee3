// EPD records (EPD 16.2).
// The fragments are single EPD records.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info epd_rules[] = {
  {.id = rule::epd_field_count, .name = "epd-field-count", .group = 15,
   .section = "EPD 16.2, 16.2.3", .decisions = "",
   .levels = always(error), .after = recovery::give_up,
   .summary = "An EPD record begins with four position fields, one space apart.",
   .message = "the record does not begin with four position fields",
   .explanation = "Piece placement, active color, castling availability and en passant target are "
                  "all required (section 16.2.3). If one is missing, the first opcode is taken "
                  "for a field, so the record is given up.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w -",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - -",
   .help = "Give all four fields; write `-` for no castling rights and for no en passant target."},

  {.id = rule::epd_fen_clocks, .name = "epd-fen-clocks", .group = 15,
   .section = "EPD 16.2.3", .decisions = "D97", .levels = in_modern(info, always(error)), .after = recovery::keep,
   .summary = "No halfmove clock and fullmove number follow the four fields of an EPD record.",
   .message = "`{}` after the fourth field belongs to FEN and not to EPD",
   .explanation = "EPD left these two fields of FEN out and has the operations hmvc and fmvn "
                  "instead (sections 16.2.5.13 and 16.2.5.14). With `0 1` appended the record is "
                  "neither, and a strict reader finds a number where an opcode belongs. The "
                  "values are kept.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - fmvn 1; hmvc 0;",
   .help = "Write the operations fmvn and hmvc, or leave the numbers out.",
   .modern = "Most suites put operations behind a whole FEN, and the clocks are kept."},

  {.id = rule::epd_operation_missing_semicolon, .name = "epd-operation-missing-semicolon",
   .group = 15, .section = "EPD 16.2.4", .decisions = "",
   .levels = always(error), .after = recovery::keep,
   .summary = "Every operation ends in a semicolon, attached to its last operand or to its "
              "opcode.",
   .message = "the operation `{}` does not end in a semicolon",
   .explanation = "Only the semicolon shows that an operation is over, since many opcodes take "
                  "any number of operands (section 16.2.4). Without it the next opcode is read as "
                  "one more operand.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;",
   .help = "Attach a semicolon to the end of the operation.",
   .modern = "Only an info at the end of the line or before a semicolon: many suites leave the "
             "last one out."},

  {.id = rule::epd_operation_separator, .name = "epd-operation-separator", .group = 15,
   .section = "EPD 16.2.4", .decisions = "", .levels = in_modern(info, always(error)), .after = recovery::keep,
   .summary = "One space precedes each operation, and nothing follows the last semicolon.",
   .message = "the operation is not set off by exactly one space",
   .explanation = "A single space stands between the fourth field and the first operation and "
                  "between two operations (section 16.2.4). Other spacing gives equal records "
                  "different texts, and some readers cut at every space.",
   .wrong = R"(4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;id "A.1";)",
   .right = R"(4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id "A.1";)",
   .help = "Put one space before each operation and none at the end of the line.",
   .modern = "Suites for perft write ` ;D1 20`, and many records end in a blank."},

  {.id = rule::epd_operand_separator, .name = "epd-operand-separator", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "", .levels = in_modern(info, always(error)), .after = recovery::keep,
   .summary = "One space precedes each operand, and none precedes the semicolon.",
   .message = "the operand is not set off by exactly one space",
   .explanation = "A single space stands between the opcode and its first operand and between two "
                  "operands, and the semicolon follows at once (section 16.2.4.1). Readers that "
                  "cut at every space find empty operands otherwise.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - bm  e4;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;",
   .help = "Put one space before each operand and none before the semicolon.",
   .modern = "Suites for perft write `D1 20 ;`, and many that were typed have blanks too many."},

  {.id = rule::epd_opcode_syntax, .name = "epd-opcode-syntax", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "D95", .levels = in_modern(warning, always(error)), .after = recovery::drop,
   .summary = "An opcode is a letter followed by up to fourteen letters, digits or underscores.",
   .message = "the opcode `{}` is not a letter with up to fourteen letters, digits or underscores",
   .explanation = "Readers recognise an opcode by this form (section 16.2.4.1). One that begins "
                  "with a digit, contains a hyphen or has more than fifteen characters may be cut "
                  "short or taken for an operand, so the operation is dropped.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - best-move e4;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;",
   .help = "Use an opcode of the public list, or one of the prescribed form.",
   .modern = "What people write behind a position are often words that are no opcode, and they "
             "are lost: that is worth a warning. A semicolon without an operation is an info."},

  {.id = rule::epd_opcode_archival_name, .name = "epd-opcode-archival-name", .group = 15,
   .section = "EPD 16.2.4.2", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "Public opcodes are in lower case and have at least two characters.",
   .message = "the opcode `{}` does not have the form of a public one",
   .explanation = "Opcodes that begin with a capital are set aside for single programs and "
                  "experiments, and public ones have two characters or more (section 16.2.4.2). "
                  "Other programs skip the operation, so nothing that they need may stand in it.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - BestMove e4;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;",
   .help = "Use an opcode of the public list in records for other programs."},

  {.id = rule::epd_opcode_duplicate, .name = "epd-opcode-duplicate", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "", .levels = always(error), .after = recovery::keep,
   .summary = "An opcode occurs at most once in a record.",
   .message = "the opcode `{}` occurs more than once in this record",
   .explanation = "Operations are read from left to right, and programs differ on whether the "
                  "first or the last of two equal ones counts (section 16.2.4.1). Here it is the "
                  "first.",
   .wrong = R"(4k3/8/8/8/8/8/4P3/4K3 w - - c0 "a"; c0 "b";)",
   .right = R"(4k3/8/8/8/8/8/4P3/4K3 w - - c0 "a"; c1 "b";)",
   .help = "Remove one of the operations; for several comments use c0 to c9.",
   .modern = "Only an info where the operands are the same."},

  {.id = rule::epd_opcode_order, .name = "epd-opcode-order", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "", .levels = in_modern(info, always(warning)), .after = recovery::keep,
   .summary = "Operations stand in the ASCII order of their opcodes.",
   .message = "the opcode `{}` is out of ASCII order",
   .explanation = "With a fixed order equal records have equal texts, and the comments c0 to c9 "
                  "fill their registers in sequence (sections 16.2.4.1 and 16.2.5.5). Readers "
                  "accept any order, since the meaning is the same.",
   .wrong = R"(4k3/8/8/8/8/8/4P3/4K3 w - - id "A.1"; bm e4;)",
   .right = R"(4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id "A.1";)",
   .help = "Sort the operations by their opcodes.",
   .modern = "Suites have `bm` first and `id` last, whatever comes between."},

  {.id = rule::epd_opcode_unknown, .name = "epd-opcode-unknown", .group = 15,
   .section = "EPD 16.2.4.2", .decisions = "", .levels = always(info), .after = recovery::keep,
   .summary = "An opcode is in the public list; any other is ignored without error.",
   .message = "the opcode `{}` is not in the public list",
   .explanation = "A program ignores an operation that it does not know and reads the rest "
                  "(section 16.2.4.2). A mistyped opcode therefore disappears without a word, "
                  "which this finding brings to light.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - rating 2400;",
   .right = R"(4k3/8/8/8/8/8/4P3/4K3 w - - c0 "rating 2400";)",
   .help = "Check the spelling, and leave the opcode if it is meant for one program."},

  {.id = rule::epd_operand_character, .name = "epd-operand-character", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "", .levels = always(error), .after = recovery::drop,
   .summary = "An operand without quotes consists of printing ASCII characters other than space "
              "and semicolon.",
   .message = "the operand `{}` has a character that is not printing ASCII",
   .explanation = "EPD is defined on the ASCII character set (section 16.2). Accented letters and "
                  "control characters reach the reader as bytes of unknown meaning, so the "
                  "operand is dropped.",
   .wrong = R"(4k3/8/8/8/8/8/4P3/4K3 w - - noop caf\xE9;)",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - noop cafe;",
   .help = "Replace the character by printing ASCII."},

  {.id = rule::epd_string_unterminated, .name = "epd-string-unterminated", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "D93",
   .levels = always(error), .after = recovery::give_up,
   .summary = "A string operand is closed by a quote.",
   .message = "the string `{}` is not closed by a quote",
   .explanation = "Everything up to the next quote belongs to the string, semicolons included "
                  "(section 16.2.4.1), so the rest of the line cannot be read. There is no escape "
                  "in EPD: a quote inside a string always ends it.",
   .wrong = R"(4k3/8/8/8/8/8/4P3/4K3 w - - id "A.1;)",
   .right = R"(4k3/8/8/8/8/8/4P3/4K3 w - - id "A.1";)",
   .help = "Add the closing quote before the semicolon."},

  {.id = rule::epd_string_character, .name = "epd-string-character", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "D93", .levels = always(error), .after = recovery::keep,
   .summary = "A string consists of printing ASCII characters.",
   .message = "the string `{}` has a character that is not printing ASCII",
   .explanation = "EPD uses the ASCII character set (section 16.2), and a string is a series of "
                  "printing characters (section 16.2.4.1). Tabs and accented letters show "
                  "differently from system to system, and a quote cannot be written inside a "
                  "string at all.",
   .wrong = R"(4k3/8/8/8/8/8/4P3/4K3 w - - id "caf\xE9";)",
   .right = R"(4k3/8/8/8/8/8/4P3/4K3 w - - id "cafe";)",
   .help = "Replace the character by printing ASCII."},

  {.id = rule::epd_string_too_long, .name = "epd-string-too-long", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "", .levels = always(error), .after = recovery::keep,
   .summary = "A string has fewer than 256 bytes of data.",
   .message = "the string has 256 bytes of data or more",
   .explanation = "The bound lets programs keep strings in a fixed space (section 16.2.4.1), "
                  "where a longer one is cut off. The quotes are not counted.",
   .wrong = R"(4k3/8/8/8/8/8/4P3/4K3 w - - c0 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";)",
   .right = R"(4k3/8/8/8/8/8/4P3/4K3 w - - c0 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde";)",
   .help = "Shorten the text, or spread it over the comments c0 to c9."},

  {.id = rule::epd_operand_count, .name = "epd-operand-count", .group = 15,
   .section = "EPD 16.2.5.x", .decisions = "", .levels = always(error), .after = recovery::keep,
   .summary = "An opcode has as many operands as its definition gives it.",
   .message = "the opcode `{}` has the wrong number of operands",
   .explanation = "Each opcode of the public list takes a set number of operands (section "
                  "16.2.5): pm and dm one, tcri two, resign none, bm any number. A program that "
                  "meets another number ignores the operation or misreads it.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - pm e4 e3;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - pm e4;",
   .help = "Give the opcode as many operands as it takes."},

  {.id = rule::epd_operand_type, .name = "epd-operand-type", .group = 15,
   .section = "EPD 16.2.5.x", .decisions = "D94", .levels = always(error), .after = recovery::keep,
   .summary = "An operand is of the kind that its opcode asks for.",
   .message = "the operand `{}` is not of the kind that its opcode takes",
   .explanation = "Opcodes take integers, moves or strings in quotes (section 16.2.5). Names and "
                  "opening codes are strings; test suites often omit their quotes, and a space in "
                  "the name then makes several operands of it.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - id A.1;",
   .right = R"(4k3/8/8/8/8/8/4P3/4K3 w - - id "A.1";)",
   .help = "Write an operand of the right kind; strings stand in quotes.",
   .modern = "Only an info for text without quotes, as `id BK.01`, and for `bm #7`, how soon a "
             "mate is due."},

  {.id = rule::epd_operand_range, .name = "epd-operand-range", .group = 15,
   .section = "EPD 16.2.5.x", .decisions = "", .levels = always(error), .after = recovery::keep,
   .summary = "An integer operand lies in the range of its opcode.",
   .message = "the operand `{}` is out of the range of its opcode",
   .explanation = "The numbers of dm, fmvn, rc and tcgs begin at 1 and those of acn, acs and hmvc "
                  "at 0, and ce runs from -32767 to 32766 (section 16.2.5). Outside its range a "
                  "number has no meaning.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - rc 0;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - rc 1;",
   .help = "Correct the number."},

  {.id = rule::epd_operand_order, .name = "epd-operand-order", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "", .levels = in_modern(info, always(warning)), .after = recovery::keep,
   .summary = "The operands of an opcode stand in ASCII order where their order has no meaning of "
              "its own.",
   .message = "the operand `{}` is out of ASCII order",
   .explanation = "In ASCII capitals precede lower case letters, so piece moves come before pawn "
                  "moves (section 16.2.4.1). The moves of pv stand in playing order, and the "
                  "operands of tcri, tcsi and noop are not sorted either.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 Kd2;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - bm Kd2 e4;",
   .help = "Sort the operands, with capitals before lower case letters.",
   .modern = "Suites list the best moves by their worth."},

  {.id = rule::epd_operand_duplicate, .name = "epd-operand-duplicate", .group = 15,
   .section = "EPD 16.2.5.3-4 derived", .decisions = "",
   .levels = always(warning), .after = recovery::keep,
   .summary = "A move occurs only once in the am and bm of a record.",
   .message = "the move `{}` is already among the moves of am or bm",
   .explanation = "The operands of am and of bm are sets, so that repeating one adds nothing "
                  "(sections 16.2.5.3 and 16.2.5.4). A move in both is called best and to be "
                  "avoided at once, and a program cannot be scored by such a record.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - am e4; bm e4;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - am e3; bm e4;",
   .help = "Keep the move where it belongs and remove it elsewhere."},

  {.id = rule::epd_integer_syntax, .name = "epd-integer-syntax", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "", .levels = always(error), .after = recovery::drop,
   .summary = "An integer operand is digits, with a sign before them if need be.",
   .message = "the operand `{}` is not an integer",
   .explanation = "Integers have no point, exponent or unit (section 16.2.4.1). A score in pawns "
                  "such as `1.5` is a frequent slip: ce counts centipawns, so it would be 150.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - ce 1.5;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - ce 150;",
   .help = "Write digits only, with a hyphen before them if the number is negative.",
   .modern = "Only an info for `ce +M2`, how soon a mate is due."},

  {.id = rule::epd_integer_plus, .name = "epd-integer-plus", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "A non-negative integer has no plus sign.",
   .message = "the integer `{}` has a plus sign",
   .explanation = "The standard permits the sign and discourages it (section 16.2.4.1). With it "
                  "the same number has two spellings, and some programs do not read it.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - ce +12;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - ce 12;",
   .help = "Remove the plus sign."},

  {.id = rule::epd_float_syntax, .name = "epd-float-syntax", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "", .levels = always(error), .after = recovery::drop,
   .summary = "A floating point operand is digits, a period and digits, with a sign before them "
              "if need be.",
   .message = "the operand `{}` is not a floating point number",
   .explanation = "At least one digit stands on either side of the period (section 16.2.4.1). No "
                  "opcode of the public list takes such a number, so this concerns opcodes added "
                  "by later lists.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - noop .5;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - noop 0.5;",
   .help = "Write at least one digit before and after the period."},

  {.id = rule::epd_move_not_san, .name = "epd-move-not-san", .group = 15,
   .section = "EPD 16.2.4.1", .decisions = "D96, D142",
   .levels = in_modern(info, always(warning)), .after = recovery::keep,
   .summary = "Moves in EPD operations are written in SAN.",
   .message = "the move `{}` is legal but not written in SAN",
   .explanation = "The standard gives no guarantee that a move in another notation is read "
                  "correctly (section 16.2.4.1). Suites made by programs often have engine "
                  "notation such as `e2e4`, or `Ng1f3` where `Nf3` would do. The move is accepted "
                  "because it is legal, and what SAN asks for besides is no longer a matter.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e2e4;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;",
   .help = "Write the move in SAN.",
   .modern = "Suites made by programs have engine notation, `e2e4` or `Ng1f3`, and the move is "
             "the same."},

  {.id = rule::epd_move_illegal, .name = "epd-move-illegal", .group = 15,
   .section = "EPD 16.2.5.3-4,18,19,22", .decisions = "",
   .levels = always(error), .after = recovery::drop,
   .summary = "The moves of am, bm, pm and sm can be played in the position, those of pv one "
              "after the other.",
   .message = "the move `{}` cannot be played here",
   .explanation = "The definitions of these opcodes ask for playable moves (section 16.2.5), so "
                  "the move or the position is wrong. A test with such a move can never be "
                  "solved.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e5;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;",
   .help = "Correct the move or the position."},

  {.id = rule::epd_draw_without_sm, .name = "epd-draw-without-sm", .group = 15,
   .section = "EPD 16.2.5.9-10", .decisions = "", .levels = always(error), .after = recovery::keep,
   .summary = "The operations draw_claim and draw_offer come with the operation sm.",
   .message = "the operation `{}` comes without a supplied move",
   .explanation = "A draw is claimed or offered together with a move, and the record has to "
                  "supply it (sections 16.2.5.9 and 16.2.5.10). Without it the receiver does not "
                  "know which position the claim or offer is about.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - draw_offer;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - draw_offer; sm e4;",
   .help = "Add the operation sm with the move."},

  {.id = rule::epd_draw_accept_reject, .name = "epd-draw-accept-reject", .group = 15,
   .section = "EPD 16.2.5.8,11 derived", .decisions = "",
   .levels = always(warning), .after = recovery::keep,
   .summary = "A record accepts a draw offer or rejects it, but not both.",
   .message = "the record both accepts and rejects a draw offer",
   .explanation = "The two operations answer the same offer (sections 16.2.5.8 and 16.2.5.11) and "
                  "exclude each other. One receiver ends the game, another plays on.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - draw_accept; draw_reject;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - draw_accept;",
   .help = "Keep the answer that is meant."},

  {.id = rule::epd_pm_pv_mismatch, .name = "epd-pm-pv-mismatch", .group = 15,
   .section = "EPD 16.2.5.18-19", .decisions = "", .levels = always(error), .after = recovery::keep,
   .summary = "The predicted move is the first move of a predicted variation that has moves.",
   .message = "the predicted move `{}` is not the first move of pv",
   .explanation = "Both operations show what the writer holds for best play (sections 16.2.5.18 "
                  "and 16.2.5.19), so they begin with the same move. If they differ, one of them "
                  "was not brought up to date.",
   .wrong = "4k3/8/8/8/8/8/4P3/4K3 w - - pm e4; pv e3 Kd7;",
   .right = "4k3/8/8/8/8/8/4P3/4K3 w - - pm e4; pv e4 Kd7;",
   .help = "Correct pm or pv."},

  {.id = rule::epd_ce_terminal, .name = "epd-ce-terminal", .group = 15,
   .section = "EPD 16.2.5.6", .decisions = "", .levels = always(warning), .after = recovery::keep,
   .summary = "Illegal, stalemated and dead positions and a mate on the move have the evaluations "
              "set aside for them.",
   .message = "the evaluation `{}` contradicts the position",
   .explanation = "A stalemate or a position without mating material has the value 0, an illegal "
                  "one -32767, and only a mate on the move 32766 (section 16.2.5.6). A program "
                  "that trusts another value expects a result that is not on the board.",
   .wrong = "k7/2Q5/1K6/8/8/8/8/8 b - - ce 50;",
   .right = "k7/2Q5/1K6/8/8/8/8/8 b - - ce 0;",
   .help = "Write the evaluation that the standard sets aside for this position."},

  {.id = rule::epd_ce_mate_parity, .name = "epd-ce-mate-parity", .group = 15,
   .section = "EPD 16.2.5.6 derived", .decisions = "",
   .levels = always(warning), .after = recovery::keep,
   .summary = "A mate in N scores 32767 - (2N - 1) for the side that mates on its move, -32767 + "
              "2N for the other.",
   .message = "the mate score `{}` has the wrong parity",
   .explanation = "The side to move mates after an odd number of plies and is mated after an even "
                  "one, so scores above 32000 are even and scores below -32000 odd (section "
                  "16.2.5.6). A score of the other parity is off by a ply.",
   .wrong = "7k/8/5K2/8/8/8/8/R7 w - - ce 32765;",
   .right = "7k/8/5K2/8/8/8/8/R7 w - - ce 32764;",
   .help = "Count the plies again: mate in two is 32764, and being mated in two is -32763."},

  {.id = rule::epd_line_too_long, .name = "epd-line-too-long", .group = 15,
   .section = "EPD 16.2.3", .decisions = "D98", .levels = always(warning), .after = recovery::keep,
   .summary = "An EPD line has at most 1024 characters.",
   .message = "the line has more than 1024 characters",
   .explanation = "Programs are encouraged to handle lines of up to 1024 characters (section "
                  "16.2.3), so a reader that does no more cuts a longer one off. The 255 "
                  "characters of a PGN line do not apply to EPD.",
   .wrong = R"(4k3/8/8/8/8/8/4P3/4K3 w - - c0 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef"; c1 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef"; c2 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef"; c3 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef0123456789";)",
   .right = R"(4k3/8/8/8/8/8/4P3/4K3 w - - c0 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef"; c1 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef"; c2 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef"; c3 ")"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            R"(0123456789abcdef0123456789abcdef0123456789abcdef012345678";)",
   .help = "Shorten the comments or leave operations out."},

  {.id = rule::epd_hmvc_ep, .name = "epd-hmvc-ep", .group = 15,
   .section = "EPD 16.2.5.14 derived", .decisions = "",
   .levels = always(warning), .after = recovery::keep,
   .summary = "The operation hmvc agrees with the en passant target and with fmvn.",
   .message = "the halfmove clock `{}` contradicts the en passant target or the fullmove number",
   .explanation = "An en passant target means that a pawn has just moved, which sets the clock to "
                  "0, and the clock cannot be ahead of the plies that fmvn allows (sections "
                  "16.2.5.13 and 16.2.5.14). One of the values belongs to another position.",
   .wrong = "4k3/8/8/8/4P3/8/8/4K3 b - e3 hmvc 4;",
   .right = "4k3/8/8/8/4P3/8/8/4K3 b - e3 hmvc 0;",
   .help = "Correct the clock, the en passant target or the fullmove number."},
};
// clang-format on

}  // namespace strictpgn::rows
