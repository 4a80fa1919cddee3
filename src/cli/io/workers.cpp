#include "cli/io/workers.hpp"

#include "read/piece.hpp"

namespace strictpgn::cli {

bool workers::share(const options& how, std::optional<std::uint64_t> size) const {
  return share(size) && read::is_divisible(how);
}

bool workers::share(std::optional<std::uint64_t> size) const {
  return jobs_ > 1 && size.value_or(UINT64_MAX) > 2 * part_size_;
}

job_pool& workers::pool() {
  if (!pool_) pool_.emplace(jobs_);
  return *pool_;
}

}  // namespace strictpgn::cli
