// Reduced export format (PGN 3.2.4).
// The fragments are movetext or tag pairs, under the reduced profile.
#pragma once

#include "rules/levels.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rows {

// clang-format off
inline constexpr rule_info reduced_rules[] = {
  {.id = rule::reduced_extra_tag, .name = "reduced-extra-tag", .group = 17,
   .section = "PGN 3.2.4", .decisions = "",
   .levels = by_profile(off, off, off, error), .after = recovery::keep,
   .summary = "Reduced export has only the tags of the seven tag roster.",
   .message = "the tag pair `{}` is not in the seven tag roster",
   .explanation = "Reduced export is for the bulk storage of bare games, with the roster as their "
                  "only identification (section 3.2.4). Games from a set-up position cannot be "
                  "stored in it, since they need the tags SetUp and FEN.",
   .wrong = R"([ECO "B00"]\n\n1. e4 *)",
   .right = "1. e4 *",
   .help = "Remove the tag pair, or store the game in full export format."},

  {.id = rule::reduced_comment, .name = "reduced-comment", .group = 17,
   .section = "PGN 3.2.4", .decisions = "",
   .levels = by_profile(off, off, off, error), .after = recovery::keep,
   .summary = "Reduced export has no comments.",
   .message = "a comment stands in a game of reduced export format",
   .explanation = "Reduced export is for the bulk storage of unannotated games (section 3.2.4), "
                  "and simple programs read it without knowing comments.",
   .wrong = "1. e4 {best by test} *",
   .right = "1. e4 *",
   .help = "Remove the comment, or store the game in full export format."},

  {.id = rule::reduced_rav, .name = "reduced-rav", .group = 17,
   .section = "PGN 3.2.4", .decisions = "",
   .levels = by_profile(off, off, off, error), .after = recovery::keep,
   .summary = "Reduced export has no variations.",
   .message = "a variation stands in a game of reduced export format",
   .explanation = "Reduced export holds the moves that were played and nothing else (section "
                  "3.2.4). A program that reads only this format takes the moves of a variation "
                  "for moves of the game.",
   .wrong = "1. e4 (1. d4) *",
   .right = "1. e4 *",
   .help = "Remove the variation, or store the game in full export format."},

  {.id = rule::reduced_nag, .name = "reduced-nag", .group = 17,
   .section = "PGN 3.2.4", .decisions = "",
   .levels = by_profile(off, off, off, error), .after = recovery::keep,
   .summary = "Reduced export has no NAGs and no suffix annotations.",
   .message = "the annotation `{}` stands in a game of reduced export format",
   .explanation = "Reduced export is for the bulk storage of unannotated games (section 3.2.4), "
                  "and a NAG is an annotation like any other.",
   .wrong = "1. e4 $1 *",
   .right = "1. e4 *",
   .help = "Remove the annotation, or store the game in full export format."},
};
// clang-format on

}  // namespace strictpgn::rows
