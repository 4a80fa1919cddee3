#include "lab/differential/mismatch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "lab/differential/game_account.hpp"
#include "lab/differential/target_patterns.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::differential {
namespace {

constexpr std::array<std::string_view, outcome_count> names = {
    "crash",     "hang",          "flood",          "silent-loss",    "difference",
    "invention", "rejects-valid", "writes-invalid", "accepts-invalid"};

std::optional<rule> blamed(const std::vector<rule>& errors, const rule_set& ignored,
                           std::optional<rule> first) {
  if (first && std::ranges::count(errors, *first) != 0) return first;
  for (const auto each : errors)
    if (!ignored[static_cast<std::size_t>(each)]) return each;
  return std::nullopt;
}

/// Numbers that the target does not tell are right.
std::optional<mismatch> miscount(const verdict& ours, const answer& theirs) {
  const auto games = theirs.games.value_or(ours.games);
  const auto plies = theirs.plies.value_or(ours.plies);
  const auto units = std::string(unit_of(ours.input)) + 's';
  if (games < ours.games) return mismatch{outcome::silent_loss, {}, units};
  if (plies < ours.plies) return mismatch{outcome::silent_loss, {}, "moves"};
  if (games > ours.games) return mismatch{outcome::invention, {}, units};
  if (plies > ours.plies) return mismatch{outcome::invention, {}, "moves"};
  return std::nullopt;
}

/// Whether the rule is about moves, of which who has read no game has seen none.
bool is_unseen(rule broken, const verdict& ours, const answer& theirs) {
  constexpr int san_form = 9, game_semantics = 10;  // chapters of the catalogue
  const auto chapter = info(broken).group;
  const bool has_read_nothing = theirs.games == 0U || (theirs.tree && theirs.tree->empty());
  return (chapter == san_form || chapter == game_semantics) && has_read_nothing && ours.games != 0;
}

std::optional<mismatch> compare_answers(const verdict& ours, const answer& theirs,
                                        const rule_set& ignored, std::optional<rule> first) {
  if (!ours.is_valid()) {
    if (!theirs.accepts || theirs.warns) return std::nullopt;
    const auto broken = blamed(claimed_errors(ours, theirs.unclaimed), ignored, first);
    if (!broken || ignored[static_cast<std::size_t>(*broken)]) return std::nullopt;
    if (is_unseen(*broken, ours, theirs)) return std::nullopt;
    return mismatch{outcome::accepts_invalid, broken, {}};
  }
  if ((ours.found & ignored).any()) return std::nullopt;
  if (!theirs.accepts) return mismatch{outcome::rejects_valid, {}, normalised(theirs.message)};
  return miscount(ours, theirs);
}

}  // namespace

std::string in_words(const told_otherwise& found) {
  const auto got = found.is_loss && found.got.empty() ? "nothing" : fmt::format("`{}`", found.got);
  return fmt::format("{}, {}: expected `{}`, got {}", found.place, found.what, found.expected, got);
}

std::string_view name_of(outcome what) { return names[static_cast<std::size_t>(what)]; }

bool is_difference(outcome what) {
  return what != outcome::crash && what != outcome::hang && what != outcome::flood;
}

std::optional<outcome> outcome_named(std::string_view name) {
  const auto* const found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<outcome>(found - names.begin());
}

std::optional<mismatch> compare(const verdict& ours, const answer& theirs, const rule_set& ignored,
                                std::optional<rule> first) {
  switch (theirs.how) {
    case ending::declined:
      return std::nullopt;
    case ending::crashed:
      return mismatch{outcome::crash, {}, normalised(theirs.message)};
    case ending::hung:
      return mismatch{outcome::hang, {}, {}};
    case ending::flooded:
      return mismatch{outcome::flood, {}, {}};
    case ending::answered:
      break;
  }
  return compare_answers(ours, theirs, ignored, first);
}

std::optional<mismatch> compare(std::string_view text, const criteria& criteria,
                                const verdict& ours, answer& theirs, const rule_set& ignored,
                                std::optional<rule> first) {
  auto found = compare(ours, theirs, ignored, first);
  if (!found && theirs.accepts && !theirs.warns) theirs.excused = excuse(ours, theirs.unclaimed);
  const bool shows_it =
      theirs.how == ending::answered && theirs.accepts &&
      (criteria.is_of_records() ? theirs.records.has_value() : theirs.tree.has_value());
  const bool may_differ =
      found && found->what != outcome::silent_loss && found->what != outcome::invention;
  if (!shows_it || may_differ || !ours.is_valid() || (ours.found & ignored).any()) return found;
  const auto other = criteria.is_of_records()
                         ? compare_records(told_records_of(text, criteria), *theirs.records)
                         : compare_games(games_of(text, criteria), *theirs.tree, theirs.parts);
  if (!other) return found;
  theirs.otherwise = in_words(*other);
  if (found) return found;
  return mismatch{other->is_loss ? outcome::silent_loss : outcome::difference, {}, other->what};
}

bool can_stand_for(const mismatch& what, const verdict& of_find, const verdict& of_smaller,
                   const rule_set& indifferent) {
  if (is_difference(what.what) && of_smaller.games == 0 && of_find.games != 0) return false;
  switch (what.what) {
    case outcome::accepts_invalid:
      return of_smaller.has(*what.broken) &&
             is_within(set_of(of_smaller.errors), set_of(of_find.errors));
    case outcome::rejects_valid:
    case outcome::silent_loss:
    case outcome::invention:
    case outcome::difference:
    case outcome::writes_invalid:
      return of_smaller.is_valid() && is_within(of_smaller.found, of_find.found | indifferent);
    default:
      return true;
  }
}

bool is_alike(const mismatch& one, const mismatch& other) {
  if (one == other) return true;
  const bool speaks = one.what == outcome::rejects_valid || one.what == outcome::crash;
  if (!speaks || one.what != other.what) return false;
  const auto words = words_of(one.message), others = words_of(other.message);
  const auto begin = std::ranges::mismatch(words, others).in1 - words.begin();
  const auto same = static_cast<std::size_t>(begin);
  const auto fewest = std::min(words.size(), others.size());
  return same >= 2 && 2 * same >= fewest;
}

std::string complaint_of(const mismatch& what) {
  std::string result(name_of(what.what));
  if (what.broken) result += ' ' + std::string(name_of(*what.broken));
  if (!what.message.empty()) result += ": " + what.message;
  return result;
}

}  // namespace strictpgn::differential
