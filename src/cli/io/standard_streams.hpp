// Standard input, output and error.
#pragma once

namespace strictpgn::cli {

/// Where the program was started with one of them closed, the next file that is opened would take
/// its place, and get what is meant for it. Afterwards to read or write it fails. Ends the program
/// with status 2 where that cannot be.
void open_missing_streams();

}  // namespace strictpgn::cli
