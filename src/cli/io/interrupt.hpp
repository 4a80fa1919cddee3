// Ctrl-C.
#pragma once

#include <atomic>
#include <exception>

namespace strictpgn::cli {

/// From now on the first SIGINT is only noted, so that what was done so far can be told. A second
/// one ends the program as usual.
void note_interrupts();

/// Whether there was one.
bool is_interrupted();

/// From now on Ctrl-C and SIGTERM end nothing but the waiting for other programs, once they are
/// noted in `stop_flag`: it throws `differential::stopped`.
void stop_at_signals();
const std::atomic<bool>& stop_flag();

/// Thrown by what has no use for half of its work.
class interruption : public std::exception {};

}  // namespace strictpgn::cli
