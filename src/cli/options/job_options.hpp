// How many threads work.
#pragma once

#include <cstddef>
#include <cstdint>

#include "cli/io/workers.hpp"
#include "cli/options/arguments.hpp"

namespace strictpgn::cli {

/// What is given of it.
struct job_options {
  std::uint64_t jobs = 0;               ///< 0: one for each core
  std::uint64_t part_size = 512 << 10;  ///< bytes of an input that one of them reads at a time

  void add_to(verb_arguments& verb);
  bool is_given() const { return jobs != 0; }
  workers made() const;
};

}  // namespace strictpgn::cli
