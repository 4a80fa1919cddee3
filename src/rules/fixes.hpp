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

// One table for each chapter, in the file of that name.
std::span<const remedy_row> byte_remedies();
std::span<const remedy_row> tag_remedies();
std::span<const remedy_row> value_remedies();
std::span<const remedy_row> movetext_remedies();
std::span<const remedy_row> san_remedies();

/// Gives the findings of a unit their remedies. `text` is that of the unit, with the white space
/// after it.
void add_remedies(const subject& in, std::string_view text, findings& out);

}  // namespace strictpgn::rules
