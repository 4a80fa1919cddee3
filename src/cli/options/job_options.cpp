#include "cli/options/job_options.hpp"

#include "cli/io/job_pool.hpp"

namespace strictpgn::cli {

void job_options::add_to(verb_arguments& verb) {
  verb.add_option("--jobs,-j N", jobs,
                  "threads that work; the result is the same for any number [one for each core]")
      .takes(whole_number(1, 1024));
  verb.add_option("--part-size BYTES", part_size, "bytes that each of them reads at a time")
      .takes(whole_number(1, 1 << 30))
      .is_hidden();
}

workers job_options::made() const {
  return {jobs == 0 ? default_jobs() : static_cast<std::size_t>(jobs),
          static_cast<std::size_t>(part_size)};
}

}  // namespace strictpgn::cli
