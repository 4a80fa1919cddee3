// What is known of the rules: a row for each.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "strictpgn/profile.hpp"
#include "strictpgn/rule_id.hpp"
#include "strictpgn/severity.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// What the reader does with the offending text (column "Rec" of the contract).
enum class recovery : std::uint8_t {
  keep,     ///< the meaning is still certain: go on
  drop,     ///< the offending token is dropped, the game is marked damaged
  give_up,  ///< the thing concerned is given up; reading resumes at the next safe place
  none,     ///< nothing to recover
};

/// Whether findings of a rule come with edits that remove them (`diagnostic::fix`).
enum class applicability : std::uint8_t {
  none,  ///< never: only a person knows what was meant
  safe,  ///< where it is certain what was meant; the game is understood as before
  all,   ///< where it is certain; a tag, a result, a move or a comment is understood anew
};

/// "none", "safe" or "all".
constexpr std::string_view name_of(applicability applicability) {
  constexpr std::string_view names[] = {"none", "safe", "all"};
  return names[static_cast<int>(applicability)];
}

/// One row of the catalogue. All texts are ASCII and live as long as the program.
struct rule_info {
  rule id;
  std::string_view name;       ///< kebab-case, permanent
  std::uint8_t group;          ///< group of the contract, 1 to 19
  std::string_view section;    ///< "PGN 8.2.3.3", "FEN 16.1.3.2", "LAWS 3.9", "DF" (practice) ...
  std::string_view decisions;  ///< decisions that settle it, "D68" or "D54, D113"; may be empty
  std::array<severity, profile_count> levels;  ///< by profile, in the order of `profile`
  recovery after;
  applicability fix = applicability::none;  ///< the mildest fix that its findings may have
  std::string_view summary;                 ///< the requirement in one sentence
  std::string_view message;      ///< what is wrong here; `{}` stands for the offending text
  std::string_view explanation;  ///< why, in a few sentences
  std::string_view wrong;        ///< a minimal violating fragment (C escapes for bytes)
  std::string_view right;        ///< the same, put right
  std::string_view help;         ///< how to fix it
  std::string_view modern = {};  ///< why, and possibly where, the profile `modern` takes it more
                                 ///< lightly than `import`; empty where it does not
};

/// The whole catalogue, in the order of `rule`.
std::span<const rule_info> catalogue();

/// The row of one rule.
const rule_info& info(rule id);

/// The rule of that kebab-case name, if there is one.
std::optional<rule> find_rule(std::string_view name);

/// The known rule name nearest to a mistyped one; empty when nothing is near.
std::string_view nearest_rule_name(std::string_view name);

/// The title of a group of the contract (1 to 19).
std::string_view group_title(int group);

}  // namespace strictpgn
