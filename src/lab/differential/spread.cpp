#include "lab/differential/spread.hpp"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace strictpgn::differential {

void spread(std::size_t count, unsigned jobs,
            const std::function<void(std::size_t item, unsigned worker)>& work) {
  std::atomic<std::size_t> next = 0;
  std::exception_ptr error;
  std::mutex for_trouble;
  const auto work_on = [&](unsigned worker) {
    try {
      for (std::size_t item; (item = next++) < count;) work(item, worker);
    } catch (...) {
      next = count;
      const std::lock_guard lock(for_trouble);
      if (error == nullptr) error = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> threads;
    for (unsigned worker = 1; worker < jobs; ++worker) threads.emplace_back(work_on, worker);
    work_on(0);
  }
  if (error != nullptr) std::rethrow_exception(error);
}

}  // namespace strictpgn::differential
