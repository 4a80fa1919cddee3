#include "cli/options/exclude_option.hpp"

namespace strictpgn::cli {

void add_exclude(verb_arguments& verb, std::vector<std::string>& excluded) {
  verb.add_option(
          "--exclude PATTERN", excluded,
          "leave out files and folders below a folder whose name, or path from there, fits: "
          "old/**, *-bad.pgn (repeatable)")
      .takes_one_value();
}

}  // namespace strictpgn::cli
