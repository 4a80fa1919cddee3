// The finds that an earlier run has left in a folder.
#pragma once

#include <filesystem>
#include <vector>

#include "lab/differential/recorded_find.hpp"

namespace strictpgn::cli {

/// The finds of the folder of a run, in the order of their names; or the one whose folder it is.
/// Throws `usage_error` where there are none or one of them cannot be read, `unreadable_input`.
std::vector<differential::recorded_find> recorded_finds(const std::filesystem::path& folder);

}  // namespace strictpgn::cli
