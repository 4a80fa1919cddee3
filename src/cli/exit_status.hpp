// What the program answers to its caller.
#pragma once

namespace strictpgn::cli {

enum exit_status : int { no_errors = 0, errors_found = 1, could_not_run = 2, interrupted = 130 };

}  // namespace strictpgn::cli
