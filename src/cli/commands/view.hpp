// The verb `view`.
#pragma once

#include "cli/exit_status.hpp"
#include "cli/options/arguments.hpp"

namespace strictpgn::cli {

/// Adds the verb to the program; when it is chosen, it runs and says in `status` how that went.
void add_view(command_line& program, exit_status& status);

}  // namespace strictpgn::cli
