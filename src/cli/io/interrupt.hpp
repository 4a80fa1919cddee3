// Ctrl-C.
#pragma once

#include <exception>

namespace strictpgn::cli {

/// From now on the first SIGINT is only noted, so that what was done so far can be told. A second
/// one ends the program as usual.
void note_interrupts();

/// Whether there was one.
bool is_interrupted();

/// Thrown by what has no use for half of its work.
class interruption : public std::exception {};

}  // namespace strictpgn::cli
