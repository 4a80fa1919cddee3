#include "lab/differential/spread.hpp"

#include <atomic>
#include <future>
#include <vector>

namespace strictpgn::differential {

void spread(std::size_t count, unsigned jobs,
            const std::function<void(std::size_t item, unsigned worker)>& work) {
  std::atomic<std::size_t> next = 0;
  const auto work_on = [&](unsigned worker) {
    try {
      for (std::size_t item; (item = next++) < count;) work(item, worker);
    } catch (...) {
      next = count;
      throw;
    }
  };
  std::vector<std::future<void>> others;
  for (unsigned worker = 1; worker < jobs; ++worker)
    others.push_back(std::async(std::launch::async, work_on, worker));
  work_on(0);
  for (auto& each : others) each.get();
}

}  // namespace strictpgn::differential
