#include "cli/io/signal_hold.hpp"

#include <algorithm>

namespace strictpgn::cli {

signal_hold::signal_hold() {
  sigset_t all;
  sigfillset(&all);
  ::pthread_sigmask(SIG_BLOCK, &all, &before_);
}

signal_hold::~signal_hold() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

bool signal_hold::is_asked_to_end() const {
  sigset_t waiting;
  sigemptyset(&waiting);
  ::sigpending(&waiting);
  const int asking[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
  return std::ranges::any_of(asking, [&](int index) { return sigismember(&waiting, index) == 1; });
}

}  // namespace strictpgn::cli
