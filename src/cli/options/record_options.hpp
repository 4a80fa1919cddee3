// The options that say what an input holds: games, or records of FEN or EPD.
#pragma once

#include <optional>
#include <string>

#include "cli/io/input.hpp"
#include "cli/options/arguments.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/records.hpp"

namespace strictpgn::cli {

/// Adds `--dialect`, to be parsed by `parse_dialect`.
void add_dialect(verb_arguments& verb, std::string& dialect);

/// Throws `usage_error` for an unknown name.
fen_dialect parse_dialect(std::string_view option, std::string_view name);

/// The texts of these options as given.
struct record_options {
  std::string input = "auto";
  std::string dialect = "fen";

  void add_to(verb_arguments& verb);

  /// The format of the records in that input; nothing when it holds games. Throws `usage_error`.
  std::optional<record_format> format_of(const strictpgn::cli::input& file) const;
};

}  // namespace strictpgn::cli
