#include "lab/differential/campaign.hpp"

#include <algorithm>
#include <ranges>
#include <string_view>
#include <utility>

#include "lab/differential/avoidance.hpp"
#include "lab/differential/features.hpp"
#include "lab/differential/plain_text.hpp"
#include "lab/differential/round_trip.hpp"
#include "lab/differential/self_test.hpp"
#include "lab/differential/spread.hpp"
#include "lab/reduce/reducer.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::differential {
namespace {

/// So many finds are reduced together, whatever the number of jobs: which ones, is decided before.
constexpr std::size_t reduced_together = 4;

/// Of finds that no cluster explains, so many times more are reduced in vain than of the others.
constexpr int others_patience = 6;

/// As long as it is there, a target has no more time than that for an answer.
class allowance {
 public:
  allowance(target& target, std::chrono::milliseconds longest)
      : target_(target), usual_(target.allowed()) {
    target_.allow(std::min(usual_, longest));
  }
  ~allowance() { target_.allow(usual_); }
  allowance(const allowance&) = delete;
  allowance& operator=(const allowance&) = delete;

 private:
  target& target_;
  std::chrono::milliseconds usual_;
};

severity level_of(const rule_info& about, const criteria& how) {
  return about.levels[static_cast<std::size_t>(how.format)];
}

}  // namespace

/// A text, and what came of it.
struct campaign::encounter {
  std::uint64_t seed = 0;
  test_case test;
  features has;
  std::optional<mismatch> found;
  answer theirs;
  bool is_met = false;
};

/// What became of a find.
struct campaign::reduced {
  std::optional<mismatch> what;  // nothing when it did not happen again
  example shown;
  bool is_whole = true;
};

campaign::campaign(const strategy& by, test_cases& from, campaign_state& into,
                   const recruiter& recruit, publisher publish, withdrawer withdraw)
    : by_(by),
      from_(from),
      into_(into),
      publish_(std::move(publish)),
      withdraw_(std::move(withdraw)) {
  for (unsigned worker = 0; worker != by.jobs; ++worker) targets_.push_back(recruit(worker));
}

answer campaign::ask(std::string_view text, target& target) const {
  const auto begin = clock::now();
  auto result = target.ask(text);
  const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(clock::now() - begin);
  if (result.how == ending::answered && time.count() > longest_answer_)
    longest_answer_ = time.count();
  return result;
}

/// What a program that was removed brings forth is no find. A busy machine may keep it from an
/// answer once.
void campaign::expect_presence(target& target) const {
  const auto is_there = [&] { return ask_plain_text(target, by_.how).accepts; };
  if (!is_there() && !is_there()) throw vanished();
}

std::optional<mismatch> campaign::difference(std::string_view text, const verdict& ours,
                                             target& target, std::optional<rule> blamed,
                                             answer& theirs) const {
  if (!target.takes(text, ours)) {
    theirs = {};
    theirs.how = ending::declined;
    return std::nullopt;
  }
  theirs = ask(text, target);
  auto found = compare(text, by_.how, ours, theirs, by_.ignored, blamed);
  if (found || !by_.how.is_round_trip) return found;
  return compare_round_trip(text, by_.how, ours, theirs, by_.ignored, blamed,
                            [&](std::string_view written) { return ask(written, target); });
}

// ---- asking -------------------------------------------------------------------------------------

/// The next texts. Three of four have as little as can be of what the target is known to fail on.
std::vector<campaign::encounter> campaign::make_round(std::size_t size) const {
  turns by{into_.met, {}};
  for (const auto& [name, each] : into_.clusters)
    if (each.what.broken) by.known.insert(std::string(name_of(*each.what.broken)));
  std::vector<encounter> all(size);
  for (std::size_t at = 0; at != size; ++at) {
    auto& [seed, test, has, found, theirs, is_met] = all[at];
    seed = into_.next_seed + at;
    test = from_.make(seed, by);
    if (seed % 16 < 12) test.text = avoiding(into_.clusters, test, by_.how);
    has = features_of(test.text, by_.how);
    has.try_emplace(test.goal);
    for (const auto& [name, places] : has) ++by.met[name];
  }
  return all;
}

void campaign::run(std::size_t most) {
  auto all = make_round(most);
  spread(most, by_.jobs, [&](std::size_t item, unsigned worker) {
    if (is_over()) return;
    auto& each = all[item];
    each.found = difference(each.test.text, judge(each.test.text, by_.how), *targets_[worker],
                            each.test.broken, each.theirs);
    each.is_met = true;
  });
  const auto is_new = [&](const encounter& each) {
    return each.found && is_of_interest(*each.found) &&
           !into_.complaints.contains(complaint_of(*each.found));
  };
  if (std::ranges::any_of(all, is_new)) expect_presence(*targets_.front());
  for (auto& each : all) {
    if (!each.is_met) return;
    meet(std::move(each));
  }
}

