// The option that puts stdout into a file.
#pragma once

#include <string>
#include <vector>

#include "cli/exit_status.hpp"
#include "cli/io/input.hpp"
#include "cli/options/arguments.hpp"

namespace strictpgn::cli {

/// Adds `--output`.
argument add_output(verb_arguments& verb, std::string& file);

/// From now on what is written to stdout goes to that file, unless it has no name. Throws
/// `unwritable_file`, and `usage_error` where it is one of the inputs, or is kept.
void redirect_stdout(const std::string& file, const std::vector<input>& inputs);

/// A file that is read beside the inputs: it is never what stdout goes to, whichever comes first.
/// Throws `usage_error`.
void keep_from_output(const std::string& file);
/// Whether it is such a file, however it is named.
bool is_kept_from_output(const std::string& file);

/// The program ends so, and has written everything: the file gets its new content. After an
/// interrupt, or where nothing could be read and written, it keeps the old one. Throws
/// `unwritable_file`.
void finish_output(exit_status status);

}  // namespace strictpgn::cli
