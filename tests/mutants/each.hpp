// The same work many times, on several threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace strictpgn::mutants {

/// Calls `work` with each number below `count`.
template <typename Work>
void for_each_index(std::size_t count, unsigned jobs, Work&& work) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::jthread> threads;
  for (unsigned job = 0; job != jobs; ++job)
    threads.emplace_back([&] {
      for (auto at = next++; at < count; at = next++) work(at);
    });
}

}  // namespace strictpgn::mutants
