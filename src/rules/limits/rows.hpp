// Limits of this implementation, which PGN itself does not have.
// The fragments are movetext, with the limits that the explanations name.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info limits_rules[] = {
  {.id = rule::limit_rav_depth, .name = "limit-rav-depth", .group = 19,
   .section = "D103", .decisions = "D103, D128",
   .levels = always(error), .after = recovery::give_up,
   .summary = "Variations are nested no deeper than the limit, by default 256.",
   .message = "variations are nested deeper than the limit",
   .explanation = "PGN itself has no such limit (section 2.2), but a file of thousands of "
                  "parentheses must not bring a program down. The limit can be changed, and "
                  "reaching it is always reported. The example goes with a limit of 1.",
   .wrong = "1. e4 (1. d4 (1. c4)) *",
   .right = "1. e4 (1. d4) *",
   .help = "Raise the limit if the game is meant to be like this."},

  {.id = rule::limit_token_size, .name = "limit-token-size", .group = 19,
   .section = "D103", .decisions = "D103, D125, D128",
   .levels = always(error), .after = recovery::give_up,
   .summary = "A comment is no longer than its limit, by default 16 MiB, and any other token than "
              "64 KiB.",
   .message = "a token or comment is longer than the limit",
   .explanation = "PGN itself does not limit comments, but a brace that is never closed would "
                  "otherwise draw the rest of a large file into memory. The limit can be changed, "
                  "and reaching it is always reported. The example goes with a limit of 16 bytes.",
   .wrong = "1. e4 {a comment of more than sixteen bytes} *",
   .right = "1. e4 {a short one} *",
   .help = "Close the comment where it ought to end, or raise the limit."},

  {.id = rule::limit_game_size, .name = "limit-game-size", .group = 19,
   .section = "D103", .decisions = "D103, D128",
   .levels = always(error), .after = recovery::give_up,
   .summary = "A game is no larger than the limits, by default 256 MiB and 1048576 elements.",
   .message = "the game is larger than the limit",
   .explanation = "PGN itself does not limit the length of a game (section 2.2), but programs "
                  "have to keep one in memory, and no real game comes near these sizes. The "
                  "limits can be changed, and reaching one is always reported. The example goes "
                  "with a limit of 3 elements.",
   .wrong = "1. e4 e5 2. Nf3 Nc6 *",
   .right = "1. e4 *",
   .help = "Check that the file is what it should be, or raise the limit."},

  {.id = rule::limit_diagnostics, .name = "limit-diagnostics", .group = 19,
   .section = "D103", .decisions = "D103, D120, D128",
   .levels = always(info), .after = recovery::keep,
   .summary = "All findings are kept, up to a limit of 100000 by default.",
   .message = "further findings are counted but not kept",
   .explanation = "Reports that have to keep their findings stop doing so at this number, and the "
                  "counting goes on, so that the totals stay right. The limit can be changed. The "
                  "example goes with a limit of 1.",
   .wrong = "1. nf3 nf6 *",
   .right = "1. Nf3 Nf6 *",
   .help = "Put right the first findings and run the check again, or raise the limit."},
};
// clang-format on

}  // namespace strictpgn::rows
