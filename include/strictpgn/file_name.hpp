// The names that the standard recommends for files (PGN 11.1, FEN 16.1, EPD 16.2).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/options.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// What a file is made of.
enum class file_content : std::uint8_t { games, fen_records, epd_records };

/// Says so when the name (or path) of a file has not the suffix of its content: `.pgn`, `.fen` or
/// `.epd`, in capitals too. Nothing else is a finding, nor is that under options in which the rule
/// (`file-name-suffix`, `fen-file-suffix`) is off. The finding has no place in the input.
std::optional<diagnostic> check_file_name(std::string_view name, file_content holds,
                                          const options& options = {});

}  // namespace strictpgn
