// The verb `grammar`: the formal specification.
#pragma once

#include <CLI/CLI.hpp>

#include "cli/exit_status.hpp"

namespace strictpgn::cli {

void add_grammar(CLI::App& program, exit_status& status);

}  // namespace strictpgn::cli
