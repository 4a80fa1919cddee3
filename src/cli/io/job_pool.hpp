// The threads that do the work.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace strictpgn::cli {

/// Threads beside the one that asks and tells.
class job_pool {
 public:
  explicit job_pool(std::size_t jobs);
  ~job_pool();

  std::size_t jobs() const { return jobs_; }
  /// Has one of the threads do it, about in the order in which things are given.
  void start(std::function<void()> work);

 private:
  struct threads;
  std::size_t jobs_;
  std::unique_ptr<threads> threads_;
};

/// As many as the machine, or what the program was given of it, has cores.
std::size_t default_jobs();

}  // namespace strictpgn::cli
