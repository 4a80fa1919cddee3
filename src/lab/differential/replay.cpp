#include "lab/differential/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "lab/differential/markdown_cell.hpp"
#include "lab/differential/round_trip.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::differential {
namespace {

using json = nlohmann::ordered_json;

constexpr std::array<std::string_view, fate_count> fate_names = {
    "still there", "changed", "fixed", "not asked", "we judge otherwise now"};

/// Whether we still say of the text what the find holds against the target.
bool is_our_view(const mismatch& what, const verdict& ours) {
  if (!is_difference(what.what)) return true;
  return what.broken ? std::ranges::count(ours.errors, *what.broken) != 0 : ours.is_valid();
}

/// "still there", "changed: crash: SIGSEGV".
std::string in_words(const replayed& each) {
  return std::string(name_of(each.what)) + (each.now.empty() ? "" : ": " + each.now);
}

/// Whether two failures are the same to whoever reads of them: how a program words a refusal or a
/// crash changes from one version to the next.
bool is_same_failure(const mismatch& before, const mismatch& now) {
  const bool has_words = now.what == outcome::crash || now.what == outcome::rejects_valid;
  return before == now || (has_words && before.what == now.what && before.broken == now.broken);
}

/// "kokopu 4.13.4: 12 still there, 3 fixed".
std::string sum_of(const replayed_target& target) {
  std::string result;
  for (std::size_t at = 0; at != fate_count; ++at) {
    const auto what = static_cast<fate>(at);
    const auto count = std::ranges::count(target.finds, what, &replayed::what);
    if (count != 0)
      result += fmt::format("{} {} {}", result.empty() ? "" : ",", count, name_of(what));
  }
  return fmt::format("{}:{}\n", report::escape_for_display(target.name, encoding::utf8),
                     result.empty() ? " no finds" : result);
}

}  // namespace

std::string_view name_of(fate what) { return fate_names[static_cast<std::size_t>(what)]; }

replayed replay(const recorded_find& find, target& target) {
  const auto ours = judge(find.text, find.how);
  if (!is_our_view(find.what, ours)) return {fate::not_our_view};
  if (!target.takes(find.text, ours)) return {fate::not_asked};
  auto theirs = target.ask(find.text);
  if (theirs.how == ending::declined) return {fate::not_asked};
  const auto blamed = blamed_in(find.what);
  auto found = compare(find.text, find.how, ours, theirs, {}, blamed);
  if (!found && find.how.is_round_trip)
    found = compare_round_trip(find.text, find.how, ours, theirs, {}, blamed,
                               [&](std::string_view written) { return target.ask(written); });
  if (!found) {
    const bool is_excused = theirs.excused && find.what.what == outcome::accepts_invalid;
    return {is_excused ? fate::not_asked : fate::fixed};
  }
  const auto now = *found == find.what ? std::string() : complaint_of(*found);
  return {is_same_failure(find.what, *found) ? fate::still_there : fate::changed, now};
}

std::string render_replay(const std::vector<recorded_find>& finds,
                          const std::vector<replayed_target>& targets) {
  std::string head = "| Find |", line = "\n|---|", result;
  for (const auto& each : targets) {
    head += fmt::format(" {} |", markdown_cell(each.name));
    line += "---|";
  }
  for (std::size_t at = 0; at != finds.size(); ++at) {
    result += fmt::format("| {} |", markdown_cell(finds[at].name));
    for (const auto& each : targets)
      result += fmt::format(" {} |", markdown_cell(in_words(each.finds[at])));
    result += '\n';
  }
  result = head + line + '\n' + result + '\n';
  for (const auto& each : targets) result += sum_of(each);
  return result;
}

std::string render_replay_json(const std::vector<recorded_find>& finds,
                               const std::vector<replayed_target>& targets) {
  json result{{"format", 1}, {"targets", json::array()}, {"finds", json::array()}};
  for (const auto& each : targets)
    result["targets"].push_back(report::escape_for_display(each.name, encoding::utf8));
  for (std::size_t at = 0; at != finds.size(); ++at) {
    json row{{"cluster", finds[at].name}, {"fates", json::array()}};
    for (const auto& each : targets) {
      const auto& [what, now] = each.finds[at];
      json one{{"fate", name_of(what)}};
      if (!now.empty()) one["now"] = report::escape_for_display(now, encoding::utf8);
      row["fates"].push_back(std::move(one));
    }
    result["finds"].push_back(std::move(row));
  }
  return result.dump(1) + '\n';
}

}  // namespace strictpgn::differential
