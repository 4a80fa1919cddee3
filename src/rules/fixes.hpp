// What removes a finding, where it is certain what was meant.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/aspects.hpp"
#include "rules/context.hpp"
#include "rules/edits.hpp"

namespace strictpgn::rules {

/// Where a fix is looked for.
struct fix_context {
  const check_context& in;
  editable source;  ///< the unit, with the white space after it
  std::span<const diagnostic> found;
  bool is_damaged = false;    ///< something was dropped from it: it may not be what it seems
  bool is_played_on = false;  ///< somewhere moves follow mate or stalemate

  std::string_view text_at(span where) const { return source.at(where); }
};

/// A name or value that is understood anew may give another position to start from.
inline constexpr aspect_set another_start = only(aspect::tags, aspect::moves, aspect::sides);

/// The fixes of one rule. What it gives for a finding may be empty.
struct fix_row {
  rule id;
  suggested_fix (*find)(const fix_context&, const diagnostic&);
  /// It makes something readable that was not: certain only if nothing grave comes to light.
  bool is_on_trial = false;
  /// What it changes by its nature where it is not safe: a duplicate tag goes, a name is another
  /// one. It must leave everything else as it is; a safe one, all.
  aspect_set changes = only(aspect::tags);
  /// What is tried instead, once for all findings of the rule: their fixes together.
  suggested_fix (*find_all)(const fix_context&, const diagnostic&) = nullptr;
};

// One table for each chapter that has fixes, in its folder.
std::span<const fix_row> bytes_fixes();
std::span<const fix_row> lines_fixes();
std::span<const fix_row> comments_fixes();
std::span<const fix_row> tokens_fixes();
std::span<const fix_row> tags_fixes();
std::span<const fix_row> roster_fixes();
std::span<const fix_row> players_fixes();
std::span<const fix_row> dates_fixes();
std::span<const fix_row> times_fixes();
std::span<const fix_row> start_fixes();
std::span<const fix_row> ending_fixes();
std::span<const fix_row> movetext_fixes();
std::span<const fix_row> san_fixes();
std::span<const fix_row> game_fixes();
std::span<const fix_row> fen_fixes();

/// The row of a rule; without `find` where no chapter has one.
const fix_row& fix_row_of(rule id);

// ---- what several chapters share

/// Characters that no token has go; white space is left where they kept tokens apart.
suggested_fix without_characters(const fix_context& here, span where);

/// Whether a place lies in the value of a tag, in a comment or in an escape line: there the text
/// itself changes with its characters.
bool lies_in_words(const game& what, span where);

/// A space takes the place of a tab; nothing does beside other white space, outside words.
suggested_fix without_tab(const fix_context& here, const diagnostic& found);

/// The number of a move or of a glyph, without the zeros before it.
suggested_fix without_leading_zeros(const fix_context& here, const diagnostic& found);

/// Where the deviations of the kind that was found stand, up to the next one that is reported.
std::vector<span> alike_from(const fix_context& here, const diagnostic& found);

/// Marker and Result tag as the final position has them (LAWS 5.1.1, 5.2.1).
suggested_fix result_by_board(const fix_context& here, const diagnostic& found);

}  // namespace strictpgn::rules
