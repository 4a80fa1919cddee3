// The section column of the catalogue in words.
#pragma once

#include <string>
#include <string_view>

namespace strictpgn::report {

/// "PGN 8.2.3.3" stays as it is; the abbreviations of the contract for other sources are spelled
/// out: "DF" is common practice, "SUP 4" the fourth section of the supplement of 2001.
std::string section_in_words(std::string_view section);

}  // namespace strictpgn::report
