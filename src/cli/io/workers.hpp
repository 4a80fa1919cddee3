// Who works on an input: one thread, or several on parts of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "cli/io/job_pool.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::cli {

/// So many threads, which are there from when they are first wanted.
class workers {
 public:
  workers(std::size_t jobs, std::size_t part_size) : jobs_(jobs), part_size_(part_size) {}

  /// Whether an input of that size, if that is known, is read in parts: where there are several
  /// parts for several threads, and no games are compared.
  bool share(const options& how, std::optional<std::uint64_t> size) const;
  /// The same where there is nothing to compare.
  bool share(std::optional<std::uint64_t> size) const;

  job_pool& pool();
  /// In bytes.
  std::size_t part_size() const { return part_size_; }

 private:
  std::size_t jobs_;
  std::size_t part_size_;
  std::optional<job_pool> pool_;
};

}  // namespace strictpgn::cli
