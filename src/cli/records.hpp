// The verbs `fen` and `epd`.
#pragma once

#include <CLI/CLI.hpp>

#include "cli/exit_status.hpp"

namespace strictpgn::cli {

/// Adds the verbs to the program; when one is chosen, it runs and says in `status` how that went.
void add_fen(CLI::App& program, exit_status& status);
void add_epd(CLI::App& program, exit_status& status);

}  // namespace strictpgn::cli
