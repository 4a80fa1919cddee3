// What stands at the other end of stdout and stderr.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "strictpgn/profile.hpp"

namespace strictpgn::cli {

/// True when stdout is read by a person.
bool is_stdout_terminal();

/// True when stderr is read by a person.
bool is_stderr_terminal();

/// Text of an input for stdout: as it is, but where a terminal reads it what would act on that is
/// made visible.
std::string for_stdout(std::string text, encoding encoding = encoding::utf8);

/// Columns of the terminal at stdout; 100 where there is none.
std::size_t terminal_width();

/// Whether `--color` auto, always or never means colors here. Auto: on a terminal that is not dumb,
/// unless NO_COLOR is set (no-color.org). Throws `usage_error` for any other word.
bool is_colored(std::string_view when);

}  // namespace strictpgn::cli
