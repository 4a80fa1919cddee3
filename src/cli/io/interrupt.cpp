#include "cli/io/interrupt.hpp"

#include <csignal>

namespace strictpgn::cli {
namespace {

volatile std::sig_atomic_t has_come = 0;

void note_it(int) { has_come = 1; }

std::atomic<bool> is_stopped = false;

void stop(int) { is_stopped = true; }

}  // namespace

void note_interrupts() {
  struct sigaction action {};
  struct sigaction before {};
  action.sa_handler = note_it;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  if (::sigaction(SIGINT, nullptr, &before) == 0 && before.sa_handler == SIG_IGN) return;
  ::sigaction(SIGINT, &action, nullptr);
}

bool is_interrupted() { return has_come != 0; }

void stop_at_signals() {
  std::signal(SIGINT, stop);
  std::signal(SIGTERM, stop);
}

const std::atomic<bool>& stop_flag() { return is_stopped; }

}  // namespace strictpgn::cli
