// A part of a file, checked by itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/severity.hpp"

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

/// An input of which a part is checked, with what applies to it.
struct part_input {
  input file;
  options how;
  severity fail_on = severity::error;
  bool is_utf8_in_modern = true;
};

/// Checks the games that begin in that part and writes the report of it, for `merge`. True if there
/// are findings that make the program fail. Throws `unreadable_input` for what is no plain file.
bool check_part(const part_input& one, const wanted_part& part, output& out);

}  // namespace strictpgn::cli
