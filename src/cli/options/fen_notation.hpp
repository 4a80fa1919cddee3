// The options that say how FENs are written.
#pragma once

#include <string>
#include <string_view>

#include "cli/options/arguments.hpp"
#include "strictpgn/fen.hpp"

namespace strictpgn::cli {

struct fen_notation {
  fen_dialect dialect;
  en_passant_style style;
};

/// Adds `--ep`.
void add_en_passant(verb_arguments& verb, std::string& style);

/// Without a style it is that of the dialect. Throws `usage_error` for unknown names; `option` is
/// where the dialect was given.
fen_notation parse_fen_notation(std::string_view option, std::string_view dialect,
                                std::string_view style);

}  // namespace strictpgn::cli
