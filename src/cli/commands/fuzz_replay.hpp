// The verb `fuzz replay`: finds of an earlier run asked about again.
#pragma once

#include "cli/exit_status.hpp"
#include "cli/options/arguments.hpp"

namespace strictpgn::cli {

/// Its options; run, it sets the exit status of the program.
void add_fuzz_replay(verb_arguments& fuzz, exit_status& status);

}  // namespace strictpgn::cli