void campaign::meet(encounter&& met) {
  if (met.theirs.excused)
    ++into_.unclaimed[std::string(name_of(*met.theirs.excused))];
  else if (met.theirs.how == ending::declined)
    ++into_.declined;
  for (const auto& [name, places] : met.has) ++into_.met[name];
  ++into_.texts;
  ++into_.next_seed;
  if (met.found) consider(std::move(met));
}

bool campaign::is_of_interest(const mismatch& what) const {
  return by_.only.empty() || by_.only.contains(what.what);
}

/// Counts a find, and has it reduced when that may bring something new: the gravest first.
void campaign::consider(encounter&& met) {
  const auto& what = *met.found;
  ++into_.by_outcome[static_cast<std::size_t>(what.what)];
  if (!is_of_interest(what)) return;
  ++into_.complaints[complaint_of(what)].seen;
  auto* const known = explaining(what, met.has, into_.clusters);
  if (known != nullptr) ++known->seen;
  if (!is_worth_reducing(what, known != nullptr)) return;
  const auto behind = std::ranges::upper_bound(into_.pending, what.what, {},
                                               [](const auto& each) { return each.what.what; });
  into_.pending.insert(behind, {met.seed, std::move(met.test), what});
}

bool campaign::is_worth_reducing(const mismatch& what, bool is_explained) const {
  const auto& of = into_.complaints.at(complaint_of(what));
  return is_explained ? of.stale < by_.patience : of.stale_others < by_.patience * others_patience;
}

// ---- reducing -----------------------------------------------------------------------------------

/// Passes over what has come to be explained meanwhile.
std::vector<waiting> campaign::next_to_reduce() {
  std::vector<waiting> result;
  while (!into_.pending.empty() && result.size() != reduced_together) {
    auto next = std::move(into_.pending.front());
    into_.pending.pop_front();
    const auto* const known =
        explaining(next.what, features_of(next.test.text, by_.how), into_.clusters);
    if (is_worth_reducing(next.what, known != nullptr)) result.push_back(std::move(next));
  }
  return result;
}

void campaign::reduce_some() {
  const auto finds = next_to_reduce();
  std::vector<reduced> result(finds.size());
  try {
    spread(finds.size(), by_.jobs, [&](std::size_t item, unsigned worker) {
      result[item] = reduce(finds[item], *targets_[worker]);
    });
  } catch (...) {
    into_.pending.insert(into_.pending.begin(), finds.begin(), finds.end());
    throw;
  }
  for (std::size_t at = 0; at != finds.size(); ++at) take(std::move(result[at]), finds[at]);
}

/// A hang is told from an answer by what answers take: reducing would last for hours else.
std::chrono::milliseconds campaign::time_for_hangs() const {
  constexpr std::int64_t least = 100, times = 10;
  return std::chrono::milliseconds(std::max(least, times * longest_answer_.load()));
}

campaign::reduced campaign::reduce(const waiting& find, target& target) const {
  reduced result;
  result.what = find.what;
  result.shown.original = find.test.text;
  const auto longest =
      find.what.what == outcome::hang ? time_for_hangs() : std::chrono::milliseconds::max();
  {
    const allowance shorter(target, longest);
    reduce_to_smallest(find, target, result);
  }
  const auto again = [&](const std::string& text) {
    return difference(text, judge(text, by_.how), target, blamed_in(find.what),
                      result.shown.theirs) == find.what;
  };
  if (!again(result.shown.smallest)) {
    result.is_whole = false;
    result.shown.smallest = find.test.text;
    if (!again(find.test.text)) result.what.reset();
  }
  expect_presence(target);
  result.shown.text = result.shown.smallest;
  if (!result.what) return result;
  {
    const allowance shorter(target, longest);
    make_plain(target, result);
  }
  const bool is_to_confirm =
      find.what.what == outcome::hang && result.shown.text != result.shown.smallest;
  if (is_to_confirm && !again(result.shown.text)) again(result.shown.text = result.shown.smallest);
  return result;
}

/// Begins with what the catalogue has, or else without what is known to fail, where that does.
void campaign::reduce_to_smallest(const waiting& find, target& target, reduced& into) const {
  auto end = clock::now() + by_.longest_reduction;
  if (by_.end) end = std::min(end, *by_.end);
  auto& smallest = into.shown.smallest;
  smallest = find.test.text;
  const auto ours = judge(smallest, by_.how);
  const auto is_kept = [&](std::string_view text) {
    if (clock::now() >= end) into.is_whole = false;
    if (!into.is_whole) return false;
    const auto now = judge(text, by_.how);
    answer theirs;
    return can_stand_for(find.what, ours, now, by_.indifferent) &&
           difference(text, now, target, blamed_in(find.what), theirs) == find.what;
  };
  for (const auto& better :
       {find.what.broken ? catalogue_example(*find.what.broken, by_.how) : std::string(),
        avoiding(into_.clusters, find.test, by_.how)})
    if (!better.empty() && better != smallest && is_kept(better)) {
      smallest = better;
      break;
    }
  reduce_text(smallest, is_kept);
}

