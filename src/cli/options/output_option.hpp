// The option that puts stdout into a file.
#pragma once

#include <string>
#include <vector>

#include "cli/io/input.hpp"
#include "cli/options/arguments.hpp"

namespace strictpgn::cli {

/// Adds `--output`.
void add_output(verb_arguments& verb, std::string& file);

/// From now on what is written to stdout goes to that file, unless it has no name. Throws
/// `usage_error` where it cannot be written, or is one of the inputs.
void redirect_stdout(const std::string& file, const std::vector<input>& inputs);

}  // namespace strictpgn::cli
