// Whole files.
#pragma once

#include <string>

namespace strictpgn::cli {

/// The bytes of a file, or of stdin for `-`. Throws `unreadable_input`.
std::string read_text(const std::string& argument);

}  // namespace strictpgn::cli
