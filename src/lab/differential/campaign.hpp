// A target asked about one text after another.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/answer.hpp"
#include "lab/differential/campaign_state.hpp"
#include "lab/differential/test_cases.hpp"
#include "lab/differential/verdict.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::differential {

using clock = std::chrono::steady_clock;

/// How a campaign is led.
struct strategy {
  options how;                  ///< to judge
  rule_set ignored;             ///< what breaks these is not held against the target
  rule_set indifferent;         ///< what breaks these the target is known to accept
  std::set<std::string> known;  ///< clusters that are not to be shown
  unsigned jobs = 1;
  int patience = 3;  ///< finds of a cause are reduced until so many brought no new cluster
  std::chrono::milliseconds longest_reduction{30'000};
  std::optional<clock::time_point> end{};  ///< nothing new is begun after it
};

/// The smallest text of a cluster.
struct example {
  std::string text;
  answer theirs;
};

/// Keeps its state whole at any moment between two calls.
class campaign {
 public:
  /// Makes the target of a worker.
  using recruiter = std::function<std::unique_ptr<target>(unsigned worker)>;
  /// Gets each cluster that is new, or has a smaller text now.
  using publisher = std::function<void(const cluster& cluster, const example& shown)>;

  /// The others must outlive the campaign.
  campaign(const strategy& by, test_cases& from, campaign_state& into, const recruiter& recruit,
           publisher publish);

  /// Asks about the next texts, fewer when the time is over. The choice of the finds to be reduced
  /// does not depend on the number of jobs. Throws `stopped`.
  void run(std::size_t most);

  /// Reduces some of the finds that wait for it. Throws `stopped`.
  void reduce_some();

 private:
  struct reduced;

  bool is_over() const { return by_.end && clock::now() >= *by_.end; }
  std::optional<mismatch> difference(std::string_view text, const verdict& ours, target& target,
                                     std::optional<rule> blamed, answer& theirs) const;
  void count(const std::optional<mismatch>& found);
  reduced reduce(const test_case& test, target& target) const;
  void take(reduced&& result, const test_case& test, const waiting& waiting);
  std::vector<rule> tolerated_in(std::string_view text) const;
  void put(reduced&& result, const test_case& test, std::uint64_t seed, cause& cause);

  const strategy& by_;
  test_cases& from_;
  campaign_state& into_;
  std::vector<std::unique_ptr<target>> targets_;  // one for each job
  publisher publish_;
};

}  // namespace strictpgn::differential
