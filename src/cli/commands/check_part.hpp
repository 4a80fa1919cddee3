// A part of a file, checked by itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "cli/exit_status.hpp"
#include "cli/options/check_options.hpp"

namespace strictpgn::cli {

/// Which part of a file is meant: so many bytes, or one of several parts of about the same size.
struct wanted_part {
  std::uint64_t number = 0;  ///< from 1; 0: these bytes
  std::uint64_t of = 1;
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

/// Reads `--part I/N` and `--range BEGIN:END`, of which one is given or none. Throws `usage_error`.
std::optional<wanted_part> parse_part(std::string_view part, std::string_view range);

/// Checks the games that begin in that part of the one file of the options, and writes the report
/// of it, for `merge`. Throws `usage_error` for what cannot be asked of a part, and
/// `unreadable_input` for what is no plain file.
exit_status check_part(const check_options& options, const wanted_part& part);

}  // namespace strictpgn::cli
