#include "cli/io/standard_streams.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <initializer_list>

#include "cli/exit_status.hpp"

namespace strictpgn::cli {

void open_missing_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) != -1) continue;
    // Every system has this, and opened so it can neither be read nor written. The number is the
    // lowest one that is free: this one.
    if (::open("/", O_PATH) != stream) ::_exit(could_not_run);
  }
}

}  // namespace strictpgn::cli
