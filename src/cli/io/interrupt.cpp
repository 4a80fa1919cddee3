#include "cli/io/interrupt.hpp"

#include <csignal>

namespace strictpgn::cli {
namespace {

std::atomic<bool> has_come = false;

void note_it(int) { has_come = true; }

/// What is ignored already, by `nohup` say, is ignored on.
void note(int signal, unsigned flags) {
  struct sigaction action {};
  struct sigaction before {};
  action.sa_handler = note_it;
  action.sa_flags = static_cast<int>(flags);
  if (::sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_IGN) return;
  ::sigaction(signal, &action, nullptr);
}

}  // namespace

void note_interrupts() { note(SIGINT, SA_RESETHAND); }

void stop_at_signals() {
  note(SIGINT, SA_RESTART);
  note(SIGTERM, SA_RESTART);
}

bool is_interrupted() { return has_come; }

const std::atomic<bool>& stop_flag() { return has_come; }

}  // namespace strictpgn::cli
