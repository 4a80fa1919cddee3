// The verbs `fen` and `epd`.
#pragma once

#include "cli/exit_status.hpp"
#include "cli/options/arguments.hpp"

namespace strictpgn::cli {

/// Adds the verbs to the program; when one is chosen, it runs and says in `status` how that went.
void add_fen(command_line& program, exit_status& status);
void add_epd(command_line& program, exit_status& status);

}  // namespace strictpgn::cli
