// What stands at the other end of stdout and stderr.
#pragma once

#include <cstddef>
#include <string_view>

namespace strictpgn::cli {

/// True when stdout is read by a person.
bool is_stdout_terminal();

/// True when stderr is read by a person.
bool is_stderr_terminal();

/// Columns of the terminal at stdout; 100 where there is none.
std::size_t terminal_width();

/// Whether `--color` auto, always or never means colors here. Auto: on a terminal that is not dumb,
/// unless NO_COLOR is set (no-color.org). Throws `usage_error` for any other word.
bool is_colored(std::string_view when);

}  // namespace strictpgn::cli
