// Commands run by the shell.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace strictpgn::cli {

/// A text as one argument of a command for a shell, in quotes where it needs them.
std::string shell_argument(const std::string& text);

/// Runs the command with the name of a file as its last argument, without input and output, and
/// tells how it failed ("exit status 1"), or nothing where it exits with 0. One that takes longer
/// is killed with all that it has started, and has failed; so is one that is still at work when
/// `is_in_vain` turns true. Throws `differential::stopped` (`stop_at_signals`).
std::optional<std::string> failure_on(const std::string& command, const std::filesystem::path& file,
                                      std::chrono::milliseconds longest,
                                      const std::atomic<bool>& is_in_vain);

}  // namespace strictpgn::cli
