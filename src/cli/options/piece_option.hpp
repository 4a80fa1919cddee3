// `--pieces`: the language whose piece letters are translated.
#pragma once

#include <string>

#include "cli/options/arguments.hpp"
#include "strictpgn/piece_letters.hpp"

namespace strictpgn::cli {

/// What they are in if nothing else is said.
inline constexpr auto english = "en";

/// `code` must outlive the command line.
argument add_pieces(verb_arguments& verb, std::string& code);

/// Null for English: nothing is translated. Throws `usage_error` with the codes there are.
const piece_language* parse_pieces(const std::string& code);

}  // namespace strictpgn::cli
