// A difference between our answer and a target's.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lab/differential/answer.hpp"
#include "lab/differential/verdict.hpp"

namespace strictpgn::differential {

/// What is wrong with the target, as far as one text shows; the gravest first.
enum class outcome : unsigned char {
  crash,
  hang,
  flood,
  silent_loss,  ///< accepts what is valid, and does not tell of all that there is
  difference,   ///< tells of something else
  invention,    ///< tells of more games or moves than there are
  rejects_valid,
  writes_invalid,  ///< writes of what is valid something that is not
  accepts_invalid,
};

inline constexpr std::size_t outcome_count = 9;

/// "accepts-invalid".
std::string_view name_of(outcome what);

/// The outcome of that name.
std::optional<outcome> outcome_named(std::string_view name);

/// Whether our answer has a part in it; a crash is one whatever we say.
bool is_difference(outcome what);

/// A difference, without what differs from one text to the next.
struct mismatch {
  outcome what;
  std::optional<rule> broken{};  ///< of a text that should have been refused
  /// Of a crash or a refusal, normalised; what was counted wrongly; the rule that is broken by what
  /// is written.
  std::string message{};

  friend bool operator==(const mismatch&, const mismatch&) = default;
};

/// What the two answers come to; nothing where they agree. Texts that break an ignored rule are not
/// held against the target, be it accepted or refused. Of several errors `first` is the one blamed.
std::optional<mismatch> compare(const verdict& ours, const answer& theirs, const rule_set& ignored,
                                std::optional<rule> first = std::nullopt);

/// The same, and what of the games or records is told otherwise, where the answer has them: that is
/// put into it in words.
std::optional<mismatch> compare(std::string_view text, const criteria& criteria,
                                const verdict& ours, answer& theirs, const rule_set& ignored,
                                std::optional<rule> first = std::nullopt);

/// "game 1, comment: expected `a`, got `b`".
std::string in_words(const told_otherwise& found);

/// Whether a smaller text, on which the target fails in the same way, can stand for the find: it
/// breaks no rule that the text of the find does not break, and is not empty of games. What is
/// valid may come to break indifferent rules, of which the target is known to take no notice.
bool can_stand_for(const mismatch& what, const verdict& of_find, const verdict& of_smaller,
                   const rule_set& indifferent);

/// Whether they are the same, or refuse (or crash) with messages that begin alike, for two words
/// and half of the shorter one: "Unknown move text Ra", "Unknown move text B".
bool is_alike(const mismatch& one, const mismatch& other);

/// "accepts-invalid nag-null": what finds have in common before they are reduced.
std::string complaint_of(const mismatch& what);

}  // namespace strictpgn::differential
