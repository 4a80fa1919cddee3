#include "lab/differential/round_trip.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "lab/differential/target_patterns.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::differential {
namespace {

/// All but what would be compared less strictly.
shown_parts all_parts() {
  return {"games",    "tags", "moves",      "squares",    "fens",
          "comments", "nags", "variations", "termination"};
}

bool is_error(rule id, profile under) {
  return info(id).levels[static_cast<std::size_t>(under)] == severity::error;
}

constexpr std::string_view in_writing = "in what it writes", in_own_text = "in its own text",
                           own_text = "its own text: ";

mismatch mismatch_of(const told_otherwise& other, std::string_view where, answer& theirs) {
  theirs.otherwise = fmt::format("{}: {}", where, in_words(other));
  return {other.is_loss ? outcome::silent_loss : outcome::difference,
          {},
          fmt::format("{} {}", other.what, where)};
}

/// The rules of export format that it breaks and the text does not; where it breaks some of import
/// format, those.
std::vector<rule> rules_broken(std::string_view written, const criteria& criteria,
                               const verdict& of_text, const rule_set& ignored) {
  auto as_export = criteria;
  as_export.format = profile::export_format;
  auto result = judge(written, as_export).errors;
  const auto excused = of_text.found | ignored;
  std::erase_if(result, [&](rule id) { return excused[static_cast<std::size_t>(id)]; });
  const auto is_grave = [](rule id) { return is_error(id, profile::import_format); };
  if (std::ranges::any_of(result, is_grave)) std::erase_if(result, std::not_fn(is_grave));
  return result;
}

/// One of several: any of them, but always the same of a text, so that each has its turn.
rule chosen_of(const std::vector<rule>& rules, std::string_view text, std::optional<rule> first) {
  if (first && std::ranges::count(rules, *first) != 0) return *first;
  std::size_t sum = 0;
  for (const char c : text) sum += static_cast<unsigned char>(c);
  return rules[sum % rules.size()];
}

/// What the target makes of what it has written itself.
std::optional<mismatch> compare_again(const verdict& ours, answer& theirs, const answer& again) {
  if (again.how == ending::declined) return std::nullopt;
  if (again.how != ending::answered) {
    const auto died = compare(ours, again, {});
    const auto words = died->message.empty() ? verdict_in_words(again) : died->message;
    theirs.otherwise =
        fmt::format("its own text: {}", joined(verdict_in_words(again), again.message));
    return mismatch{died->what, {}, std::string(own_text) + words};
  }
  if (!again.accepts) {
    theirs.otherwise = "its own text is refused: " + again.message;
    return mismatch{outcome::rejects_valid, {}, std::string(own_text) + normalised(again.message)};
  }
  if (!theirs.tree || !again.tree) return std::nullopt;
  const auto other = compare_games(*theirs.tree, *again.tree, theirs.parts);
  if (!other) return std::nullopt;
  return mismatch_of(*other, in_own_text, theirs);
}

}  // namespace

std::optional<mismatch> compare_round_trip(
    std::string_view text, const criteria& criteria, const verdict& ours, answer& theirs,
    const rule_set& ignored, std::optional<rule> first,
    const std::function<answer(std::string_view written)>& ask_again) {
  if (!theirs.written || !theirs.accepts || !ours.is_valid() || (ours.found & ignored).any())
    return std::nullopt;
  const auto& written = *theirs.written;
  const auto parts = theirs.parts.empty() ? all_parts() : theirs.parts;
  if (const auto other =
          compare_games(games_of(text, criteria), games_of(written, criteria), parts))
    return mismatch_of(*other, in_writing, theirs);
  const auto broken = rules_broken(written, criteria, ours, ignored);
  const bool is_fault = !broken.empty() && is_error(broken.front(), profile::import_format);
  if (!is_fault)
    if (auto found = compare_again(ours, theirs, ask_again(written))) return found;
  if (broken.empty()) return std::nullopt;
  return mismatch{
      outcome::writes_invalid, {}, std::string(name_of(chosen_of(broken, text, first)))};
}

bool is_of_round_trip(const mismatch& what) {
  const std::string_view message = what.message;
  return what.what == outcome::writes_invalid || message.ends_with(in_writing) ||
         message.ends_with(in_own_text) || message.starts_with(own_text);
}

std::optional<rule> rule_written(const mismatch& what) {
  if (what.what != outcome::writes_invalid) return std::nullopt;
  return find_rule(what.message);
}

std::optional<rule> blamed_in(const mismatch& what) {
  return what.broken ? what.broken : rule_written(what);
}

}  // namespace strictpgn::differential
