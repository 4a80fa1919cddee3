// Texts judged several at a time, of which the first that is kept counts.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace strictpgn::generate {

/// Says whether a text is interesting. Once `is_in_vain` is true no use is made of the answer, and
/// the sooner it comes the better.
using judge = std::function<bool(std::string_view text, const std::atomic<bool>& is_in_vain)>;

/// A smaller text, and from where on others are made when it is kept.
struct candidate {
  /// A place in a derivation; each pass over a text uses what it needs of it.
  struct place {
    std::size_t entry = 0;
    std::size_t chunk = 0;  ///< so many parts were left out together; 0: not begun
    std::size_t at = 0;
  };

  std::string text;
  place next;
  std::size_t number = 0;  ///< in the order in which they were offered, from 1
};

/// Whatever order judges come to an end in, what is kept or thrown is that of one judge asked about
/// one candidate after the other.
class candidate_queue {
 public:
  /// As many candidates are judged at once as there are judges, each of which is asked by one
  /// thread. A single one is asked by the thread that offers.
  explicit candidate_queue(std::vector<judge> judges);
  candidate_queue(const candidate_queue&) = delete;
  candidate_queue& operator=(const candidate_queue&) = delete;
  ~candidate_queue();

  /// Has the next candidate judged, as soon as a judge is free. True when no more are needed, as
  /// one is kept.
  bool offer(std::string text, candidate::place next);

  /// The first of all that were offered since the last call that is kept. If a judge has thrown at
  /// one before it, that is thrown.
  std::optional<candidate> first();

 private:
  /// How the search ends at a candidate: it is kept, or its judge has thrown.
  struct decision {
    candidate what;
    std::exception_ptr error;
  };

  struct worker {
    judge is_interesting;
    std::size_t number = 0;  // of the candidate that it has
    std::atomic<bool> is_in_vain = true;
    std::thread thread{};
  };

  void work(worker& self);
  void judge_next(worker& self, std::unique_lock<std::mutex>& holding);
  void decide(decision&& made);
  void give_up_behind(std::size_t number);
  void dismiss();

  std::vector<std::unique_ptr<worker>> workers_;
  std::mutex lock_;
  std::condition_variable changed_;
  std::size_t offered_ = 0;
  std::size_t busy_ = 0;           // workers that have a candidate
  std::optional<candidate> next_;  // waits for one
  std::optional<decision> first_;
  bool is_over_ = false;
};

}  // namespace strictpgn::generate
