// A target asked about one text after another.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/answer.hpp"
#include "lab/differential/campaign_state.hpp"
#include "lab/differential/criteria.hpp"
#include "lab/differential/test_cases.hpp"
#include "lab/differential/verdict.hpp"

namespace strictpgn::differential {

using clock = std::chrono::steady_clock;

/// How a campaign is led.
struct strategy {
  criteria how;                 ///< to judge
  rule_set ignored;             ///< what breaks these is not held against the target
  rule_set indifferent;         ///< what breaks these the target is known to accept
  std::set<std::string> known;  ///< clusters that are not to be shown
  unsigned jobs = 1;
  int patience = 3;  ///< finds that are explained are reduced until so many brought no new cluster
  std::set<outcome> only{};  ///< other outcomes are counted alone; empty: all are of interest
  std::chrono::milliseconds longest_reduction{30'000};
  std::optional<clock::time_point> end{};  ///< nothing new is begun after it
};

/// What shows a cluster.
struct example {
  std::string text;      ///< as plain as it can be
  std::string smallest;  ///< as small as it can be
  std::string original;  ///< of which they were made
  answer theirs;         ///< to `text`
};

/// Keeps its state whole at any moment between two calls.
class campaign {
 public:
  /// Makes the target of a worker.
  using recruiter = std::function<std::unique_ptr<target>(unsigned worker)>;
  /// Gets each cluster that is new, or has a smaller text now.
  using publisher = std::function<void(const cluster& cluster, const example& shown)>;
  /// Gets the name of each cluster that another one explains now.
  using withdrawer = std::function<void(const std::string& name)>;

  /// The others must outlive the campaign.
  campaign(const strategy& by, test_cases& from, campaign_state& into, const recruiter& recruit,
           publisher publish, withdrawer withdraw);

  /// Asks about the next texts, fewer when the time is over. Neither they nor the choice of the
  /// finds to be reduced depend on the number of jobs. Throws `stopped` and `vanished`.
  void run(std::size_t most);

  /// Reduces some of the finds that wait for it. Throws `stopped` and `vanished`.
  void reduce_some();

 private:
  struct encounter;
  struct reduced;

  bool is_over() const { return by_.end && clock::now() >= *by_.end; }
  std::vector<encounter> make_round(std::size_t size) const;
  answer ask(std::string_view text, target& target) const;
  void expect_presence(target& target) const;
  std::optional<mismatch> difference(std::string_view text, const verdict& ours, target& target,
                                     std::optional<rule> blamed, answer& theirs) const;
  void meet(encounter&& met);
  bool is_of_interest(const mismatch& what) const;
  void consider(encounter&& met);
  bool is_worth_reducing(const mismatch& what, bool is_explained) const;
  std::vector<waiting> next_to_reduce();
  std::chrono::milliseconds time_for_hangs() const;
  reduced reduce(const waiting& find, target& target) const;
  void reduce_to_smallest(const waiting& find, target& target, reduced& into) const;
  void reduce_text(std::string& text, const std::function<bool(std::string_view)>& is_kept) const;
  void make_plain(target& target, reduced& of) const;
  void take(reduced&& result, const waiting& find);
  std::vector<rule> tolerated_in(std::string_view text) const;
  cluster& cluster_for(const mismatch& what, std::vector<std::string> signature, bool& is_new);
  void absorb(cluster& into);
  std::vector<std::string> signature_for(const mismatch& what, const example& shown) const;
  void put(reduced&& result, const waiting& find);

  const strategy& by_;
  test_cases& from_;
  campaign_state& into_;
  std::vector<std::unique_ptr<target>> targets_;  // one for each job
  publisher publish_;
  withdrawer withdraw_;
  mutable std::atomic<std::int64_t> longest_answer_ = 0;  // in milliseconds
};

}  // namespace strictpgn::differential
