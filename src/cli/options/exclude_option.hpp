// The option that leaves files of folders out.
#pragma once

#include <string>
#include <vector>

#include "cli/options/arguments.hpp"

namespace strictpgn::cli {

/// Adds `--exclude`.
void add_exclude(verb_arguments& verb, std::vector<std::string>& excluded);

}  // namespace strictpgn::cli
