#include "cli/io/descriptor.hpp"

#include <cerrno>
#include <system_error>

namespace strictpgn::cli {

std::size_t read_file_at(const descriptor& file, std::uint64_t offset, char* to, std::size_t size) {
  std::size_t filled = 0;
  while (filled < size) {
    const auto got =
        ::pread(file.number(), to + filled, size - filled, static_cast<::off_t>(offset + filled));
    if (got == 0) break;
    if (got > 0)
      filled += static_cast<std::size_t>(got);
    else if (errno != EINTR)
      throw std::system_error(errno, std::generic_category());
  }
  return filled;
}

}  // namespace strictpgn::cli
