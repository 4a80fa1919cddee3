#include "cli/io/output.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <system_error>

namespace strictpgn::cli {
namespace {

constexpr std::size_t large = 64 << 10;

std::string& name_of_stdout() {
  static std::string name = "stdout";
  return name;
}

}  // namespace

output_failure::output_failure(int file, int error_number)
    : runtime_error((file == STDOUT_FILENO ? name_of_stdout() : "stderr") + ": " +
                    std::generic_category().message(error_number)),
      is_closed_pipe_(error_number == EPIPE) {}

output::output(stream which) : file_(which == stream::out ? STDOUT_FILENO : STDERR_FILENO) {}

void output::name_stdout(const std::string& file) { name_of_stdout() = '`' + file + '`'; }

bool output::is_full() const { return text_.size() >= large; }

void output::flush() {
  for (std::string_view rest = text_; !rest.empty();) {
    const auto written = ::write(file_, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      throw output_failure(file_, errno);
    }
  }
  text_.clear();
}

void output::probe() const {
  if (::write(file_, "", 0) < 0) throw output_failure(file_, errno);
  ::pollfd end{file_, POLLOUT, 0};
  if (::poll(&end, 1, 0) > 0 && (end.revents & (POLLERR | POLLNVAL)) != 0)
    throw output_failure(file_, EPIPE);
}

}  // namespace strictpgn::cli
