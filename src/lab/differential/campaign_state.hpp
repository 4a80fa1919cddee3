// What a run knows so far; all that the next run needs to go on.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "lab/differential/mismatch.hpp"
#include "lab/differential/test_cases.hpp"

namespace strictpgn::differential {

/// Finds that have outcome, rule and message in common. There may be many causes behind it.
struct complaint {
  std::uint64_t seen = 0;
  /// Reductions since the last one that brought a new cluster: of finds that have all that one of
  /// the clusters is made of, and of the others.
  int stale = 0;
  int stale_others = 0;
};

/// Finds of one cause: they have the complaint in common, and what is left of them when they are
/// reduced.
struct cluster {
  std::string name;  ///< of its folder
  mismatch what;
  std::vector<std::string> signature;  ///< of the reduced text
  std::uint64_t finds = 0;             ///< that were reduced to it
  std::uint64_t seen = 0;              ///< finds that have all that it is made of
  std::uint64_t bytes = 0;             ///< of its smallest text
  std::uint64_t seed = 0;              ///< that this was made of
  std::string origin{};                ///< how
  bool is_whole = true;                ///< the reduction came to its end
  /// What we tolerate and warn of in a text that the target should have read.
  std::vector<rule> tolerated{};
};

/// A find that waits to be reduced.
struct waiting {
  std::uint64_t seed = 0;
  test_case test;
  mismatch what;
};

struct campaign_state {
  std::uint64_t next_seed = 1;
  std::uint64_t texts = 0;
  std::uint64_t declined = 0;  ///< texts that the target says it cannot judge
  /// Texts that are left out of account for want of a claim, by its name.
  std::map<std::string, std::uint64_t> unclaimed;
  std::uint64_t unsteady = 0;                             ///< finds that did not happen again
  std::array<std::uint64_t, outcome_count> by_outcome{};  ///< finds
  std::deque<waiting> pending;                            ///< the gravest first
  std::map<std::string, std::uint64_t> met;               ///< `turns::met`
  std::map<std::string, complaint> complaints;
  std::map<std::string, cluster> clusters;  ///< by name
};

/// "accepts-invalid-nag-null-3f2a91".
std::string cluster_name(const mismatch& what, const std::vector<std::string>& signature);

/// As JSON; `run` says what the state belongs to.
std::string write_campaign_state(const campaign_state& all, const std::string& run);

/// A state that cannot be gone on with; the text says why in one line.
class bad_campaign_state : public std::runtime_error {
 public:
  using runtime_error::runtime_error;
};

/// Throws `bad_campaign_state` when it is none, or one of another run.
campaign_state read_campaign_state(const std::string& text, const std::string& run);

}  // namespace strictpgn::differential
