// Commands run by the shell.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <string>

namespace strictpgn::cli {

/// A text as one argument of a command for a shell, in quotes where it needs them.
std::string shell_argument(const std::string& text);

/// Runs the command with the name of a file as its last argument, without input and output, and
/// tells whether it exits with 0. One that takes longer is killed with all that it has started, and
/// has not; so is one that is still at work when `is_in_vain` turns true. Throws
/// `differential::stopped` (`stop_at_signals`).
bool succeeds_on(const std::string& command, const std::filesystem::path& file,
                 std::chrono::milliseconds longest, const std::atomic<bool>& is_in_vain);

}  // namespace strictpgn::cli