/// The line end of a record is no part of it.
void campaign::reduce_text(std::string& text,
                           const std::function<bool(std::string_view)>& is_kept) const {
  const auto entry = entry_of(by_.how.input);
  if (!by_.how.is_of_records() || !text.ends_with('\n')) {
    text = generate::reducer(is_kept, entry).reduce(text);
    return;
  }
  const auto is_kept_with_end = [&](std::string_view record) {
    return is_kept(std::string(record) + '\n');
  };
  text.pop_back();
  text = generate::reducer(is_kept_with_end, entry).reduce(text) + '\n';
}

void campaign::make_plain(target& target, reduced& of) const {
  const auto smallest = judge(of.shown.smallest, by_.how);
  const auto holds = [&](std::string_view text) {
    if (is_over()) return false;
    const auto now = judge(text, by_.how);
    const bool is_sound = is_within(set_of(now.errors), set_of(smallest.errors)) &&
                          is_within(now.found, smallest.found) && now.games == smallest.games;
    if (is_difference(of.what->what) && !is_sound) return false;
    answer theirs;
    if (difference(text, now, target, blamed_in(*of.what), theirs) != of.what) return false;
    of.shown.theirs = std::move(theirs);
    return true;
  };
  of.shown.text = made_plain(of.shown.smallest, by_.how, of.what->broken, holds);
}

void campaign::take(reduced&& result, const waiting& find) {
  if (result.what) return put(std::move(result), find);
  ++into_.unsteady;
  ++into_.complaints[complaint_of(find.what)].stale;
}

/// What we warn of, that is: what is only strange keeps to the standard. Nothing in what is invalid
/// anyway.
std::vector<rule> campaign::tolerated_in(std::string_view text) const {
  std::vector<rule> result;
  const auto ours = judge(text, by_.how);
  if (!ours.is_valid()) return result;
  for (const auto& each : catalogue())
    if (ours.has(each.id) && level_of(each, by_.how) == severity::warning &&
        !by_.indifferent[static_cast<std::size_t>(each.id)])
      result.push_back(each.id);
  return result;
}

/// The one that explains the find, or else a new one.
cluster& campaign::cluster_for(const mismatch& what, std::vector<std::string> signature,
                               bool& is_new) {
  features left;
  for (const auto& each : signature) left.try_emplace(each);
  is_new = false;
  if (auto* const known = explaining(what, left, into_.clusters)) return *known;
  if (auto* const known = same_in_other_words(what, signature, into_.clusters)) return *known;
  const auto name = cluster_name(what, signature);
  auto& here = into_.clusters[name];
  is_new = here.name.empty();
  if (!is_new) return here;
  here.name = name;
  here.what = what;
  here.signature = std::move(signature);
  absorb(here);
  return here;
}

/// Takes over what a smaller cluster explains.
void campaign::absorb(cluster& into) {
  for (auto at = into_.clusters.begin(); at != into_.clusters.end();) {
    const auto& other = at->second;
    features left;
    for (const auto& each : other.signature) left.try_emplace(each);
    if (&other == &into || other.what != into.what || !explains(into.signature, left)) {
      ++at;
      continue;
    }
    into.finds += other.finds;
    into.seen += other.seen;
    withdraw_(at->first);
    at = into_.clusters.erase(at);
  }
}

/// What the smallest text is made of, as far as the plain one has it, too: that shows the same. Of
/// what is written the rule says all.
std::vector<std::string> campaign::signature_for(const mismatch& what, const example& shown) const {
  if (what.what == outcome::writes_invalid) return {};
  auto result = signature_of(shown.smallest, by_.how);
  const auto plain = features_of(shown.text, by_.how);
  std::erase_if(result, [&](const auto& each) { return !plain.contains(each); });
  return result;
}

void campaign::put(reduced&& result, const waiting& find) {
  const bool was_explained =
      explaining(*result.what, features_of(find.test.text, by_.how), into_.clusters) != nullptr;
  bool is_new = false;
  const auto signature = signature_for(*result.what, result.shown);
  auto& here = cluster_for(*result.what, signature, is_new);
  auto& complaint = into_.complaints[complaint_of(*result.what)];
  if (is_new)
    complaint.stale = complaint.stale_others = 0;
  else
    ++(was_explained ? complaint.stale : complaint.stale_others);
  ++here.finds;
  if (!was_explained) ++here.seen;
  here.seen = std::max(here.seen, here.finds);  // it may have been counted for another
  const auto bytes = result.shown.smallest.size();
  if (!is_new && here.bytes <= bytes) return;
  if (!is_new && (signature != here.signature || *result.what != here.what)) return;
  here.bytes = bytes;
  here.seed = find.seed;
  here.origin = find.test.origin;
  here.is_whole = result.is_whole;
  here.tolerated = tolerated_in(result.shown.text);
  if (!by_.known.contains(here.name)) publish_(here, result.shown);
}

}  // namespace strictpgn::differential
