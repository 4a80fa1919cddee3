// Ctrl-C.
#pragma once

#include <atomic>
#include <exception>

namespace strictpgn::cli {

/// From now on the first SIGINT is only noted, so that what was done so far can be told. A second
/// one ends the program as usual.
void note_interrupts();

/// From now on Ctrl-C and SIGTERM are noted, and end nothing but the waiting for other programs,
/// which throws `differential::stopped` then.
void stop_at_signals();

/// Whether one was noted.
bool is_interrupted();
/// The same, for what waits in other threads; valid for the life of the program.
const std::atomic<bool>& stop_flag();

/// Thrown by what has no use for half of its work.
class interruption : public std::exception {};

}  // namespace strictpgn::cli
