// Numbers that a process and those forked from it have in common.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <memory>
#include <stdexcept>

namespace strictpgn::mutants {

/// So many numbers, 0 at first. What a forked process has written stays when it dies.
class shared_numbers {
 public:
  explicit shared_numbers(std::size_t count)
      : numbers_(mapped(count * sizeof(std::size_t)), {count * sizeof(std::size_t)}) {}

  std::size_t& operator[](std::size_t at) const { return numbers_[at]; }

 private:
  struct unmap {
    std::size_t bytes;
    void operator()(std::size_t* numbers) const { munmap(numbers, bytes); }
  };

  static std::size_t* mapped(std::size_t bytes) {
    auto* const place =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (place == MAP_FAILED) throw std::runtime_error("no memory to share");
    return static_cast<std::size_t*>(place);
  }

  std::unique_ptr<std::size_t[], unmap> numbers_;
};

}  // namespace strictpgn::mutants
