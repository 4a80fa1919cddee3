// What stands beside the productions in the files of grammar/: headings, sections, decisions and
// remarks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::spec {

/// A group of productions in a file.
struct heading {
  std::string text;       ///< "Tag pairs"
  std::string note;       ///< what follows it on its line; may be empty
  std::string section;    ///< "PGN 8.1"; empty where it has none
  std::string decisions;  ///< "D86, D90"; empty where there are none
  std::string_view file;  ///< "pgn.hpp"
};

/// The text of a heading; where nothing under it deviates, not that it is about deviations.
std::string shown_title(const heading& heading, bool has_deviation);

/// What is said about one production.
struct margin {
  std::string_view name;    ///< "tag_pair"
  std::size_t heading = 0;  ///< index of its group
  std::string section;      ///< "PGN 8.1", its own or that of its group; empty where there is none
  std::string decisions;    ///< its own
  std::string note;         ///< may be empty
  bool is_ordered = false;  ///< the order of its alternatives matters; the remark says why
};

/// All that is said, in the order of the files and of their lines.
struct margins {
  std::vector<heading> headings;
  std::vector<margin> productions;

  /// Null for a production that no file has.
  const margin* find(std::string_view production) const;
};

/// Reads the text of a file of productions and adds what it says. The views are into it.
void read_margins(std::string_view file_name, std::string_view text, margins& to);

/// Those of grammar/.
const margins& grammar_margins();

}  // namespace strictpgn::spec
