// What is told of a command line: by `--help`, and by man(1).
#pragma once

#include <cstddef>
#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): a library of others
class App;
}  // namespace CLI

namespace strictpgn::cli {

/// What the program, or one of its verbs, is for and takes, in lines of so many columns where words
/// allow that. `name` is all that it is called by: `strictpgn check`.
std::string help_page(const CLI::App& of, const std::string& name, std::size_t width);

/// The program as a whole, in the language of man(7). All verbs must have their options.
/// `exit_status` says what the numbers mean.
std::string manual_page(const CLI::App& program, const std::string& exit_status);

}  // namespace strictpgn::cli
