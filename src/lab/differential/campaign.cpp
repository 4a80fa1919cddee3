#include "lab/differential/campaign.hpp"

#include <algorithm>
#include <ranges>
#include <string_view>
#include <utility>

#include "lab/differential/signature.hpp"
#include "lab/differential/spread.hpp"
#include "lab/reduce/reducer.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::differential {

/// What became of a find.
struct campaign::reduced {
  std::optional<mismatch> what;  // nothing when it did not happen again
  example shown;
  bool is_whole = true;
};

campaign::campaign(const strategy& by, test_cases& from, campaign_state& into,
                   const recruiter& recruit, publisher publish)
    : by_(by), from_(from), into_(into), publish_(std::move(publish)) {
  for (unsigned worker = 0; worker != by.jobs; ++worker) targets_.push_back(recruit(worker));
}

std::optional<mismatch> campaign::difference(std::string_view text, const verdict& ours,
                                             target& target, std::optional<rule> blamed,
                                             answer& theirs) const {
  theirs = target.ask(text);
  return compare(ours, theirs, by_.ignored, blamed);
}

// ---- asking -------------------------------------------------------------------------------------

void campaign::run(std::size_t most) {
  struct encounter {
    test_case about;
    std::optional<mismatch> found;
    answer theirs;
    bool is_met = false;
  };
  std::vector<encounter> all(most);
  for (std::size_t at = 0; at != most; ++at) all[at].about = from_.make(into_.next_seed + at);
  spread(most, by_.jobs, [&](std::size_t item, unsigned worker) {
    if (is_over()) return;
    auto& [about, found, theirs, is_met] = all[item];
    found =
        difference(about.text, judge(about.text, by_.how), *targets_[worker], about.broken, theirs);
    is_met = true;
  });
  for (const auto& each : all) {
    if (!each.is_met) return;
    if (each.theirs.how == ending::declined) ++into_.declined;
    count(each.found);
    ++into_.texts;
    ++into_.next_seed;
  }
}

/// Counts a find of the next seed, and has it reduced when that may bring something new.
void campaign::count(const std::optional<mismatch>& found) {
  if (!found) return;
  ++into_.by_outcome[static_cast<std::size_t>(found->what)];
  const auto key = cause_of(*found);
  auto& of = into_.causes[key];
  ++of.seen;
  const auto waits = std::ranges::count(into_.pending, key, &waiting::cause);
  if (of.stale + waits < by_.patience) into_.pending.push_back({into_.next_seed, key});
}

// ---- reducing -----------------------------------------------------------------------------------

campaign::reduced campaign::reduce(const test_case& test, target& target) const {
  reduced result;
  result.shown.text = test.text;
  const auto ours = judge(test.text, by_.how);
  result.what = difference(test.text, ours, target, test.broken, result.shown.theirs);
  if (!result.what) return result;
  auto end = clock::now() + by_.longest_reduction;
  if (by_.end) end = std::min(end, *by_.end);
  const auto is_kept = [&](std::string_view text) {
    if (clock::now() >= end) result.is_whole = false;
    if (!result.is_whole) return false;
    const auto now = judge(text, by_.how);
    if (!can_stand_for(*result.what, ours, now, by_.indifferent)) return false;
    answer theirs;
    if (difference(text, now, target, result.what->broken, theirs) != result.what) return false;
    result.shown = {std::string(text), std::move(theirs)};
    return true;
  };
  generate::reducer(is_kept).reduce(test.text);
  return result;
}

void campaign::reduce_some() {
  const auto most = std::min<std::size_t>(by_.jobs, into_.pending.size());
  std::vector<test_case> samples;
  for (std::size_t at = 0; at != most; ++at) samples.push_back(from_.make(into_.pending[at].seed));
  std::vector<reduced> result(most);
  spread(most, by_.jobs, [&](std::size_t item, unsigned worker) {
    result[item] = reduce(samples[item], *targets_[worker]);
  });
  for (std::size_t at = 0; at != most; ++at) {
    take(std::move(result[at]), samples[at], into_.pending.front());
    into_.pending.pop_front();
  }
}

void campaign::take(reduced&& result, const test_case& test, const waiting& waiting) {
  auto& expected = into_.causes[waiting.cause];
  if (result.what) return put(std::move(result), test, waiting.seed, expected);
  ++into_.unsteady;
  ++expected.stale;
}

/// Nothing in what is invalid anyway.
std::vector<rule> campaign::tolerated_in(std::string_view text) const {
  std::vector<rule> result;
  const auto ours = judge(text, by_.how);
  if (!ours.is_valid()) return result;
  for (const auto& each : catalogue())
    if (ours.has(each.id) && !by_.indifferent[static_cast<std::size_t>(each.id)])
      result.push_back(each.id);
  return result;
}

void campaign::put(reduced&& result, const test_case& test, std::uint64_t seed, cause& cause) {
  auto signature = signature_of(result.shown.text);
  const auto name = cluster_name(*result.what, signature);
  const auto [at, is_new] = into_.clusters.try_emplace(name);
  auto& here = at->second;
  cause.stale = is_new ? 0 : cause.stale + 1;
  if (is_new) {
    here.name = name;
    here.what = *result.what;
    here.signature = std::move(signature);
  }
  ++here.finds;
  if (!is_new && here.bytes <= result.shown.text.size()) return;
  here.bytes = result.shown.text.size();
  here.seed = seed;
  here.origin = test.origin;
  here.is_whole = result.is_whole;
  here.tolerated = tolerated_in(result.shown.text);
  if (!by_.known.contains(name)) publish_(here, result.shown);
}

}  // namespace strictpgn::differential
