// Putting right what is certain.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/catalogue.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/piece_letters.hpp"
#include "strictpgn/severity.hpp"
#include "strictpgn/source.hpp"
#include "strictpgn/span.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// Which fixes (`diagnostic::fix`) are carried out.
struct fix_options {
  /// `safe`: those that keep every game, tag, move and comment as it is understood; `all`: every
  /// one that changes nothing but what it is for; `none`: none.
  applicability most = applicability::safe;
  /// Only of findings that are at least so grave.
  severity least = severity::warning;
  /// How often the text is gone through at most: a fix may stand in the way of another, or bring
  /// to light what was hidden.
  std::uint32_t passes = 10;
};

/// A text put right.
struct fixed_text {
  std::string text;
  std::uint64_t fixed = 0;  ///< findings whose fix was carried out
  /// All passes were made, and there are fixes left that another might carry out.
  bool has_more = false;
};

/// Checks a text and carries out the fixes of its findings, until none is left or all passes
/// are made. The options are those of `check_database`. Nothing else of the text changes.
///
/// The new text is read again and compared with the old one, from game to game. It has as many
/// games, and each has the same tags with the same values, the same moves, sides named by move
/// numbers, glyphs, comments, variations and termination marker, except for what a fix that is
/// not safe is there to change; and no rule has more findings in it than before, infos included.
/// A fix with which that is not so is not carried out, and its finding stays (a longer move may
/// leave no room on its line, which `write_database` fills anew). Of many such fixes in one game
/// others may be left with them. The time grows with the text: it is read a few times. Beside the
/// text some hundred bytes are kept for each game that changes.
fixed_text apply_fixes(std::string_view text, const options& options = {},
                       const fix_options& chosen = {});

/// A game that was not translated, though not all its moves can be played and some have letters
/// that could be translated.
struct untranslated_game {
  std::uint64_t game = 0;  ///< 1-based
  span where;              ///< empty, before the move that `why` is about
  place at;                ///< the same as line and column
  std::string why;         ///< may quote raw bytes
};

/// A text with English piece letters.
struct translated_text {
  std::string text;
  std::uint64_t translated = 0;         ///< games
  std::vector<untranslated_game> left;  ///< in text order
};

/// Replaces the piece letters of another language (PGN 17) by English ones, for `apply_fixes` or
/// any reader to go on with:
///
///     translate_pieces("1. e4 e5 2. Sf3 *", *find_piece_language("de")).text  // 2. Nf3
///
/// A letter by itself tells nothing: `R` is the rook in English and the king in French. So each
/// game is read as it is, and one of which all moves can be played stays as it is. Of any other the
/// letters of all its moves are replaced, in variations too, those of pieces as of promotions, and
/// nothing else; and only if the game then consists of the same tokens at the same places, each
/// move that could be played still can, and more can than before. Otherwise it stays as it is. The
/// letter of pawns, which hardly anybody writes, is replaced where that is better.
translated_text translate_pieces(std::string_view text, const piece_language& from,
                                 const options& options = {});

}  // namespace strictpgn
