#include "cli/io/job_pool.hpp"

#include <malloc.h>
#include <tbb/global_control.h>
#include <tbb/info.h>
#include <tbb/task_arena.h>

#include <condition_variable>
#include <mutex>
#include <utility>

#include "cli/io/signal_hold.hpp"

namespace strictpgn::cli {

struct job_pool::threads {
  explicit threads(std::size_t jobs)
      : most(tbb::global_control::max_allowed_parallelism, jobs + 1),
        arena(static_cast<int>(jobs), 0) {}

  tbb::global_control most;  // the thread that asks is one more
  tbb::task_arena arena;
  std::mutex lock;
  std::condition_variable is_idle;
  std::size_t open = 0;  // things that are not yet done
};

/// Texts of a part's size come and go: to have them mapped anew each time takes longer than to read
/// them.
job_pool::job_pool(std::size_t jobs) : jobs_(jobs), threads_(std::make_unique<threads>(jobs)) {
#ifdef M_MMAP_THRESHOLD
  constexpr int large = 32 << 20;
  ::mallopt(M_MMAP_THRESHOLD, large);
  ::mallopt(M_TRIM_THRESHOLD, large);
#endif
}

job_pool::~job_pool() {
  std::unique_lock holding(threads_->lock);
  threads_->is_idle.wait(holding, [this] { return threads_->open == 0; });
}

/// A thread that is made here, or by one that was, takes no signals: they come to the thread that
/// may hold them back (`signal_hold`).
void job_pool::start(std::function<void()> work) {
  const signal_hold in_new_threads;
  {
    const std::lock_guard holding(threads_->lock);
    ++threads_->open;
  }
  threads_->arena.enqueue([all = threads_.get(), work = std::move(work)] {
    work();
    const std::lock_guard holding(all->lock);
    if (--all->open == 0) all->is_idle.notify_all();
  });
}

std::size_t default_jobs() { return static_cast<std::size_t>(tbb::info::default_concurrency()); }

}  // namespace strictpgn::cli
