// What removes a finding, where it is certain what was meant.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/context.hpp"
#include "rules/edits.hpp"

namespace strictpgn::rules {

/// Where a remedy is looked for.
struct scene {
  const subject& in;
  editable source;  ///< the unit, with the white space after it
  const std::vector<diagnostic>& found;
  bool is_damaged = false;    ///< something was dropped from it: it may not be what it seems
  bool is_played_on = false;  ///< somewhere moves follow mate or stalemate

  std::string_view text_at(span where) const { return source.at(where); }
};

/// The remedies of one rule. What it gives for a finding may be empty.
struct remedy_row {
  rule id;
  remedy (*find)(const scene&, const diagnostic&);
  /// It makes something readable that was not: certain only if nothing grave comes to light.
  bool is_on_trial = false;
  /// What is tried instead, once for all findings of the rule: their remedies together.
  remedy (*find_all)(const scene&, const diagnostic&) = nullptr;
};

// One table for each chapter that has fixes, in its folder.
std::span<const remedy_row> bytes_remedies();
std::span<const remedy_row> lines_remedies();
std::span<const remedy_row> comments_remedies();
std::span<const remedy_row> tokens_remedies();
std::span<const remedy_row> tags_remedies();
std::span<const remedy_row> roster_remedies();
std::span<const remedy_row> players_remedies();
std::span<const remedy_row> dates_remedies();
std::span<const remedy_row> times_remedies();
std::span<const remedy_row> start_remedies();
std::span<const remedy_row> ending_remedies();
std::span<const remedy_row> movetext_remedies();
std::span<const remedy_row> san_remedies();
std::span<const remedy_row> game_remedies();
std::span<const remedy_row> fen_remedies();

/// The row of a rule; without `find` where no chapter has one.
const remedy_row& remedy_of(rule id);

// ---- what several chapters share

/// Characters that no token has go; white space is left where they kept tokens apart.
remedy without_characters(const scene& here, span where);

/// Whether a place lies in the value of a tag, in a comment or in an escape line: there the text
/// itself changes with its characters.
bool lies_in_words(const game& what, span where);

/// A space takes the place of a tab; nothing does beside other white space, outside words.
remedy without_tab(const scene& here, const diagnostic& found);

/// The number of a move or of a glyph, without the zeros before it.
remedy without_leading_zeros(const scene& here, const diagnostic& found);

/// Where the deviations of the kind that was found stand, up to the next one that is reported.
std::vector<span> alike_from(const scene& here, const diagnostic& found);

/// Marker and Result tag as the final position has them (LAWS 5.1.1, 5.2.1).
remedy result_by_board(const scene& here, const diagnostic& found);

}  // namespace strictpgn::rules
